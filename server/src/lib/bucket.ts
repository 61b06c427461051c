type Size = { size: number; perSecond: number }

/** A token bucket. Returns what is left, below zero when it is too much; it refills by the second. */
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
