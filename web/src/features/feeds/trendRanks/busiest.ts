const HOUR = 3_600_000
/** Nepal's clock is so far ahead of UTC: its hours begin a quarter past. */
const NEPAL = 5.75 * HOUR

/**
 * The start of the busiest of these hours of Nepal's clock, the last of which is the current one; null where all are empty.
 */
export function busiestHour(hours: readonly number[], now = Date.now()) {
  const most = Math.max(0, ...hours)
  if (most === 0) return null
  const running = Math.floor((now + NEPAL) / HOUR) * HOUR - NEPAL
  const ago = hours.length - 1 - hours.lastIndexOf(most)
  return new Date(running - ago * HOUR).toISOString()
}
