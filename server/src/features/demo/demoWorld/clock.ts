export const HOUR = 3_600_000
export const DAY = 24 * HOUR

export type Clock = ReturnType<typeof makeClock>

/** The time of the demo: everything lies before the first start. */
export function makeClock(now: number) {
  let tail = 0

  return {
    now,
    ago: (ms: number) => Math.round(now - ms),
    /** Some time after a moment, but never in the future. */
    after: (moment: number, ms: number) => Math.round(Math.min(moment + ms, now - 1_000)),
    /** An id as make_id() would have made it at that time. */
    idAt(ms: number) {
      tail = (tail + 1) % 65_536
      return String((BigInt(ms) << 16n) | BigInt(tail))
    },
  }
}

export function momentOf(ms: number) {
  return new Date(ms).toISOString()
}
