import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { noticeByPhone } from '#features/accounts/phone/notices.ts'
import { forgetUser } from '#features/core/viewer/viewer.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { dropRecovery, makeRecoveryCodes } from './codes.ts'
import { newCodesLetter, twoStepOffLetter, twoStepOnLetter } from './letters.ts'
import { findAddressee } from './queries.ts'
import { CODE_DIGITS, findSealed, findStep, makeSecret } from './secrets.ts'

type SwitchContext = { proof: Proof; place: LoginOrigin }

/** Creates a secret for the app. Log-in requires no code until one has proved that the app has the secret. */
export async function setUpTwoStep(viewer: Viewer, proof: Proof) {
  return sql.begin(async (sql) => {
    await proof.spend(sql)
    const made = await makeSecret(sql, viewer)
    if (!made) throw alreadyOn()
    return made
  })
}

/** Switches two-step log-in on and returns the recovery codes. A staff role counts from now on. */
export async function enableTwoStep(viewer: Viewer, code: string, { proof, place }: SwitchContext) {
  const stored = await findSealed(sql, viewer.id)
  if (!stored) throw refuse('accounts.two_step_not_set_up')
  if (stored.isOn) throw alreadyOn()
  const step = code.length === CODE_DIGITS ? await findStep(viewer.id, stored, code) : null
  if (step === null) throw invalid({ code: 'accounts.code_wrong' })

  const codes = await makeRecoveryCodes(viewer.id)
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    const { count } = await sql`
      update two_factor set enabled_at = now(), last_step = ${step}
      where user_id = ${viewer.id} and enabled_at is null and sealed_secret = ${stored.sealedSecret}`
    if (count === 0) throw alreadyOn()
    await codes.keep(sql)
    await logEvent(sql, viewer.id, 'twoStepOn', place)
    await sendLetter(sql, twoStepOnLetter(await findAddressee(sql, viewer.id)))
    await notifySecurity(sql, viewer.id, { event: 'twoStepOn' })
  })
  forgetUser(viewer.id)
  return codes.shown
}

export async function disableTwoStep(viewer: Viewer, { proof, place }: SwitchContext) {
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    if (!(await switchOff(sql, viewer.id, place))) throw notOn()
  })
  forgetUser(viewer.id)
}

/** For members who have used up or lost the old ones. */
export async function renewRecoveryCodes(viewer: Viewer, { proof, place }: SwitchContext) {
  const codes = await makeRecoveryCodes(viewer.id)
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    if (!(await findSealed(sql, viewer.id))?.isOn) throw notOn()
    await codes.keep(sql)
    await logEvent(sql, viewer.id, 'recoveryCodes', place)
    await sendLetter(sql, newCodesLetter(await findAddressee(sql, viewer.id)))
  })
  return codes.shown
}

/** False if it was off already. Call `forgetUser` after the commit. */
export async function switchOff(sql: Sql, userId: string, place: LoginOrigin) {
  const { count } = await sql`
    delete from two_factor where user_id = ${userId} and enabled_at is not null`
  if (count === 0) return false
  await sql`delete from recovery_codes where user_id = ${userId}`
  await sql`delete from trusted_devices where user_id = ${userId}`
  await dropRecovery(sql, userId)
  await logEvent(sql, userId, 'twoStepOff', place)
  await sendLetter(sql, twoStepOffLetter(await findAddressee(sql, userId)))
  await noticeByPhone(sql, userId, 'twoStepOff')
  await notifySecurity(sql, userId, { event: 'twoStepOff' })
  return true
}

function alreadyOn() {
  return refuse('accounts.two_step_is_on')
}

function notOn() {
  return refuse('accounts.two_step_is_off')
}
