import { config } from './config.ts'

/** Moments at which a crash could lose or repeat something. */
export type FailPoint =
  | 'beforeCommit'
  | 'afterCommit'
  | 'afterFile'
  | 'beforeJob'
  | 'midTranscode'
  | 'afterSize'
  | 'midMigration'
  | 'midBackup'
  | 'midRefresh'

/** `FAIL_POINT=afterCommit:3` kills a process of the crash suite when it passes that point for the third time. */
const [name, count = '1'] =
  config.NODE_ENV === 'test' ? (process.env.FAIL_POINT ?? '').split(':') : []
let passesLeft = Number(count)

/** Does nothing, except in the crash suite. */
export function failPoint(point: FailPoint) {
  if (point !== name) return
  passesLeft -= 1
  if (passesLeft === 0) process.kill(process.pid, 'SIGKILL')
}
