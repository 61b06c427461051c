import { fold, isDevanagari, wordsIn } from '@jes/contract/lib/script/letters'
import { soundOf } from '@jes/contract/lib/script/sound'
import { stem } from '@jes/contract/lib/script/stem'

/** Shorter sounds are those of too many words. */
const LEAST_SOUND = 3

type Part = { isDevanagari: boolean; form: string; sound: string }
type Phrase = { word: string; parts: Part[] }
export type ReadyWords = Map<string, Phrase[]>

/** Words and phrases, prepared once for many texts: by how the first word of each is written and heard. */
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

/** The first of the list that stands in the text: as it is written, with Nepali endings, or in the other script. */
export function findWord(ready: ReadyWords, text: string) {
  if (ready.size === 0) return null
  const parts = partsOf(text)
  for (const [at, part] of parts.entries()) {
    const begun = [writtenKey(part), foundPhonetically(part)].flatMap((key) => ready.get(key) ?? [])
    const found = begun.find((phrase) =>
      phrase.parts.every((wanted, place) => isSame(wanted, parts[at + place])),
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

/** Of two words in one script the letters decide: in Roman ones "sit" sounds like much else. */
function isSame(wanted: Part, part: Part | undefined) {
  if (!part) return false
  if (wanted.isDevanagari === part.isDevanagari) return wanted.form === part.form
  return wanted.sound.length >= LEAST_SOUND && wanted.sound === part.sound
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
