import { Secret, TOTP } from 'otpauth'
import type { Database, Sql } from '#lib/db.ts'
import { seal, sealingKey, unseal } from '#lib/seal.ts'

export const CODE_DIGITS = 6
const TOTP_OPTIONS = { issuer: 'Jes', algorithm: 'SHA1', digits: CODE_DIGITS, period: 30 }

type Row = { sealedSecret: Buffer; isOn: boolean }

/** A new secret for an authenticator app; null where two-step log-in is on already. */
export async function makeSecret(sql: Sql, { id, username }: { id: string; username: string }) {
  const secret = new Secret({ size: 20 })
  const { count } = await sql`
    insert into two_factor (user_id, sealed_secret) values (${id}, ${await sealFor(id, secret.base32)})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
      where two_factor.enabled_at is null`
  if (count === 0) return null
  const uri = new TOTP({ ...TOTP_OPTIONS, label: username, secret }).toString()
  return { secret: secret.base32, uri }
}

/** The encrypted secret, and whether log-in requires its codes. */
export async function findSealed(sql: Sql, userId: string) {
  const [row] = await sql<Row[]>`
    select sealed_secret, enabled_at is not null as is_on from two_factor where user_id = ${userId}`
  return row ?? null
}

/** The time step of a code, the current one or a neighbour: clocks of phones are a little off. */
export async function findStep(userId: string, { sealedSecret }: Row, code: string) {
  const secret = unseal(await sealingKey(), { domain: 'two-factor', id: userId }, sealedSecret)
  const timestamp = Date.now()
  const totp = new TOTP({ ...TOTP_OPTIONS, secret })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/**
 * Encrypts secrets that an older version stored in clear. The table is rewritten, so that no page of it still holds
 * one.
 */
export async function sealSecrets(sql: Database) {
  const rows = await sql<{ userId: string; secret: string }[]>`
    select user_id, secret from two_factor where secret is not null`
  for (const { userId, secret } of rows)
    await sql`
      update two_factor set sealed_secret = ${await sealFor(userId, secret)}, secret = null
      where user_id = ${userId} and secret = ${secret}`
  if (rows.length > 0) await sql`vacuum full two_factor`.simple()
}

/** The same secret, encrypted with the new key of the site. */
export async function resealSecret(userId: string, sealedSecret: Buffer, from: Buffer) {
  return sealFor(userId, unseal(from, { domain: 'two-factor', id: userId }, sealedSecret))
}

async function sealFor(userId: string, secret: string) {
  return seal(await sealingKey(), { domain: 'two-factor', id: userId }, secret)
}
