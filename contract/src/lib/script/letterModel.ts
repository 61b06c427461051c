/** So many letters say which one follows. */
const REACH = 3
/** How much less a guess counts for each letter that it looks back less. */
const SHORTER = 0.4
const UNSEEN = 1e-5
const START = '^'
const END = '$'

/** How likely a letter follows others, learned from a list of words. */
export class LetterModel {
  readonly #counts = new Map<string, number>()

  constructor(words: readonly string[]) {
    for (const word of words) this.#learn(START + word + END)
  }

  /** The logarithm of how likely these letters follow a beginning. */
  weigh(begun: string, letters: string) {
    let before = START + begun
    let sum = 0
    for (const letter of letters) {
      sum += Math.log(this.#likely(before.slice(-REACH), letter))
      before += letter
    }
    return sum
  }

  /** The same, of the end of the word. */
  weighEnd(word: string) {
    return this.weigh(word, END)
  }

  #learn(text: string) {
    for (let at = 0; at < text.length; at++)
      for (let length = 0; length <= REACH && length <= at; length++) {
        this.#add(text.slice(at - length, at + 1))
        // How often anything follows these letters.
        this.#add(`${text.slice(at - length, at)}*`)
      }
  }

  #add(letters: string) {
    this.#counts.set(letters, (this.#counts.get(letters) ?? 0) + 1)
  }

  #likely(before: string, letter: string): number {
    const count = this.#counts.get(before + letter)
    if (count) return count / this.#counts.get(`${before}*`)!
    return before ? SHORTER * this.#likely(before.slice(1), letter) : UNSEEN
  }
}
