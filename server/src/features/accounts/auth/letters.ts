import type { Language } from '@jes/contract/core/settings'
import type { Sql } from '#lib/db.ts'
import { type LoginOrigin, sayDevice } from '#lib/device.ts'
import { linkTo } from '#lib/mail.ts'
import type { Letter, UnsentLetter } from '#lib/mailLayout.ts'

/** The recipient of a mail, and their language. Who signed up by number may have no address, and gets no mail. */
export type Addressee = { email: string | null; username: string; language: Language }

/** The columns of an Addressee, from the table `users` as `u`. */
export function addressee(sql: Sql) {
  return sql`u.email, u.username, coalesce(u.settings->>'language', 'en') as language`
}

type Words = Pick<Letter, 'subject' | 'paragraphs' | 'note'> & { button?: string; code?: string }
type Extra = { url?: string; digits?: string; minutes?: Minutes }
/** For how long the link and the code of a mail are valid. */
type Minutes = { link: number; code?: number }

/** A mail in the language of its recipient. */
export function write(
  to: Addressee,
  words: Record<Language, Words>,
  { url, digits, minutes }: Extra = {},
): UnsentLetter {
  const { button, code, ...rest } = words[to.language]
  return {
    to: to.email,
    language: to.language,
    ...rest,
    ...(button && url && { button: { label: button, url } }),
    ...(code && digits && { code: { label: code, digits, ...expiryOf(minutes?.code) } }),
    ...expiryOf(minutes?.link),
  }
}

function expiryOf(minutes: number | undefined) {
  return minutes && { expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() }
}

type Proof = { token: string; code: string; minutes: Minutes }

export function proofLetter(to: Addressee, { token, code, minutes }: Proof) {
  return write(
    to,
    {
      en: {
        subject: 'Verify your email for Jes',
        paragraphs: [
          `Namaste ${to.username}. Press the button and you can post, comment and start hubs.`,
          'The link works for 24 hours.',
        ],
        button: 'Verify my email',
        code: 'Or type this code; it works for 10 minutes',
        note: 'If you did not sign up for Jes, you can leave this mail alone.',
      },
      ne: {
        subject: 'Jes का लागि इमेल पक्का गर्नुहोस्',
        paragraphs: [
          `नमस्ते ${to.username}। बटन थिच्नुहोस्, अनि पोस्ट र कमेन्ट गर्न, JeHub बनाउन सक्नुहुन्छ।`,
          'लिङ्क २४ घण्टा चल्छ।',
        ],
        button: 'इमेल पक्का गर्नुहोस्',
        code: 'वा यो कोड लेख्नुहोस्, १० मिनेट चल्छ',
        note: 'तपाईंले Jes मा खाता खोल्नुभएको होइन भने यो मेल त्यसै छोड्नुहोस्।',
      },
    },
    { url: linkTo('/verify-email', token), digits: code, minutes },
  )
}

export function resetLetter(to: Addressee, token: string, minutes: number) {
  return write(
    to,
    {
      en: {
        subject: 'Choose a new password for Jes',
        paragraphs: [
          `Namaste ${to.username}. Someone, hopefully you, asked for a new password.`,
          'The link works once, for 30 minutes.',
        ],
        button: 'Choose a new password',
        note: 'If it was not you, do nothing: your password stays as it is.',
      },
      ne: {
        subject: 'Jes को नयाँ पासवर्ड राख्नुहोस्',
        paragraphs: [
          `नमस्ते ${to.username}। कसैले, सायद तपाईंले नै, नयाँ पासवर्ड माग्नुभएको छ।`,
          'लिङ्क एक पटक मात्र, ३० मिनेटसम्म चल्छ।',
        ],
        button: 'नयाँ पासवर्ड राख्नुहोस्',
        note: 'तपाईंले मागेको होइन भने केही गर्नु पर्दैन: पासवर्ड जस्ताको तस्तै रहन्छ।',
      },
    },
    { url: linkTo('/reset-password', token), minutes: { link: minutes } },
  )
}

const NOT_YOU: Record<Language, Pick<Words, 'button' | 'note'>> = {
  en: {
    button: 'It was not me',
    note: 'If it was not you, choose a new password at once: that signs every device out.',
  },
  ne: {
    button: 'म होइन',
    note: 'तपाईं होइन भने तुरुन्त नयाँ पासवर्ड राख्नुहोस्: त्यसपछि सबै डिभाइस लगआउट हुन्छन्।',
  },
}

/** A mail about something that a thief might have done; its button leads to a new password. */
export function warn(
  to: Addressee,
  words: Record<Language, Pick<Words, 'subject' | 'paragraphs'>>,
) {
  return write(
    to,
    { en: { ...words.en, ...NOT_YOU.en }, ne: { ...words.ne, ...NOT_YOU.ne } },
    { url: linkTo('/forgot-password') },
  )
}

export function passwordChangedLetter(to: Addressee) {
  return warn(to, {
    en: {
      subject: 'Your Jes password was changed',
      paragraphs: [
        `Namaste ${to.username}. Your password is new, and other devices are signed out.`,
      ],
    },
    ne: {
      subject: 'Jes को पासवर्ड फेरियो',
      paragraphs: [`नमस्ते ${to.username}। तपाईंको पासवर्ड फेरियो, अरू डिभाइस लगआउट भए।`],
    },
  })
}

export function newDeviceLetter(to: Addressee, { device, address }: LoginOrigin) {
  return warn(to, {
    en: {
      subject: 'New log-in to Jes',
      paragraphs: [
        `Namaste ${to.username}. You logged in on a new device:`,
        `${device}, ${address}`,
      ],
    },
    ne: {
      subject: 'Jes मा नयाँ लगइन',
      paragraphs: [
        `नमस्ते ${to.username}। नयाँ डिभाइसबाट लगइन भयो:`,
        `${sayDevice(device, 'ne')}, ${address}`,
      ],
    },
  })
}

export function reuseLetter(to: Addressee, device: string) {
  return warn(to, {
    en: {
      subject: 'We signed a device out of Jes',
      paragraphs: [
        `Namaste ${to.username}. An old key to your account was used again. It may have been copied.`,
        `To be safe we signed this device out: ${device}. Log in again there.`,
      ],
    },
    ne: {
      subject: 'Jes बाट एउटा डिभाइस लगआउट गरियो',
      paragraphs: [
        `नमस्ते ${to.username}। तपाईंको खाताको पुरानो साँचो फेरि चलाइयो। कसैले कपी गरेको हुन सक्छ।`,
        `सुरक्षाका लागि यो डिभाइस लगआउट गर्‍यौँ: ${sayDevice(device, 'ne')}। त्यहाँ फेरि लगइन गर्नुहोस्।`,
      ],
    },
  })
}
