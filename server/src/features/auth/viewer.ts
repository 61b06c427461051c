import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Sql, sql } from '#lib/db.ts'
import { Refusal } from '#lib/errors.ts'
import type { Ended } from '#lib/live.ts'
import type { Viewer } from '#lib/serve.ts'
import { hashToken } from '#lib/tokens.ts'

const TOKEN = /^jes_[A-Za-z0-9_-]{43}$/
const REMEMBERED_MS = 5_000
const MOST_REMEMBERED = 10_000

type Remembered = { viewer: Viewer; until: number }

const remembered = new Map<string, Remembered>()
/** Counts what was forgotten: an answer that was under way meanwhile may be out of date. */
let forgotten = 0

/** Says of every request who asks, by the Authorization header and nothing else. */
export function readViewer(app: FastifyInstance) {
  app.decorateRequest('viewer', null)
  app.decorateRequest('hasDeadToken', false)
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === undefined) return
    const token = tokenOf(request)
    request.viewer = token ? await findViewer(sql, token) : null
    request.hasDeadToken = !request.viewer
  })
}

function tokenOf({ raw, headers }: FastifyRequest) {
  const sent = raw.rawHeaders.filter((name, index) => index % 2 === 0 && isAuthorization(name))
  const [scheme, token, ...rest] = headers.authorization?.split(' ') ?? []
  return sent.length === 1 && scheme === 'Bearer' && rest.length === 0 ? token : undefined
}

function isAuthorization(name: string) {
  return name.toLowerCase() === 'authorization'
}

/** Whose token this is, or null if it is nobody's or no longer good. */
export async function findViewer(sql: Sql, token: string): Promise<Viewer | null> {
  if (!TOKEN.test(token)) return null
  const hash = hashToken(token)
  const key = hash.toString('base64')
  const known = remembered.get(key)
  if (known && known.until > performance.now()) return known.viewer

  const before = forgotten
  const [row] = await sql<(Viewer & { millisLeft: number; isStale: boolean })[]>`
    select u.id, s.id as session_id, u.username, u.role,
      u.email_verified_at is not null as email_verified,
      extract(epoch from least(t.expires_at, s.ends_at) - now())::float8 * 1000 as millis_left,
      s.last_used_at < now() - interval '1 minute' as is_stale
    from access_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    where t.token_hash = ${hash} and t.expires_at > now() and s.ends_at > now()
      and (u.suspended_until > now()) is not true`
  if (!row) return null

  const { millisLeft, isStale, ...viewer } = row
  if (isStale) void touch(sql, viewer.sessionId)
  // Who has yet to verify their email is read anew each time, so that they may post the moment they did.
  if (forgotten === before && viewer.emailVerified) {
    remember(key, { viewer, until: performance.now() + Math.min(millisLeft, REMEMBERED_MS) })
  }
  return viewer
}

function remember(key: string, entry: Remembered) {
  remembered.delete(key)
  remembered.set(key, entry)
  const [oldest] = remembered.keys()
  if (remembered.size > MOST_REMEMBERED && oldest) remembered.delete(oldest)
}

/** The answer does not wait for this, nor fail by it. */
async function touch(sql: Sql, sessionId: string) {
  await sql`
    update sessions set last_used_at = now()
    where id = ${sessionId} and last_used_at < now() - interval '1 minute'`.catch(() => {})
}

export function forgetEnded(ended: Ended) {
  if ('sessionId' in ended) forgetSession(ended.sessionId)
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
  for (const [key, { viewer }] of remembered) if (isEnded(viewer)) remembered.delete(key)
}

/** For the doors where a member writes: an address that nobody proved may not. */
export function expectVerified(viewer: Viewer) {
  if (!viewer.emailVerified) {
    throw new Refusal('email_unverified', 'Please verify your email to post.')
  }
}
