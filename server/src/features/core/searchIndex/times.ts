const DAY = '@d'
const BLOCK = '@b'
const DAY_MS = 86_400_000
const BLOCK_DAYS = 16
/** A time range is written with at most so many keys. */
const MOST_KEYS = 40

/** The keys of the day and of the sixteen-day block in which a post was written: its id begins with the time. */
export function timesOf(id: string) {
  const day = dayOf(BigInt(id))
  return [DAY + day, BLOCK + blockOf(day)]
}

/** The keys of all days between two ids, both included; null where there are too many. */
export function timesBetween(first: bigint, last: bigint) {
  const [from, to] = [dayOf(first), dayOf(last)]
  if (to - from < MOST_KEYS) return keysBetween(DAY, from, to)
  const [begin, end] = [blockOf(from), blockOf(to)]
  return end - begin < MOST_KEYS ? keysBetween(BLOCK, begin, end) : null
}

function keysBetween(key: string, from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, at) => key + (from + at))
}

function dayOf(id: bigint) {
  return Math.floor(Number(id >> 16n) / DAY_MS)
}

function blockOf(day: number) {
  return Math.floor(day / BLOCK_DAYS)
}
