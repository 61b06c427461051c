import type { ActStamp } from './actOrder.ts'
import type { Outcome } from './groupCommit.ts'

/** The stamps of acts as columns, for a statement that applies all of them. */
export function stampArrays(acts: { act: ActStamp }[]) {
  return {
    viewers: acts.map(({ act }) => act.viewerId),
    arrivals: acts.map(({ act }) => act.arrivedAt),
    sessions: acts.map(({ act }) => act.sessionId),
    orders: acts.map(({ act }) => act.clientOrder),
  }
}

/** To be cast from `text[]`: the driver takes an array of booleans for one boolean. */
export function toFlags(values: boolean[]) {
  return values.map(String)
}

type Placed = { place: number; isBusy: boolean }

/** What such a statement returned, act by act; those that it returned nothing for are done alone. */
export function toOutcomes<Act, Row extends Placed, Result>(
  acts: Act[],
  rows: Row[],
  toResult: (row: Row, act: Act) => Result,
): Outcome<Result>[] {
  const outcomes: Outcome<Result>[] = acts.map(() => 'alone')
  for (const row of rows) {
    const at = row.place - 1
    outcomes[at] = row.isBusy ? 'busy' : { result: toResult(row, acts[at]!) }
  }
  return outcomes
}
