import { catalogue } from '#lib/language.ts'
import { inDigits, number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  commentBy: [(name: string) => `Comment by ${name}`, (name: string) => `${name} को कमेन्ट`],
  emptyPlace: ['A comment that is gone', 'हटाइएको कमेन्ट'],
  repliesTo: [
    (name: string, level: number) => `Replies to ${name}, level ${level}`,
    (name: string, level: number) => inDigits(`${name} लाई आएका जवाफ, तह ${level}`),
  ],
  collapse: [
    (name: string) => `Collapse thread of ${name}`,
    (name: string) => `${name} को कुराकानी खुम्च्याउनुहोस्`,
  ],
  expand: [
    (name: string) => `Expand thread of ${name}`,
    (name: string) => `${name} को कुराकानी फैलाउनुहोस्`,
  ],
  somebody: ['somebody', 'कसैको'],
  hidden: [
    (n: number) => `${number(n)} ${plural(n, 'reply hidden', 'replies hidden')}`,
    (n: number) => `${number(n)} जवाफ लुकाइएको`,
  ],
  moreReplies: [
    (n: number) => `Show ${number(n)} ${plural(n, 'more reply', 'more replies')}`,
    (n: number) => `थप ${number(n)} जवाफ हेर्नुहोस्`,
  ],
  loading: ['Loading...', 'लोड हुँदैछ...'],
  goOn: ['Continue this thread', 'यो कुराकानीको बाँकी भाग'],
})
