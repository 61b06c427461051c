import { authorKey, hubKey, keysOf, markKey, tagKey } from '#features/core/searchIndex/text.ts'
import { anyOf, quote } from '#features/core/searchIndex/tsquery.ts'
import { isWorse, type KeyLevel, keyLevelsUpTo } from './levels.ts'
import type { ParsedQuery } from './parse.ts'
import { joinedIn, partedIn } from './wordJoins.ts'
import { type SearchWord, toSearchWord } from './words.ts'

/** Who wrote it, or where: ids, already looked up. */
export type SearchScope = { authorId: string | null; hubId: string | null }

/** A tsquery: every word at this level and not already at the one before, and what holds at every level. */
export function questionAt(
  words: SearchWord[],
  { level, before, always }: { level: KeyLevel; before: KeyLevel | null; always: string[] },
) {
  if (words.length === 0) return always.join(' & ')
  const isNew = before ? [`!(${allOf(words, before)})`] : []
  return [allOf(words, level), ...isNew, ...always].join(' & ')
}

/** Every word, at this level or a better one. From the sound on, also where two words are written as one. */
export function allOf(words: SearchWord[], level: KeyLevel) {
  const joined = isWorse('sound', level) ? [] : joinedIn(words.map(({ word }) => word))
  const ways = [
    words.map((word) => oneOf(word, level)),
    ...joined.map((parts) => parts.map((word) => oneOf(searchWordOf(words, word), 'sound'))),
  ]
  return `(${ways.map((way) => way.join(' & ')).join(' | ')})`
}

function searchWordOf(words: SearchWord[], word: string) {
  return words.find((one) => one.word === word) ?? toSearchWord(word)
}

/** One word by any of its keys, also where it is known to be written as two; at the roughest level wherever it may be. */
function oneOf({ word, keys, parted }: SearchWord, level: KeyLevel) {
  const known = new Set(keyLevelsUpTo(level).flatMap((name) => keys[name]))
  const halves = level === 'rough' ? partedIn(word) : []
  const ways = [
    anyOf([...known]),
    ...(isWorse('form', level) ? [] : parted),
    ...halves.map((both) => `(${both.map(quote).join(' & ')})`),
  ]
  return `(${ways.join(' | ')})`
}

/** What a post must have at every level: its author and hub, its kind, pictures and such, hashtags, the words of phrases. */
export function mustHave(
  { tags, has, phrases }: ParsedQuery,
  { authorId, hubId }: SearchScope,
  isClip: boolean,
) {
  const keys = [
    ...(authorId ? [authorKey(authorId)] : []),
    ...(hubId ? [hubKey(hubId)] : []),
    ...(isClip ? [markKey('clip')] : []),
    ...has.map(markKey),
    ...tags.map(tagKey),
    ...phrases.flat(),
  ]
  return [...new Set(keys)].map(quote)
}

/** What a post must not have: excluded words, in any form, and the kind that is not asked for. */
export function mustNotHave({ has, without }: ParsedQuery, isClip: boolean) {
  const words = without.flatMap(([word, ...more]) =>
    word && more.length === 0 ? [word, keysOf(word).stem] : [],
  )
  // Only clips have a video: who asks for videos asks for clips.
  const kinds = isClip || has.includes('video') ? [] : [markKey('clip')]
  return [...new Set([...words, ...kinds])].map((key) => `!${quote(key)}`)
}

/** Words one right after the other. */
export function phraseOf(words: string[]) {
  return `(${words.map(quote).join(' <-> ')})`
}
