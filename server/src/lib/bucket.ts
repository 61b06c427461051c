type Size = { size: number; perSecond: number }

/** Counts what somebody does. Gives what they have left, below zero when it is too much; it fills up again by the second. */
export function makeBucket({ size, perSecond }: Size) {
  let left = size
  let countedAt = performance.now()
  return function spend() {
    const now = performance.now()
    left = Math.min(size, left + ((now - countedAt) / 1000) * perSecond) - 1
    countedAt = now
    return left
  }
}
