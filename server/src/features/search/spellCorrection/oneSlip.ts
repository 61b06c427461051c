import { isDevanagari } from '@jes/contract/lib/script/letters'

/** Longer words have enough letters in common with a mistyped one to be found by them. */
const MOST_ROMAN = 7
const MOST_NEPALI = 6
const ROMAN = [...'abcdefghijklmnopqrstuvwxyz']
const NEPALI = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊएऐओऔािीुूृेैोौ्ंँः']

/** All that a short word may have been before one slip: a letter left out, doubled or added, taken for another, or swapped. */
export function beforeOneSlip(typed: string): string[] {
  const letters = [...typed]
  const isNepali = isDevanagari(typed)
  if (letters.length > (isNepali ? MOST_NEPALI : MOST_ROMAN)) return []
  const all = new Set<string>()
  const put = (at: number, taken: number, ...instead: string[]) =>
    all.add(letters.toSpliced(at, taken, ...instead).join(''))
  for (let at = 0; at <= letters.length; at++) {
    for (const letter of isNepali ? NEPALI : ROMAN) {
      put(at, 0, letter)
      if (at < letters.length) put(at, 1, letter)
    }
    if (at < letters.length) put(at, 1)
    if (at + 1 < letters.length) put(at, 2, letters[at + 1]!, letters[at]!)
  }
  all.delete(typed)
  return [...all]
}
