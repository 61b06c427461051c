import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { countingRole, lacksSecondFactor } from '#features/core/staffAccess/access.ts'
import { selectTrust } from '#features/core/trust/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Ended } from '#lib/live.ts'
import type { Viewer } from '#lib/serve.ts'
import { hashToken } from '#lib/tokens.ts'

const TOKEN = /^jes_[A-Za-z0-9_-]{43}$/
const TTL_MS = 5_000
const MAX_TOKENS = 10_000

const cached = new LRUCache<string, Viewer>({ max: MAX_TOKENS, ttl: TTL_MS })
/** Counts what was forgotten: an answer that was under way meanwhile may be out of date. */
let forgotten = 0

/** Says of every request who asks, by the Authorization header and nothing else. */
export function readViewer(app: FastifyInstance) {
  app.decorateRequest('viewer', null)
  app.decorateRequest('hasDeadToken', false)
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.headers.authorization === undefined) return next()
    const token = tokenOf(request)
    const known = token && findKnown(token)
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

/** The token of a request that says exactly one. */
function tokenOf({ raw: { rawHeaders }, headers }: FastifyRequest) {
  let sent = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 13 && name.toLowerCase() === 'authorization') sent += 1
  }
  const said = headers.authorization
  return sent === 1 && said?.startsWith('Bearer ') ? said.slice('Bearer '.length) : undefined
}

/** Who showed this token a moment ago. */
function findKnown(token: string) {
  return cached.get(token) ?? null
}

/** Whose token this is, or null if it is nobody's or no longer good. */
export async function findViewer(sql: Sql, token: string): Promise<Viewer | null> {
  if (!TOKEN.test(token)) return null
  const known = findKnown(token)
  if (known) return known

  const before = forgotten
  const held = await readToken(sql, hashToken(token))
  if (!held) return null
  const { viewer, millisLeft } = held
  // Who has yet to verify their email is read anew each time, so that they may post the moment they did.
  if (forgotten === before && viewer.emailVerified) {
    // Without a limit of its own a token that ends this very moment would be cached for ever.
    cached.set(token, viewer, { ttl: Math.max(1, Math.min(millisLeft, TTL_MS)) })
  }
  return viewer
}

/** Who holds a token and for how long yet, never from memory: for a socket, which is asked only once. */
export async function findHolder(sql: Sql, token: string) {
  const held = TOKEN.test(token) ? await readToken(sql, hashToken(token)) : null
  return (
    held && { id: held.viewer.id, sessionId: held.viewer.sessionId, millisLeft: held.millisLeft }
  )
}

/** Whose browser showed this token for pictures, never from memory: it is dead with its session. */
export async function findMediaViewer(sql: Sql, token: string) {
  const [row] = await sql<{ id: string }[]>`
    select u.id from sessions s
    join users u on u.id = s.user_id
    where s.media_hash = ${hashToken(token)} and s.idle_until > now() and ${isHeld(sql)}`
  return row?.id ?? null
}

/** Whose browser showed this refresh token, for a download, which carries no other; it is not used up by that. */
export async function findCookieHolder(sql: Sql, refreshToken: string) {
  const [row] = await sql<{ id: string }[]>`
    select u.id from sessions s
    join users u on u.id = s.user_id
    where s.refresh_hash = ${hashToken(refreshToken)} and s.idle_until > now() and ${isHeld(sql)}`
  return row?.id ?? null
}

/** Which of these sessions are still good. */
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
      u.email_verified_at is not null as email_verified, ${selectTrust(sql)} as trust,
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

/** The answer does not wait for this, nor fail by it. */
async function touch(sql: Sql, sessionId: string) {
  await sql`
    update sessions set last_used_at = now()
    where id = ${sessionId} and last_used_at < now() - interval '1 minute'`.catch(() => {})
}

/** Without an argument everybody: some may have ended unheard. */
export function forgetEnded(ended?: Ended) {
  if (!ended) forget(() => true)
  else if ('sessionId' in ended) forgetSession(ended.sessionId)
  else forgetUser(ended.userId)
}

export function forgetSession(sessionId: string) {
  forget((viewer) => viewer.sessionId === sessionId)
}

export function forgetUser(userId: string) {
  forget((viewer) => viewer.id === userId)
}

function forget(isEnded: (viewer: Viewer) => boolean) {
  forgotten += 1
  for (const [token, viewer] of [...cached]) if (isEnded(viewer)) cached.delete(token)
}

/** For the endpoints where a member writes: an address that nobody proved may not. */
export function expectVerified(viewer: Pick<Viewer, 'emailVerified'>) {
  if (!viewer.emailVerified) {
    throw refuse('core.verify_to_post')
  }
}
