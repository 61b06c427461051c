import type { TrustedDevice } from '@jes/contract/accounts/twoFactor'
import type { FastifyRequest } from 'fastify'
import type { Account } from '#features/accounts/auth/account.ts'
import type { Sql } from '#lib/db.ts'
import { placeOf, sayDevice } from '#lib/device.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { hashToken } from '#lib/tokens.ts'
import { readTrustHash, TRUST_DAYS, trustTokenOf } from './trustCookie.ts'

const MOST_DEVICES = 20

/** Whether a log-in needs a code: two-step log-in is on, and this browser is not remembered. */
export async function isCodeDue(sql: Sql, account: Account, request: FastifyRequest) {
  if (!account.hasTwoStep) return false
  const hash = readTrustHash(request)
  if (!hash || !mayTrust(account)) return true
  const [trusted] = await sql`
    select from trusted_devices
    where user_id = ${account.id} and token_hash = ${hash} and expires_at > now()`
  return trusted === undefined
}

/** After a right code: no code is asked for in this browser for 30 days. The token is for its cookie. */
export async function trustDevice(sql: Sql, account: Account, request: FastifyRequest) {
  if (!mayTrust(account)) return {}
  const trustToken = trustTokenOf(request)
  await sql`
    insert into trusted_devices (user_id, token_hash, device, expires_at)
    values (${account.id}, ${hashToken(trustToken)}, ${placeOf(request).device},
      now() + make_interval(days => ${TRUST_DAYS}))
    on conflict (user_id, token_hash) do update
      set expires_at = excluded.expires_at, device = excluded.device`
  await sql`
    delete from trusted_devices where id in (
      select id from trusted_devices where user_id = ${account.id}
      order by expires_at desc, id desc offset ${MOST_DEVICES})`
  return { trustToken }
}

/** The staff gives a code each time: more depends on it. */
function mayTrust({ role }: Account) {
  return role === 'member'
}

export async function listTrusted(sql: Sql, viewer: Viewer, request: FastifyRequest) {
  const devices = await sql<TrustedDevice[]>`
    select id as _id, device, created_at, expires_at,
      (token_hash = ${readTrustHash(request)}) is true as is_current
    from trusted_devices
    where user_id = ${viewer.id} and expires_at > now()
    order by expires_at desc, id desc`
  return devices.map((row) => ({ ...row, device: sayDevice(row.device, request.language) }))
}

/** The devices of others do not exist here. */
export async function forgetDevice(sql: Sql, viewer: Viewer, id: string) {
  const { count } = await sql`
    delete from trusted_devices where id = ${id} and user_id = ${viewer.id}`
  if (count === 0) throw notFound()
}
