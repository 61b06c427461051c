export type Chance = ReturnType<typeof makeChance>

/** Chance that falls the same way each time: everybody who starts Jes meets the same world. */
export function makeChance(seed: number) {
  let state = seed

  // mulberry32: small, and good enough for votes on momo.
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function between(from: number, to: number) {
    return from + (to - from) * next()
  }

  /** In an order of its own. */
  function shuffle<T>(things: T[]): T[] {
    return things
      .map((thing) => ({ thing, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ thing }) => thing)
  }

  return { between, shuffle, isLucky: (share: number) => next() < share }
}
