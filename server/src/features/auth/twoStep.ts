import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { tellSecurity } from '#features/notifications/tell.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { Place } from '#lib/device.ts'
import { invalid, Refusal } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Viewer } from '#lib/serve.ts'
import { type Addressee, addressee, twoStepOffLetter, twoStepOnLetter } from './letters.ts'
import { logEvent } from './loginLog.ts'
import { hashRecoveryCode } from './passwords.ts'

const RECOVERY_CODES = 10
/** No 0, 1, i, l or o: these codes are written down by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const TOTP_OPTIONS = { issuer: 'Jes', algorithm: 'SHA1', digits: 6, period: 30 }

/** A code as it will be spent: a step of the app's clock, or a recovery code. */
type ReadCode = { step: number } | { recoveryHash: Buffer } | null

/** A secret for the app. It asks for nothing at log-in until a code has shown that the app has it. */
export async function setUpTwoStep(viewer: Viewer) {
  const secret = new Secret({ size: 20 })
  const { count } = await sql`
    insert into two_factor (user_id, secret) values (${viewer.id}, ${secret.base32})
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0
      where two_factor.enabled_at is null`
  if (count === 0) throw alreadyOn()
  const uri = new TOTP({ ...TOTP_OPTIONS, label: viewer.username, secret }).toString()
  return { secret: secret.base32, uri }
}

/** Switches the second step on, and gives the recovery codes: this once, since only hashes are kept. */
export async function enableTwoStep(viewer: Viewer, code: string, place: Place) {
  const kept = await findSecret(sql, viewer.id)
  if (!kept) throw new Refusal('conflict', 'Set up your authenticator app first.')
  if (kept.isOn) throw alreadyOn()
  const step = stepOf(kept.secret, code)
  if (step === null) throw invalid({ code: 'This code is not right' })

  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(viewer.id, code)))
  await sql.begin(async (sql) => {
    const { count } = await sql`
      update two_factor set enabled_at = now(), last_step = ${step}
      where user_id = ${viewer.id} and enabled_at is null and secret = ${kept.secret}`
    if (count === 0) throw alreadyOn()
    await sql`delete from recovery_codes where user_id = ${viewer.id}`
    const rows = hashes.map((codeHash) => ({ userId: viewer.id, codeHash }))
    await sql`insert into recovery_codes ${sql(rows)}`
    await logEvent(sql, viewer.id, 'twoStepOn', place)
    await sendLetter(sql, twoStepOnLetter(await findAddressee(sql, viewer.id)))
    await tellSecurity(sql, viewer.id, { event: 'twoStepOn' })
  })
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

export async function disableTwoStep(viewer: Viewer, code: string, place: Place) {
  const kept = await findSecret(sql, viewer.id)
  if (!kept?.isOn) throw new Refusal('conflict', 'Two-step log-in is not on.')
  const read = await readCode(sql, viewer.id, code)

  await sql.begin(async (sql) => {
    if (!(await spendCode(sql, viewer.id, read))) throw invalid({ code: 'This code is not right' })
    await sql`delete from two_factor where user_id = ${viewer.id}`
    await sql`delete from recovery_codes where user_id = ${viewer.id}`
    if (read && 'recoveryHash' in read) await logEvent(sql, viewer.id, 'recoveryCode', place)
    await logEvent(sql, viewer.id, 'twoStepOff', place)
    await sendLetter(sql, twoStepOffLetter(await findAddressee(sql, viewer.id)))
    await tellSecurity(sql, viewer.id, { event: 'twoStepOff' })
  })
}

/** The slow part of checking a code, done before a transaction is open. */
export async function readCode(sql: Sql, userId: string, code: string): Promise<ReadCode> {
  if (code.length !== TOTP_OPTIONS.digits) {
    return { recoveryHash: await hashRecoveryCode(userId, code) }
  }
  const kept = await findSecret(sql, userId)
  const step = kept && stepOf(kept.secret, code)
  return step === null ? null : { step }
}

/** True once for each code: a code that somebody watched being typed is worth nothing. */
export async function spendCode(sql: Sql, userId: string, read: ReadCode) {
  if (!read) return false
  const { count } =
    'step' in read
      ? await sql`
          update two_factor set last_step = ${read.step}
          where user_id = ${userId} and enabled_at is not null and last_step < ${read.step}`
      : await sql`
          update recovery_codes set used_at = now()
          where user_id = ${userId} and code_hash = ${read.recoveryHash} and used_at is null`
  return count === 1
}

async function findSecret(sql: Sql, userId: string) {
  const [kept] = await sql<{ secret: string; isOn: boolean }[]>`
    select secret, enabled_at is not null as is_on from two_factor where user_id = ${userId}`
  return kept ?? null
}

async function findAddressee(sql: Sql, userId: string) {
  const [to] = await sql<[Addressee]>`
    select ${addressee(sql)} from users u where u.id = ${userId}`
  return to
}

/** The step that a code belongs to, now or next door: phones' clocks are a little off. */
function stepOf(secret: string, code: string) {
  const timestamp = Date.now()
  const totp = new TOTP({ ...TOTP_OPTIONS, secret })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

function makeRecoveryCode() {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

function alreadyOn() {
  return new Refusal('conflict', 'Two-step log-in is already on.')
}
