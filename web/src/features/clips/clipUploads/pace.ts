/** Seconds for which nothing is promised: the first bytes say little about a line. */
const SETTLING = 2
/** The younger the measure the more it counts, by half every so many seconds. */
const HALF_LIFE = 6
/** What was said is said again until it is wrong by more than this part. */
const CALM = 0.25

export type Pace = ReturnType<typeof createPace>

/** How long the rest takes, said calmly: it follows the line, and does not jump with every piece. */
export function createPace() {
  let begun: number | null = null
  let last = { at: 0, bytes: 0 }
  let speed: number | null = null
  let said: { seconds: number; at: number } | null = null

  /** Takes a measure; answers the seconds that are left, or null while nobody can say. */
  function note(bytes: number, total: number, now: number) {
    if (begun === null || bytes < last.bytes) return restart(bytes, now)
    const passed = (now - last.at) / 1000
    if (passed > 0) {
      const measured = (bytes - last.bytes) / passed
      const weight = 1 - 0.5 ** (passed / HALF_LIFE)
      speed = speed === null ? measured : speed + (measured - speed) * weight
      last = { at: now, bytes }
    }
    if (!speed || (now - begun) / 1000 < SETTLING) return null
    return say((total - bytes) / speed, now)
  }

  function say(seconds: number, now: number) {
    const expected = said && said.seconds - (now - said.at) / 1000
    const isRight = expected !== null && Math.abs(seconds - expected) <= seconds * CALM
    if (!isRight) said = { seconds, at: now }
    return roundUp(isRight ? expected : seconds)
  }

  function restart(bytes: number, now: number) {
    begun = now
    last = { at: now, bytes }
    speed = null
    said = null
    return null
  }

  /** The line broke or was paused: what was measured is over. */
  function stop() {
    begun = null
  }

  return { note, stop }
}

/** Five seconds are the smallest step under a minute, above it a minute. */
function roundUp(seconds: number) {
  const step = seconds <= 60 ? 5 : 60
  return Math.max(step, Math.ceil(seconds / step) * step)
}
