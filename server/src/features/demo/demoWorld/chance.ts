import { seededRandom } from '#lib/seededRandom.ts'

export type Chance = ReturnType<typeof makeChance>

/** A seeded random generator: everybody who starts Jes gets the same demo. */
export function makeChance(seed: number) {
  const next = seededRandom(seed)

  function between(from: number, to: number) {
    return from + (to - from) * next()
  }

  /** In random order. */
  function shuffle<T>(things: T[]): T[] {
    return things
      .map((thing) => ({ thing, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ thing }) => thing)
  }

  return { between, shuffle, isLucky: (share: number) => next() < share }
}
