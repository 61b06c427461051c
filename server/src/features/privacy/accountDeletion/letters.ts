import type { Language } from '@jes/contract/core/settings'
import { type Addressee, warn, write } from '#features/accounts/auth/letters.ts'
import { linkTo } from '#lib/mail.ts'

export function leavingLetter(to: Addressee, leavesAt: string) {
  return write(
    to,
    {
      en: {
        subject: 'Your Jes account is going to end',
        paragraphs: [
          `Namaste ${to.username}. Your account ends on ${sayDay(leavesAt, 'en')}. You are logged out everywhere.`,
          'Until then nothing is lost. To keep it, log in and choose Keep my account.',
        ],
        button: 'Log in and keep it',
        note: 'If it was not you, log in, keep the account and choose a new password at once.',
      },
      ne: {
        subject: 'तपाईंको Jes खाता बन्द हुँदैछ',
        paragraphs: [
          `नमस्ते ${to.username}। तपाईंको खाता ${sayDay(leavesAt, 'ne')} मा मेटिन्छ। सबै डिभाइसबाट लगआउट गरिएको छ।`,
          'त्यतिन्जेल केही हराउँदैन। खाता राख्न लगइन गरेर "जोगाउनुहोस्" रोज्नुहोस्।',
        ],
        button: 'लगइन गरेर खाता राख्नुहोस्',
        note: 'तपाईंले गरेको होइन भने लगइन गरेर खाता राख्नुहोस् र तुरुन्त नयाँ पासवर्ड राख्नुहोस्।',
      },
    },
    { url: linkTo('/login') },
  )
}

export function stayingLetter(to: Addressee) {
  return warn(to, {
    en: {
      subject: 'Your Jes account stays',
      paragraphs: [`Namaste ${to.username}. It is good that you stay. Nothing was deleted.`],
    },
    ne: {
      subject: 'तपाईंको Jes खाता रहने भयो',
      paragraphs: [`नमस्ते ${to.username}। तपाईं रहनुभएकोमा खुसी लाग्यो। केही मेटिएको छैन।`],
    },
  })
}

/** The last mail: after it this address is deleted here. */
export function receiptLetter(to: Addressee, endedAt: string) {
  return write(to, {
    en: {
      subject: 'Your Jes account has ended',
      paragraphs: [
        `Your account ${to.username} ended on ${sayDay(endedAt, 'en')}.`,
        'Your profile, your devices, your votes, follows, messages of ours, pictures and videos were deleted, with their files. What you chose to leave stands without your name.',
        'Thank you for having been here.',
      ],
      note: 'This is the last mail that we send you.',
    },
    ne: {
      subject: 'तपाईंको Jes खाता मेटियो',
      paragraphs: [
        `तपाईंको खाता ${to.username} ${sayDay(endedAt, 'ne')} मा मेटियो।`,
        'तपाईंको प्रोफाइल, डिभाइस, भोट, फलो, सूचना, तस्बिर र भिडियो फाइलसहित मेटिए। तपाईंले छोड्न रोजेका कुरा मात्र तपाईंको नामबिना रहेका छन्।',
        'यहाँ रहिदिनुभएकोमा धन्यवाद।',
      ],
      note: 'हामीले तपाईंलाई पठाउने अन्तिम मेल यही हो।',
    },
  })
}

function sayDay(moment: string, language: Language) {
  const locale = language === 'ne' ? 'ne-NP-u-nu-deva' : 'en-GB'
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })
  return format.format(new Date(moment))
}
