import type { Language } from '@jes/contract/core/settings'
import type { Payout } from '@jes/contract/money/earnings'
import { type Addressee, warn } from '#features/accounts/auth/letters.ts'

const NAMES: Record<Payout['method'], Record<Language, string>> = {
  esewa: { en: 'eSewa', ne: 'eSewa' },
  khalti: { en: 'Khalti', ne: 'Khalti' },
  bank: { en: 'a bank account', ne: 'बैंक खाता' },
}

/** A payout is to go to a new destination. */
export function newTargetLetter(to: Addressee, { method, hint, heldUntil }: Payout) {
  const until = (language: Language) => sayMoment(heldUntil ?? '', language)
  return warn(to, {
    en: {
      subject: 'Your Jes payout goes to a new place',
      paragraphs: [
        `Namaste ${to.username}. A payout of yours was asked for, to ${NAMES[method].en} ending in ${hint}.`,
        `Nothing is sent there before ${until('en')}. If this is not yours, choose a new password and write to us from our help page before that.`,
      ],
    },
    ne: {
      subject: 'तपाईंको Jes भुक्तानी नयाँ ठाउँमा जाँदैछ',
      paragraphs: [
        `नमस्ते ${to.username}। तपाईंको भुक्तानी ${NAMES[method].ne} (अन्तिम अङ्क ${hint}) मा मागिएको छ।`,
        `${until('ne')} अघि त्यहाँ केही पठाइँदैन। यो तपाईंको होइन भने त्यसअघि नयाँ पासवर्ड राख्नुहोस् र सहायता पेजबाट हामीलाई लेख्नुहोस्।`,
      ],
    },
  })
}

function sayMoment(moment: string, language: Language) {
  const locale = language === 'ne' ? 'ne-NP-u-nu-deva' : 'en-GB'
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kathmandu',
  })
  return format.format(new Date(moment))
}
