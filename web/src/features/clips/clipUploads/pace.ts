/** Seconds without an estimate: the first bytes say little about a connection. */
const SETTLING = 2
/** Newer measurements count more, by half every so many seconds. */
const HALF_LIFE = 6
/** A shown estimate stays until it is wrong by more than this part. */
const CALM = 0.25

export type Pace = ReturnType<typeof createPace>

/** A steady estimate of the remaining time: it follows the connection, and does not jump with every chunk. */
export function createPace() {
  let begun: number | null = null
  let last = { at: 0, bytes: 0 }
  let speed: number | null = null
  let said: { seconds: number; at: number } | null = null

  /** Takes a measurement; returns the remaining seconds, or null while there is no estimate. */
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

  /** The connection broke or was paused: the measurements are dropped. */
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
