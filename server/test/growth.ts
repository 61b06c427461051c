const TRIES = 6
/** What takes less is over before it can be measured. */
const LEAST_MS = 10
const PARTS = 16
/** Between 1, where each part is looked at once, and 16, where each is compared with each; clearing up after more is dearer too. */
const LINEAR = 5

/**
 * Whether work on something large costs about what the same amount costs in sixteen parts, on whatever machine.
 * Other tests run beside this one, so it is measured again before it counts as worse.
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
