const TRIES = 6
/** Shorter work is over before it can be measured. */
const LEAST_MS = 10
const PARTS = 16
/** Between 1, where each part is visited once, and 16, where each is compared with each; garbage collection adds to it. */
const LINEAR = 5

/**
 * Whether work on a large input costs about as much as on sixteen parts of it, on any machine. Other tests run beside
 * this one, so a bad result is measured again.
 */
export function growsWithSize(work: (size: number) => void, size: number): boolean {
  for (let tries = 0; tries < TRIES; tries++) {
    const whole = costOf(() => work(size))
    const parts = costOf(() => {
      for (let part = 0; part < PARTS; part++) work(size / PARTS)
    })
    if (whole < LEAST_MS || whole / parts < LINEAR) return true
  }
  return false
}

function costOf(work: () => void) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
