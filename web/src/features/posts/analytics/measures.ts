import type { Analytics } from '@jes/contract/posts/analytics'
import { count } from '#lib/numbers.ts'
import { timeSpent } from '#lib/timeSpent.ts'

export type Measure = keyof Analytics['totals']

export const MEASURES: readonly Measure[] = [
  'views',
  'engagedMinutes',
  'newFollowers',
  'votes',
  'comments',
]

/** A value for people: time as time, all else as a count. */
export function shownOf(measure: Measure, value: number) {
  return measure === 'engagedMinutes' ? timeSpent(value * 60_000) : count(value)
}
