import { createHmac } from 'node:crypto'
import type { Session } from '@jes/contract/accounts/session'
import type { Language } from '@jes/contract/core/settings'
import { forgetEnded } from '#features/core/viewer/viewer.ts'
import { type Sql, sql } from '#lib/db.ts'
import { type LoginOrigin, sayDevice } from '#lib/device.ts'
import { notFound } from '#lib/errors.ts'
import { endSockets } from '#lib/live.ts'
import type { Viewer } from '#lib/serve.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { logEvent } from './loginLog.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
const ACCESS_SECONDS = 15 * 60
const MOST_SESSIONS = 20

type Role = Viewer['role']

/** How long a session lives unused, and how long at most, in seconds. */
export function lifeOf(role: Role) {
  return role === 'member'
    ? { idle: 30 * DAY, most: 90 * DAY }
    : { idle: 12 * HOUR, most: 24 * HOUR }
}

export type Opened = {
  sessionId: string
  token: string
  refreshToken: string
  maxAge: number
  mediaToken: string
  mediaMaxAge: number
}

/** Signs a member in on a device; above the limit of devices the oldest is signed out. */
export async function startSession(
  sql: Sql,
  { id: userId, role }: { id: string; role: Role },
  { device, address }: LoginOrigin,
): Promise<Opened> {
  const { idle, most } = lifeOf(role)
  const refreshToken = randomToken()
  const mediaToken = mediaTokenOf(refreshToken)
  const [{ id: sessionId }] = await sql<[{ id: string }]>`
    insert into sessions (user_id, refresh_hash, media_hash, device, address, idle_until, ends_at)
    values (${userId}, ${hashToken(refreshToken)}, ${hashToken(mediaToken)}, ${device}, ${address},
      now() + make_interval(secs => ${idle}), now() + make_interval(secs => ${most}))
    returning id`
  await endOldest(sql, userId)
  const token = await addAccessToken(sql, sessionId)
  return { sessionId, token, refreshToken, maxAge: idle, mediaToken, mediaMaxAge: most }
}

/** The picture token derived from a refresh token; the refresh token cannot be computed from it. */
export function mediaTokenOf(refreshToken: string) {
  return createHmac('sha256', refreshToken).update('media').digest('base64url')
}

/** An access token for 15 minutes; only its hash is stored. */
export async function addAccessToken(sql: Sql, sessionId: string) {
  const token = `jes_${randomToken()}`
  await sql`delete from access_tokens where session_id = ${sessionId} and expires_at < now()`
  await sql`
    insert into access_tokens (token_hash, session_id, expires_at)
    values (${hashToken(token)}, ${sessionId}, now() + make_interval(secs => ${ACCESS_SECONDS}))`
  return token
}

async function endOldest(sql: Sql, userId: string) {
  const ended = await sql<{ id: string }[]>`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId}
      order by last_used_at desc, id desc offset ${MOST_SESSIONS})
    returning id`
  for (const { id } of ended) await endSockets(sql, { sessionId: id })
}

export async function listSessions(sql: Sql, viewer: Viewer, language: Language) {
  const rows = await sql<Session[]>`
    select id as _id, device, address, created_at, last_used_at,
      id = ${viewer.sessionId} as is_current
    from sessions
    where user_id = ${viewer.id} and idle_until > now() and ends_at > now()
    order by id = ${viewer.sessionId} desc, last_used_at desc, id desc`
  return rows.map((row) => ({ ...row, device: sayDevice(row.device, language) }))
}

/** Signs out one of the member's own devices; the sessions of others do not exist here. */
export async function endSession(viewer: Viewer, sessionId: string, place: LoginOrigin) {
  await sql.begin(async (sql) => {
    const { count } = await sql`
      delete from sessions where id = ${sessionId} and user_id = ${viewer.id}`
    if (count === 0) throw notFound()
    await logEvent(sql, viewer.id, 'logout', place)
    await endSockets(sql, { sessionId })
  })
  forgetEnded({ sessionId })
}

export async function endAllSessions(viewer: Viewer, place: LoginOrigin) {
  await sql.begin(async (sql) => {
    await logEvent(sql, viewer.id, 'logout', place)
    await endSessionsOf(sql, viewer.id)
  })
  forgetEnded({ userId: viewer.id })
}

/** Part of a larger transaction; call `forgetEnded` after its commit. Two-step log-in then asks for a code everywhere. */
export async function endSessionsOf(sql: Sql, userId: string, except?: string) {
  await sql`delete from trusted_devices where user_id = ${userId}`
  await sql`delete from sessions where user_id = ${userId} and id is distinct from ${except ?? null}`
  await endSockets(sql, { userId, ...(except && { except }) })
}

/** True the first time that this member signs in from this device. */
export async function rememberDevice(sql: Sql, userId: string, { device, address }: LoginOrigin) {
  const [{ isNew }] = await sql<[{ isNew: boolean }]>`
    insert into known_devices (user_id, device, address) values (${userId}, ${device}, ${address})
    on conflict (user_id, device, address) do update set last_seen_at = now()
    returning xmax = 0 as is_new`
  return isNew
}

/** The key by which log-ins of an account from a known device are counted. */
export function placeKey(userId: string, { device, address }: LoginOrigin) {
  return `${userId} ${device} ${address}`
}
