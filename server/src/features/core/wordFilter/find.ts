import { fold, isDevanagari, wordsIn } from '@jes/contract/lib/script/letters'
import { soundOf } from '@jes/contract/lib/script/sound'
import { stem } from '@jes/contract/lib/script/stem'

/** Shorter phonetic keys match too many words. */
const LEAST_SOUND = 3

type Part = { isDevanagari: boolean; form: string; sound: string }
type Phrase = { word: string; parts: Part[] }
export type ReadyWords = Map<string, Phrase[]>

/** Words and phrases, prepared once for many texts: by spelling and phonetic key of the first word of each. */
export function readyWords(words: string[]): ReadyWords {
  const ready: ReadyWords = new Map()
  for (const word of words) {
    const parts = partsOf(word)
    if (!parts[0]) continue
    for (const key of [writtenKey(parts[0]), phoneticKey(parts[0])]) {
      ready.set(key, [...(ready.get(key) ?? []), { word, parts }])
    }
  }
  return ready
}

/**
 * The first entry of the list that occurs in the text: as it is written, with Nepali endings, or in the other script.
 */
export function findWord(ready: ReadyWords, text: string) {
  if (ready.size === 0) return null
  const parts = partsOf(text)
  for (const [at, part] of parts.entries()) {
    const begun = [writtenKey(part), foundPhonetically(part)].flatMap((key) => ready.get(key) ?? [])
    const found = begun.find((phrase) =>
      phrase.parts.every((expected, place) => isSame(expected, parts[at + place])),
    )
    if (found) return found.word
  }
  return null
}

function partsOf(text: string): Part[] {
  return wordsIn(text).map((word) => {
    const bare = stem(word)
    return isDevanagari(word)
      ? { isDevanagari: true, form: fold(bare), sound: soundOf(bare) }
      : { isDevanagari: false, form: word, sound: soundOf(word) }
  })
}

/** Two words in one script are compared by letters: in Roman script "sit" sounds like too many words. */
function isSame(expected: Part, part: Part | undefined) {
  if (!part) return false
  if (expected.isDevanagari === part.isDevanagari) return expected.form === part.form
  return expected.sound.length >= LEAST_SOUND && expected.sound === part.sound
}

function writtenKey({ form }: Part) {
  return `=${form}`
}

function phoneticKey({ isDevanagari, sound }: Part) {
  return `${isDevanagari ? 'ne' : 'roman'}~${sound}`
}

function foundPhonetically({ isDevanagari, sound }: Part) {
  return phoneticKey({ isDevanagari: !isDevanagari, form: '', sound })
}
