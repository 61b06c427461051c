import { cleanText } from '@jes/contract/lib/text'

/** Letters of other scripts that look like Latin ones: a name made of them would pass for another's. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [
    ['αаᴀ', 'a'],
    ['βв', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['εеѐё', 'e'],
    ['һн', 'h'],
    ['ιіїı', 'i'],
    ['јϳ', 'j'],
    ['κкқ', 'k'],
    ['ӏ', 'l'],
    ['мϻ', 'm'],
    ['νп', 'n'],
    ['οоօ', 'o'],
    ['ρр', 'p'],
    ['ѕ', 's'],
    ['τт', 't'],
    ['υц', 'u'],
    ['ѵ', 'v'],
    ['ѡԝ', 'w'],
    ['χх', 'x'],
    ['γуү', 'y'],
    ['ζ', 'z'],
  ].flatMap(([letters, latin]) => [...letters!].map((letter) => [letter, latin!])),
)

/** The name as it is compared: lower case, without joiners, double spaces and look-alike letters. */
export function hubKey(name: string) {
  const plain = cleanText(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\s_]+/gu, ' ')
  return [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}

/** Names that are addresses of the site already, or that only the site may use. */
const RESERVED = new Set(
  [
    'popular',
    'tags',
    'invites',
    'invite',
    'new',
    'create',
    'moderate',
    'admin',
    'api',
    'jes',
    'jehub',
    'jehubs',
    'jesclips',
    'official',
    'staff',
    'support',
    'help',
    'undefined',
    'null',
  ].map(hubKey),
)

export function isReserved(name: string) {
  return RESERVED.has(hubKey(name))
}

/** A tag as it is stored and looked up: Food and food are the same. */
export function toTag(typed: string) {
  return cleanText(typed).toLowerCase()
}
