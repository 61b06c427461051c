import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { countingRole, lacksSecondFactor } from '#features/core/staffAccess/access.ts'
import { selectTrust } from '#features/core/trust/queries.ts'
import { isVerified } from '#features/core/users/verified.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Ended } from '#lib/live.ts'
import { countsOfCache } from '#lib/metrics/counts.ts'
import type { Viewer } from '#lib/serve.ts'
import { hashToken } from '#lib/tokens.ts'

const TOKEN = /^jes_[A-Za-z0-9_-]{43}$/
const TTL_MS = 5_000
const MAX_TOKENS = 10_000

/** Whose a token is. That never changes, only ends: it is cached for the whole life of the token. */
export type Holder = Pick<Viewer, 'id' | 'sessionId'>

const cached = new LRUCache<string, Viewer>({ max: MAX_TOKENS, ttl: TTL_MS })
const holders = new LRUCache<string, Holder>({ max: MAX_TOKENS })
const counts = countsOfCache('viewers')
/** Counts invalidations: a query that was running during one may have an outdated answer, which is not cached. */
let forgotten = 0
/** Where the end of a session is not heard, nobody is cached. */
let hearsEnds = true

/** Finds the viewer of every request, by the Authorization header and nothing else. */
export function readViewer(app: FastifyInstance) {
  app.decorateRequest('viewer', null)
  app.decorateRequest('hasDeadToken', false)
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.headers.authorization === undefined) return next()
    const token = tokenOf(request.raw)
    const known = token && findKnown(token)
    counts[known ? 'hits' : 'misses'] += 1
    if (known) {
      request.viewer = known
      return next()
    }
    const found = token ? findViewer(sql, token) : Promise.resolve(null)
    found.then((viewer) => {
      request.viewer = viewer
      request.hasDeadToken = !viewer
      next()
    }, next)
  })
}

/** Whose token a request has, where that is known without the database. */
export function findKnownHolder(request: IncomingMessage) {
  const token = request.headers.authorization && tokenOf(request)
  return token ? (holders.get(token) ?? null) : null
}

/** The token of a request with exactly one Authorization header. */
function tokenOf({ rawHeaders, headers }: IncomingMessage) {
  let sent = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 13 && name.toLowerCase() === 'authorization') sent += 1
  }
  const said = headers.authorization
  return sent === 1 && said?.startsWith('Bearer ') ? said.slice('Bearer '.length) : undefined
}

/** The cached viewer of a token. */
function findKnown(token: string) {
  return cached.get(token) ?? null
}

/** The viewer of a token, or null if it is unknown or expired. */
export async function findViewer(sql: Sql, token: string): Promise<Viewer | null> {
  if (!TOKEN.test(token)) return null
  const known = findKnown(token)
  if (known) return known

  const before = forgotten
  const held = await readToken(sql, hashToken(token))
  if (!held) return null
  const { viewer, millisLeft } = held
  if (forgotten === before && hearsEnds) cache(token, viewer, millisLeft)
  return viewer
}

function cache(token: string, viewer: Viewer, millisLeft: number) {
  // Without a ttl of its own a token that ends at this moment would be cached for ever.
  const ttl = Math.max(1, millisLeft)
  const { id, sessionId } = viewer
  holders.set(token, { id, sessionId }, { ttl })
  // Members who have verified nothing are not cached, so that they can post as soon as they have.
  if (viewer.isVerified) cached.set(token, viewer, { ttl: Math.min(ttl, TTL_MS) })
}

/** The viewer of a token and its remaining time, never from the cache: a socket is checked only once. */
export async function findHolder(sql: Sql, token: string) {
  const held = TOKEN.test(token) ? await readToken(sql, hashToken(token)) : null
  return (
    held && { id: held.viewer.id, sessionId: held.viewer.sessionId, millisLeft: held.millisLeft }
  )
}

/** The viewer of a picture token, never from the cache: it ends with its session. */
export async function findMediaViewer(sql: Sql, token: string) {
  const [row] = await sql<{ id: string }[]>`
    select u.id from sessions s
    join users u on u.id = s.user_id
    where s.media_hash = ${hashToken(token)} and s.idle_until > now() and ${isHeld(sql)}`
  return row?.id ?? null
}

/** The viewer of a refresh token, for a download, which sends no other; it is not used up. */
export async function findCookieHolder(sql: Sql, refreshToken: string) {
  const [row] = await sql<{ id: string }[]>`
    select u.id from sessions s
    join users u on u.id = s.user_id
    where s.refresh_hash = ${hashToken(refreshToken)} and s.idle_until > now() and ${isHeld(sql)}`
  return row?.id ?? null
}

/** Which of these sessions are still valid. */
export async function listHeldSessions(sql: Sql, sessionIds: string[]) {
  const rows = await sql<{ id: string }[]>`
    select s.id from sessions s
    join users u on u.id = s.user_id
    where s.id = any(${sessionIds}::bigint[]) and ${isHeld(sql)}`
  return rows.map(({ id }) => id)
}

async function readToken(sql: Sql, hash: Buffer) {
  const [row] = await sql<(Viewer & { millisLeft: number; isStale: boolean })[]>`
    select u.id, s.id as session_id, u.username, ${countingRole(sql)} as role,
      ${lacksSecondFactor(sql)} as lacks_second_factor,
      ${isVerified(sql)} as is_verified, ${selectTrust(sql)} as trust,
      extract(epoch from least(t.expires_at, s.ends_at) - now())::float8 * 1000 as millis_left,
      s.last_used_at < now() - interval '1 minute' as is_stale
    from access_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    where t.token_hash = ${hash} and t.expires_at > now() and ${isHeld(sql)}`
  if (!row) return null
  const { millisLeft, isStale, ...viewer } = row
  if (isStale) void touch(sql, viewer.sessionId)
  return { viewer, millisLeft }
}

function isHeld(sql: Sql) {
  return sql`s.ends_at > now() and (u.suspended_until > now()) is not true`
}

/** The reply does not wait for this, nor fail because of it. */
async function touch(sql: Sql, sessionId: string) {
  await sql`
    update sessions set last_used_at = now()
    where id = ${sessionId} and last_used_at < now() - interval '1 minute'`.catch(() => {})
}

/** Whether every end of a session is heard from now on. Some may have been missed before. */
export function setHearingEnds(hears: boolean) {
  hearsEnds = hears
  forget(() => true)
}

export function forgetEnded(ended: Ended) {
  if ('sessionId' in ended) forgetSession(ended.sessionId)
  else forgetUser(ended.userId)
}

export function forgetSession(sessionId: string) {
  forget((holder) => holder.sessionId === sessionId)
}

export function forgetUser(userId: string) {
  forget((holder) => holder.id === userId)
}

function forget(isEnded: (holder: Holder) => boolean) {
  forgotten += 1
  for (const tokens of [cached, holders]) {
    for (const [token, holder] of [...tokens]) if (isEnded(holder)) tokens.delete(token)
  }
}

/** For endpoints where a member writes: refuses members who have verified neither email nor number. */
export function expectVerified(viewer: Pick<Viewer, 'isVerified'>) {
  if (!viewer.isVerified) {
    throw refuse('core.verify_to_post')
  }
}
