import type { Language } from '@jes/contract/core/settings'
import type { Addressee } from '#features/accounts/auth/letters.ts'
import { linkTo } from '#lib/mail.ts'
import type { Letter, UnsentLetter } from '#lib/mailLayout.ts'

type Words = Pick<Letter, 'subject' | 'paragraphs' | 'note'> & { button: string }

function write(to: Addressee, words: Record<Language, Words>, path: string): UnsentLetter {
  const { button, ...rest } = words[to.language]
  const { email, language } = to
  return { to: email, language, ...rest, button: { label: button, url: linkTo(path) } }
}

type Suspension = { reason: string; until: string | null }

/** A suspended member cannot log in: the mail says why, until when, and where to complain. */
export function suspendedLetter(to: Addressee, { reason, until }: Suspension) {
  return write(
    to,
    {
      en: {
        subject: 'Your Jes account is suspended',
        paragraphs: [
          until
            ? `Namaste ${to.username}. Your account is suspended until ${sayMoment(until, 'en')}. Until then you cannot log in.`
            : `Namaste ${to.username}. Your account is suspended for good. You can no longer log in.`,
          `The reason: ${reason}`,
        ],
        button: 'Ask us to look again',
        note: 'Whoever decided this does not decide about your complaint. We answer within 24 hours.',
      },
      ne: {
        subject: 'तपाईंको Jes खाता रोकियो',
        paragraphs: [
          until
            ? `नमस्ते ${to.username}। तपाईंको खाता ${sayMoment(until, 'ne')} सम्म रोकिएको छ। त्यतिन्जेल लगइन गर्न मिल्दैन।`
            : `नमस्ते ${to.username}। तपाईंको खाता सधैँका लागि रोकिएको छ। अब लगइन गर्न मिल्दैन।`,
          `कारण: ${reason}`,
        ],
        button: 'फेरि हेरिदिन भन्नुहोस्',
        note: 'यो निर्णय गर्नेले तपाईंको गुनासो हेर्दैन। हामी २४ घण्टाभित्र जवाफ दिन्छौँ।',
      },
    },
    '/help/grievance',
  )
}

export function freedLetter(to: Addressee) {
  return write(
    to,
    {
      en: {
        subject: 'Your Jes account is open again',
        paragraphs: [`Namaste ${to.username}. Your account is no longer suspended.`],
        button: 'Log in',
        note: 'What you posted is where it was.',
      },
      ne: {
        subject: 'तपाईंको Jes खाता फेरि खुल्यो',
        paragraphs: [`नमस्ते ${to.username}। तपाईंको खाता अब रोकिएको छैन।`],
        button: 'लगइन गर्नुहोस्',
        note: 'तपाईंका पोस्ट जहाँको त्यहीँ छन्।',
      },
    },
    '/login',
  )
}

function sayMoment(moment: string, language: Language) {
  const format = new Intl.DateTimeFormat(language === 'ne' ? 'ne-NP' : 'en', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kathmandu',
  })
  return format.format(new Date(moment))
}
