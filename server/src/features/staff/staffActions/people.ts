import { type Addressee, addressee } from '#features/accounts/auth/letters.ts'
import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import { noteAct, type PerformedAction } from './acts.ts'
import { freedLetter, suspendedLetter } from './letters.ts'
import type { Subject } from './things.ts'

/** A date that means permanent. */
const FOR_GOOD = '9999-12-31T00:00:00.000Z'

export async function warnSubject(sql: Sql, decision: PerformedAction) {
  expectSomebody(decision)
  await noteAct(sql, decision, 'warn')
}

/**
 * Ends all sessions at once, by a trigger; the member can log in again when the time is over. They are notified by
 * mail.
 */
export async function suspendSubject(sql: Sql, decision: PerformedAction) {
  const { id } = expectSomebody(decision)
  const { days = null, reason } = decision.request
  const [to] = await sql<[Addressee & { until: string }]>`
    update users u
    set trust = 0,
        suspended_until = ${days === null ? sql`${FOR_GOOD}::timestamptz` : sql`now() + make_interval(days => ${days})`}
    where u.id = ${id}
    returning ${addressee(sql)}, u.suspended_until as until`
  await noteAct(sql, decision, 'suspend', String(days ?? 0))
  await sendLetter(sql, suspendedLetter(to, { reason, until: days === null ? null : to.until }))
}

export async function unsuspendSubject(sql: Sql, decision: PerformedAction) {
  const { id, isSuspended } = expectSomebody(decision)
  if (!isSuspended) throw refuse('staff.not_suspended')
  await freeMember(sql, id)
  await noteAct(sql, decision, 'unsuspend')
}

/** False when they are not suspended any more. */
export async function freeMember(sql: Sql, userId: string) {
  const [to] = await sql<Addressee[]>`
    update users u set suspended_until = null
    where u.id = ${userId} and u.suspended_until > now()
    returning ${addressee(sql)}`
  if (to) await sendLetter(sql, freedLetter(to))
  return to !== undefined
}

function expectSomebody({ subject }: PerformedAction): Subject {
  if (!subject) throw refuse('staff.gone_already')
  return subject
}
