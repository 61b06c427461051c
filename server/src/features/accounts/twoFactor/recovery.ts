import { RECOVERY_HOURS, type RecoveryWish } from '@jes/contract/accounts/twoFactor'
import type { FastifyRequest } from 'fastify'
import type { Task } from 'graphile-worker'
import { expectAccount } from '#features/accounts/auth/login.ts'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { noticeByPhone } from '#features/accounts/phone/notices.ts'
import { forgetUser } from '#features/core/viewer/viewer.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { type Sql, sql } from '#lib/db.ts'
import { type LoginOrigin, placeOf } from '#lib/device.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { addJob } from '#lib/jobs.ts'
import { sendLetter } from '#lib/mail.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { recoveryReadyLetter, recoveryRequestedLetter } from './letters.ts'
import { findAddressee } from './queries.ts'
import { switchOff } from './switch.ts'

const LINK_DAYS = 7

/**
 * Recovery for members without app and recovery code: the password now, the mailbox after 72 hours; anybody with a
 * code, or with the first mail, can stop it. A second request does not restart the clock.
 */
export async function requestRecovery(recoveryRequest: RecoveryWish, request: FastifyRequest) {
  const account = await expectAccount(recoveryRequest, request)
  if (!account.hasTwoStep) throw refuse('accounts.two_step_is_off')
  if (account.role !== 'member') throw refuse('accounts.two_step_of_staff')

  const token = randomToken()
  await sql.begin(async (sql) => {
    const [recovery] = await sql<{ readyAt: string }[]>`
      insert into two_factor_recoveries (user_id, stop_hash, ready_at)
      values (${account.id}, ${hashToken(token)}, now() + make_interval(hours => ${RECOVERY_HOURS}))
      on conflict (user_id) do nothing
      returning ready_at`
    if (!recovery) return
    const job = { name: 'mailTwoFactorRecovery', payload: { userId: account.id } }
    const wait = RECOVERY_HOURS * 3_600
    await addJob(sql, { ...job, key: `mailTwoFactorRecovery ${account.id}`, wait })
    await logEvent(sql, account.id, 'recoveryAsked', placeOf(request))
    await sendLetter(sql, recoveryRequestedLetter(account, token, recovery.readyAt))
    await noticeByPhone(sql, account.id, 'recoveryAsked')
    await notifySecurity(sql, account.id, { event: 'recoveryAsked' })
  })
}

/** The job that mails when the time is over. A recovery that was stopped in the meantime has no row any more. */
export const mailTwoFactorRecovery: Task = async (payload) => {
  const { userId } = payload as { userId: string }
  const token = randomToken()
  await sql.begin(async (sql) => {
    const { count } = await sql`
      update two_factor_recoveries
      set finish_hash = ${hashToken(token)}, expires_at = now() + make_interval(days => ${LINK_DAYS})
      where user_id = ${userId} and ready_at <= now() and finish_hash is null`
    if (count === 1)
      await sendLetter(sql, recoveryReadyLetter(await findAddressee(sql, userId), token, LINK_DAYS))
  })
}

export async function stopRecovery(token: string) {
  const { count } = await sql`
    delete from two_factor_recoveries where stop_hash = ${hashToken(token)}`
  if (count === 0) throw deadLink()
}

export async function findRecovery(sql: Sql, userId: string) {
  const [recovery] = await sql<{ readyAt: string }[]>`
    select ready_at from two_factor_recoveries where user_id = ${userId}`
  return { readyAt: recovery?.readyAt ?? null }
}

export async function finishRecovery(token: string, place: LoginOrigin) {
  const userId = await sql.begin(async (sql) => {
    const [finished] = await sql<{ userId: string }[]>`
      delete from two_factor_recoveries where finish_hash = ${hashToken(token)} and expires_at > now()
      returning user_id`
    if (!finished || !(await switchOff(sql, finished.userId, place))) throw deadLink()
    return finished.userId
  })
  forgetUser(userId)
}

function deadLink() {
  return invalid({ token: 'accounts.link_expired' })
}
