import { seededRandom } from '#lib/seededRandom.ts'

/** Choices that look random and are the same for the same seed, so that a failure can be repeated. */
export function seeded(seed: number) {
  const next = seededRandom(seed)
  /** A whole number between these, both included. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(choices: readonly T[]) => choices[between(0, choices.length - 1)]!
  const shuffled = <T>(things: readonly T[]) =>
    things
      .map((thing) => ({ thing, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ thing }) => thing)
  return { between, oneOf, shuffled }
}
