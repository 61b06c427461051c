/** Numbers that look random and are the same for the same seed, so that what failed once fails again (mulberry32). */
export function seeded(seed: number) {
  let state = seed
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number of these, both included. */
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(choices: readonly T[]) => choices[between(0, choices.length - 1)]!
  const shuffled = <T>(things: readonly T[]) =>
    things
      .map((thing) => ({ thing, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ thing }) => thing)
  return { between, oneOf, shuffled }
}
