import type { Language } from '@jes/contract/core/settings'
import { linkTo } from '#lib/mail.ts'
import type { Letter } from '#lib/mailLayout.ts'

export type Filed = { email: string; number: string; language: Language }
type Words = Pick<Letter, 'subject' | 'paragraphs' | 'note'> & { button: string }

/** Contains nothing that the sender wrote: the address may be somebody else's. */
export function receivedLetter({ email, number, language }: Filed): Letter {
  const words: Record<Language, Words> = {
    en: {
      subject: `We have your grievance ${number}`,
      paragraphs: [
        `Its number is ${number}. Keep it: with it you can see what became of it.`,
        'Somebody of Jes reads it and answers within 24 hours, to this address.',
      ],
      button: 'See what became of it',
      note: 'If you did not write to us, you can leave this mail alone.',
    },
    ne: {
      subject: `तपाईंको गुनासो ${number} हामीले पायौँ`,
      paragraphs: [
        `यसको नम्बर ${number} हो। सम्हालेर राख्नुहोस्: यसैबाट के भयो हेर्न सकिन्छ।`,
        'Jes को टोलीले पढेर २४ घण्टाभित्र यही ठेगानामा जवाफ दिन्छ।',
      ],
      button: 'के भयो हेर्नुहोस्',
      note: 'तपाईंले हामीलाई लेख्नुभएको होइन भने यो मेल त्यसै छोड्नुहोस्।',
    },
  }
  return write({ email, number, language }, words[language])
}

export function answeredLetter(filed: Filed, answer: string): Letter {
  const { number, language } = filed
  const words: Record<Language, Words> = {
    en: {
      subject: `The answer to your grievance ${number}`,
      paragraphs: ['Thank you for your patience. This is what we say to it:', ...linesOf(answer)],
      button: 'See it on Jes',
      note: 'If this does not settle it, write to us again and name this number.',
    },
    ne: {
      subject: `तपाईंको गुनासो ${number} को जवाफ`,
      paragraphs: ['धैर्यका लागि धन्यवाद। हाम्रो जवाफ यस्तो छ:', ...linesOf(answer)],
      button: 'Jes मा हेर्नुहोस्',
      note: 'यसले चित्त बुझेन भने यही नम्बर लेखेर हामीलाई फेरि लेख्नुहोस्।',
    },
  }
  return write(filed, words[language])
}

function write({ email, number, language }: Filed, { button, ...words }: Words): Letter {
  const url = `${linkTo('/help/grievance')}?number=${number}`
  return { to: email, language, ...words, button: { label: button, url } }
}

function linesOf(text: string) {
  return text.split(/\n+/).filter(Boolean)
}
