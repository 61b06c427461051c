import { HASHTAG, HUB_MENTION, MENTION } from './words.ts'

const ESCAPED = String.raw`\\(?<escaped>[!-\/:-@\[-\x60\{-~\n])`
const EMAIL = String.raw`[\w+\-][\w.+\-]{0,63}@[a-z0-9\-]{1,63}(?:\.[a-z0-9\-]{1,63})+`
/** A host in ASCII: Nepali joins its endings to a URL (jes.npमा). The danda ends it too. */
const WEB_ADDRESS = String.raw`(?:https?:\/\/|www\.)[a-z0-9](?:[a-z0-9._\-]*[a-z0-9])?(?::\d{1,5})?(?:[\/?#][^\s<>\[\]\x60|।॥]*)?`

/** Everything that is more than text. Each part reads only its own piece, so the whole stays linear. */
export const TOKEN = new RegExp(
  [
    String.raw`\n`,
    ESCAPED,
    '(?<ticks>`+)',
    String.raw`(?<run>\*+|_+|~+|\|+)`,
    String.raw`(?<open>!?\[)`,
    String.raw`(?<close>\])`,
    `<(?<auto>https?:\\/\\/[^\\s<>]*|${EMAIL})>`,
    String.raw`(?<![\p{L}\p{M}\p{N}_])(?<url>${WEB_ADDRESS})`,
    String.raw`(?<![\w.+\-])(?<email>${EMAIL})`,
    `(?<tag>${HASHTAG})`,
    `(?<name>${MENTION})`,
    `(?<hub>${HUB_MENTION})`,
  ].join('|'),
  'giu',
)

/** A URL without the punctuation of the sentence around it. */
export function trimUrl(url: string) {
  let end = url.length
  let surplus = url.split(')').length - url.split('(').length
  for (;;) {
    const last = url[end - 1]!
    if (last === ')' && surplus > 0) surplus -= 1
    else if (!/[?!.,:;*_~'"”’…]/.test(last)) return url.slice(0, end)
    end -= 1
  }
}

const MOST_LENGTH = 2000

/** Where a link may lead: the web or a mailbox. A name before an @ in the host would deceive. */
export function toAddress(target: string) {
  const url = target.replaceAll(' ', '%20')
  if (url.length > MOST_LENGTH) return null
  if (/^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(url)) return url
  if (/^www\.[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(url)) return `http://${url}`
  if (/^(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i.test(url)) {
    return `mailto:${url.replace(/^mailto:/i, '')}`
  }
  return null
}
