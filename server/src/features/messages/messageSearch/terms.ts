import { createHmac } from 'node:crypto'
import { keysOf, searchedWords } from '#features/core/searchIndex/text.ts'
import { derive, sealingKey } from '#lib/seal.ts'

/** Only the first words of a message are found. */
const MOST_WORDS = 300

/** The terms of a text for one talk, as its row stores them. */
export async function termsOf(talkId: string, content: string) {
  const hash = await hasher()
  const words = [...new Set(searchedWords(content))].slice(0, MOST_WORDS)
  return [...new Set(words.flatMap(storedKeys))].map((key) => hash(talkId, key))
}

/** For each searched word its terms in any of these talks: a message must have one of each word. */
export async function searchedTerms(talkIds: string[], words: string[]) {
  const hash = await hasher()
  return words.map((word) => {
    const { stem, alike, roots } = keysOf(word)
    const keys = [stem, ...alike, ...roots]
    return talkIds.flatMap((talkId) => keys.map((key) => hash(talkId, key)))
  })
}

/** By these a word is found by its other forms, and by itself in the other script, as posts are. */
function storedKeys(word: string) {
  const { stem, sounds, strict, roots } = keysOf(word)
  return [stem, ...sounds, ...strict, ...roots]
}

async function hasher() {
  const key = derive(await sealingKey(), 'message terms')
  return (talkId: string, term: string) =>
    createHmac('sha256', key).update(`${talkId} ${term}`).digest().readBigInt64BE(0).toString()
}
