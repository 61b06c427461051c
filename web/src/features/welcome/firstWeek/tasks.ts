import { WEEK_TASKS } from '@jes/contract/welcome/choices'
import type { WeekTask } from '@jes/contract/welcome/firstWeek'
import { knowsPasskeys } from '#features/accounts/passkeys/knowsPasskeys.ts'

/** The five of this browser: one that knows no passkeys has the first steps instead. */
export function tasksHere(): WeekTask[] {
  const other = knowsPasskeys() ? 'steps' : 'passkey'
  return WEEK_TASKS.filter((task) => task !== other)
}
