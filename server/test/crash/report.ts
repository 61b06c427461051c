import { tableOf } from '../suiteReport.ts'
import type { Journal } from './journal.ts'
import type { Kind } from './plan.ts'

export type Outcome = { kind: Kind; writes: number; secondsToBack: number }

type Run = { seed: number; isDone: boolean }

/** The table of a run: for each kind how often it was killed, and how soon the next write was acknowledged. */
export function describeRun(outcomes: Outcome[], journal: Journal, { seed, isDone }: Run) {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].sort()
  const rows = kinds.map((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind)
    const seconds = own.map(({ secondsToBack }) => secondsToBack).sort((a, b) => a - b)
    const writes = own.reduce((sum, outcome) => sum + outcome.writes, 0)
    const [median, worst] = [seconds[seconds.length >> 1]!, seconds.at(-1)!]
    return [kind, own.length, writes, median.toFixed(1), worst.toFixed(1)]
  })
  return [
    `${outcomes.length} rounds with SEED=${seed}${isDone ? '' : ', stopped before the end'}: ${journal.writes.toLocaleString('en')} acknowledged writes, none lost, none twice; ` +
      `${journal.repeated.toLocaleString('en')} replies were lost or put off, and their requests sent again. Nothing deleted came back, ` +
      `every counter is what its rows add up to, every mention was notified once, every picture has its files${
        isDone
          ? `, ${journal.clips.size} clips came out (${journal.triedAgain} after their owners tried again), no job is stuck`
          : ''
      }.`,
    '',
    ...tableOf(
      ['Killed', 'Rounds', 'Writes', 'Next write after s (median)', '(worst)'],
      rows as (string | number)[][],
    ),
  ]
}
