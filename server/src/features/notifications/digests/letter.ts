import type { Language } from '@jes/contract/core/settings'
import { linkTo } from '#lib/mail.ts'
import type { Letter } from '#lib/mailLayout.ts'

export type Reader = {
  id: string
  email: string
  username: string
  language: Language
  digestKey: string
}

/** Further notifications are only counted. */
const MOST_LINES = 10
const NEPALI = new Intl.NumberFormat('ne-NP')

export function digestLetter({ email, username, language, digestKey }: Reader, news: string[]) {
  const lines = news.slice(0, MOST_LINES)
  const words = WORDS[language](username, news.length, news.length - lines.length)
  const letter: Letter = {
    to: email,
    language,
    subject: words.subject,
    paragraphs: [words.greeting, ...lines, ...words.more],
    button: { label: words.button, url: linkTo('/notifications') },
    note: words.note,
    unsubscribe: { label: words.stop, url: linkTo('/api/digests/unsubscribe', digestKey) },
  }
  return letter
}

type Words = Record<'subject' | 'greeting' | 'button' | 'note' | 'stop', string> & {
  more: string[]
}

const WORDS: Record<Language, (username: string, count: number, more: number) => Words> = {
  en: (username, count, more) => ({
    subject: count === 1 ? 'Something new for you on Jes' : `${count} new things for you on Jes`,
    greeting: `Namaste ${username}. This happened while you were away:`,
    more: more > 0 ? [`And ${more} more.`] : [],
    button: 'See it on Jes',
    note: 'This mail comes once a day at most. What it holds is up to you, in Settings.',
    stop: 'Stop these mails',
  }),
  ne: (username, count, more) => ({
    subject:
      count === 1
        ? 'Jes मा तपाईंका लागि नयाँ सूचना'
        : `Jes मा तपाईंका लागि ${NEPALI.format(count)} वटा नयाँ सूचना`,
    greeting: `नमस्ते ${username}। तपाईं नहुँदा यस्तो भयो:`,
    more: more > 0 ? [`अरू ${NEPALI.format(more)} वटा पनि छन्।`] : [],
    button: 'Jes मा हेर्नुहोस्',
    note: 'यस्तो मेल दिनमा बढीमा एक पटक आउँछ। के-के आउने भन्ने सेटिङमा छान्न सक्नुहुन्छ।',
    stop: 'यस्ता मेल बन्द गर्नुहोस्',
  }),
}
