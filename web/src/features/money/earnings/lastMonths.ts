import type { StatementSummary } from '@jes/contract/money/earnings'

const MANY = 12
const IN_NEPAL_MS = (5 * 60 + 45) * 60_000

/** Twelve months in a row, oldest first, up to the latest that can be closed; a month without a share is zero. */
export function lastMonths(months: readonly StatementSummary[], now = Date.now()) {
  const last = [monthBefore(now), ...months.map(({ month }) => month)].sort().at(-1)!
  const credited = new Map(months.map(({ month, creditedPaisa }) => [month, creditedPaisa]))
  return Array.from({ length: MANY }, (_, index) => {
    const month = stepped(last, index + 1 - MANY)
    return { month, paisa: credited.get(month) ?? 0 }
  })
}

/** The month before the current one in Nepal. */
function monthBefore(now: number) {
  return stepped(new Date(now + IN_NEPAL_MS).toISOString().slice(0, 7), -1)
}

function stepped(month: string, steps: number) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + steps)).toISOString().slice(0, 7)
}
