import { randomInt } from 'node:crypto'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { hashRecoveryCode } from '#features/accounts/auth/passwords.ts'
import { countAttempt, DAY_SECONDS } from '#lib/attempts.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { sendLetter } from '#lib/mail.ts'
import { wrongCodesLetter } from './letters.ts'
import { findAddressee } from './queries.ts'
import { CODE_DIGITS, findSealed, findStep } from './secrets.ts'

const RECOVERY_CODES = 10
const RECOVERY_LETTERS = 10
/** Without 0, 1, i, l and o: these codes are written down by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** After so many wrong codes in a day the owner gets a mail. */
const WRONG_CODES_MAILED = 10

/** A right code, before it is used up: a step of the app's clock, or a recovery code. */
export type RightCode = { step: number } | { recoveryHash: Buffer }

/** The meaning of a code, or null; the slow part of the check, done before the transaction. */
export async function readCode(sql: Sql, userId: string, code: string): Promise<RightCode | null> {
  const read =
    code.length === CODE_DIGITS
      ? await readStep(sql, userId, code)
      : await readRecovery(sql, userId, code)
  if (!read) await noteWrongCode(userId)
  return read
}

async function readStep(sql: Sql, userId: string, code: string) {
  const stored = await findSealed(sql, userId)
  const step = stored?.isOn ? await findStep(userId, stored, code) : null
  return step === null ? null : { step }
}

async function readRecovery(sql: Sql, userId: string, code: string) {
  const recoveryHash = await hashRecoveryCode(userId, code)
  const [unused] = await sql`
    select from recovery_codes
    where user_id = ${userId} and code_hash = ${recoveryHash} and used_at is null`
  return unused ? { recoveryHash } : null
}

/**
 * True once for each code, so a code that somebody saw being typed is worthless. Whoever has codes needs no recovery,
 * so a running one is dropped.
 */
export async function spendCode(sql: Sql, userId: string, code: RightCode, place: LoginOrigin) {
  const { count } =
    'step' in code
      ? await sql`
          update two_factor set last_step = ${code.step}
          where user_id = ${userId} and enabled_at is not null and last_step < ${code.step}`
      : await sql`
          update recovery_codes set used_at = now()
          where user_id = ${userId} and code_hash = ${code.recoveryHash} and used_at is null`
  if (count === 0) return false
  if ('recoveryHash' in code) await logEvent(sql, userId, 'recoveryCode', place)
  await dropRecovery(sql, userId)
  return true
}

/** A code or a new password ends a recovery: it is not needed, or was requested by somebody else. */
export async function dropRecovery(sql: Sql, userId: string) {
  await sql`delete from two_factor_recoveries where user_id = ${userId}`
}

/** Whoever types wrong codes knows the password: the owner gets one mail a day about it. */
export async function noteWrongCode(userId: string) {
  await sql.begin(async (sql) => {
    const { count } = await countAttempt(sql, `wrong codes ${userId}`, DAY_SECONDS)
    if (count === WRONG_CODES_MAILED)
      await sendLetter(sql, wrongCodesLetter(await findAddressee(sql, userId)))
  })
}

/** Ten new recovery codes that replace all old ones, shown only this once: only hashes are stored. */
export async function makeRecoveryCodes(userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(userId, code)))
  return {
    shown: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    async keep(sql: Sql) {
      await sql`delete from recovery_codes where user_id = ${userId}`
      const rows = hashes.map((codeHash) => ({ userId, codeHash }))
      await sql`insert into recovery_codes ${sql(rows)}`
    },
  }
}

function makeRecoveryCode() {
  return Array.from({ length: RECOVERY_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  )
}
