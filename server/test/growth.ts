const TRIES = 6
/** What takes less is over before it can be measured. */
const LEAST_MS = 10
/** Between 4, where each part is looked at once, and 16, where each is compared with each. */
const LINEAR = 9

/**
 * Whether work on four times as much takes about four times as long, on whatever machine.
 * Other tests run beside this one, so it is measured again before it counts as worse.
 */
export function growsWithSize(work: (size: number) => void, size: number): boolean {
  for (let tries = 0; tries < TRIES; tries++) {
    const [quarter, whole] = [costOf(() => work(size / 4)), costOf(() => work(size))]
    if (whole < LEAST_MS || whole / quarter < LINEAR) return true
  }
  return false
}

function costOf(work: () => void) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
