import { linkTo } from '#lib/mail.ts'
import { type Addressee, warn, write } from './letters.ts'

export function usernameLetter(to: Addressee, username: string) {
  return warn(to, {
    en: {
      subject: 'Your Jes username was changed',
      paragraphs: [
        `Namaste. You are now @${username}; before you were @${to.username}.`,
        'The old name leads to you for 90 days. Log in with the new one, or with your email.',
      ],
    },
    ne: {
      subject: 'Jes मा तपाईंको प्रयोगकर्ता नाम फेरियो',
      paragraphs: [
        `नमस्ते। अब तपाईं @${username} हुनुहुन्छ, पहिले @${to.username} हुनुहुन्थ्यो।`,
        'पुरानो नामबाट ९० दिनसम्म तपाईंकहाँ पुगिन्छ। लगइन नयाँ नाम वा इमेलले गर्नुहोस्।',
      ],
    },
  })
}

/** To the new address. */
export function newEmailLetter(to: Addressee, token: string, minutes: number) {
  return write(
    to,
    {
      en: {
        subject: 'Confirm your new email for Jes',
        paragraphs: [
          `Namaste ${to.username}. Press the button, and this is the email of your account.`,
          'The link works once, for 30 minutes.',
        ],
        button: 'Confirm this email',
        note: 'If you did not ask for this, do nothing: this address is then not used.',
      },
      ne: {
        subject: 'Jes का लागि नयाँ इमेल पक्का गर्नुहोस्',
        paragraphs: [
          `नमस्ते ${to.username}। बटन थिच्नुहोस्, अनि तपाईंको खाताको इमेल यही हुन्छ।`,
          'लिङ्क एक पटक मात्र, ३० मिनेटसम्म चल्छ।',
        ],
        button: 'यो इमेल पक्का गर्नुहोस्',
        note: 'तपाईंले मागेको होइन भने केही गर्नु पर्दैन: यो ठेगाना प्रयोग हुँदैन।',
      },
    },
    { url: linkTo('/confirm-email', token), minutes: { link: minutes } },
  )
}

/** To the current address, before anything has changed. */
export function emailRequestedLetter(to: Addressee, email: string) {
  return warn(to, {
    en: {
      subject: 'Someone asked to change your Jes email',
      paragraphs: [
        `Namaste ${to.username}. The email of your account is to become ${email}.`,
        'Nothing changes until the link that we sent there is opened. Under Settings you can keep the address you have.',
      ],
    },
    ne: {
      subject: 'Jes को इमेल फेर्न खोजिएको छ',
      paragraphs: [
        `नमस्ते ${to.username}। तपाईंको खाताको इमेल ${email} बनाउन खोजिएको छ।`,
        'त्यहाँ पठाएको लिङ्क नखोलेसम्म केही फेरिँदैन। सेटिङमा गएर अहिलेकै ठेगाना राख्न सक्नुहुन्छ।',
      ],
    },
  })
}

/** To the owner of an account with the address that somebody else requests. */
export function knownEmailLetter(to: Addressee) {
  return write(
    to,
    {
      en: {
        subject: 'You already have a Jes account',
        paragraphs: [
          `Namaste ${to.username}. Someone, perhaps you, wanted to use this email for another account.`,
          'It belongs to yours, so nothing was changed.',
        ],
        button: 'Log in',
        note: 'If it was not you, you need do nothing.',
      },
      ne: {
        subject: 'Jes मा तपाईंको खाता पहिल्यै छ',
        paragraphs: [
          `नमस्ते ${to.username}। कसैले, सायद तपाईंले नै, यो इमेल अर्को खातामा राख्न खोज्नुभयो।`,
          'यो इमेल तपाईंकै खाताको हो, त्यसैले केही फेरिएन।',
        ],
        button: 'लगइन गर्नुहोस्',
        note: 'तपाईं होइन भने केही गर्नु पर्दैन।',
      },
    },
    { url: linkTo('/login') },
  )
}

/** To the old address: it can no longer reset the password, but its owner can still write to the staff. */
export function emailChangedLetter(to: Addressee, email: string) {
  return write(
    to,
    {
      en: {
        subject: 'Your Jes email was changed',
        paragraphs: [
          `Namaste ${to.username}. Your account now uses ${email}. We write there from now on.`,
        ],
        button: 'It was not me',
        note: 'If it was not you, write to us at once through the form on our help page.',
      },
      ne: {
        subject: 'Jes को इमेल फेरियो',
        paragraphs: [`नमस्ते ${to.username}। अब तपाईंको खाताको इमेल ${email} हो। अबदेखि त्यहीँ लेख्छौँ।`],
        button: 'म होइन',
        note: 'तपाईं होइन भने हाम्रो सहायता पेजको फारमबाट तुरुन्त लेख्नुहोस्।',
      },
    },
    { url: linkTo('/help') },
  )
}

/** To the address that no longer belongs to the account. */
export function emailRemovedLetter(to: Addressee) {
  return write(
    to,
    {
      en: {
        subject: 'This email was removed from your Jes account',
        paragraphs: [
          `Namaste ${to.username}. Your account has no email any more. We do not write here from now on.`,
        ],
        button: 'It was not me',
        note: 'If it was not you, write to us at once through the form on our help page.',
      },
      ne: {
        subject: 'Jes खाताबाट यो इमेल हटाइयो',
        paragraphs: [`नमस्ते ${to.username}। अब तपाईंको खातामा इमेल छैन। अबदेखि यहाँ लेख्दैनौँ।`],
        button: 'म होइन',
        note: 'तपाईं होइन भने हाम्रो सहायता पेजको फारमबाट तुरुन्त लेख्नुहोस्।',
      },
    },
    { url: linkTo('/help') },
  )
}
