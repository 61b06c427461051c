import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  readParkedTokens,
  readRefreshToken,
  setMediaCookie,
  setParkedCookie,
  setRefreshCookie,
} from '#features/core/viewer/cookie.ts'
import { forgetEnded } from '#features/core/viewer/viewer.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { type Sql, sql } from '#lib/db.ts'
import { type LoginOrigin, placeOf } from '#lib/device.ts'
import { forbidden, sessionEnded } from '#lib/errors.ts'
import { failPoint } from '#lib/failPoint.ts'
import { endSockets } from '#lib/live.ts'
import { sendLetter } from '#lib/mail.ts'
import { isFromOwnPages } from '#lib/origin.ts'
import type { Viewer } from '#lib/serve.ts'
import { hashToken } from '#lib/tokens.ts'
import { type Addressee, addressee, reuseLetter } from './letters.ts'
import { addAccessToken, lifeOf, mediaTokenOf } from './sessions.ts'

const GRACE_SECONDS = 30

type Held = Addressee & {
  id: string
  userId: string
  role: Viewer['role']
  refreshHash: Buffer
  device: string
  isOver: boolean
  secondsLeft: number
}
type Spent = { salt: Buffer; isFresh: boolean }
type Media = { token: string; maxAge: number }
/** Whose session is meant, where the page says so; `isResumed` hands the pictures over to it too. */
type Meant = { account?: string | undefined; isResumed?: boolean }
type Outcome =
  | {
      is: 'renewed'
      userId: string
      token: string
      refreshToken: string
      maxAge: number
      media: Media | null
    }
  | { is: 'over' }
  | { is: 'another' }
  | { is: 'betrayed'; sessionId: string }

/** Exchanges the refresh token in the cookie for a new access token and a new refresh token. */
export async function refresh(request: FastifyRequest, reply: FastifyReply, account?: string) {
  if (!isFromOwnPages(request.headers)) throw forbidden()
  const given = readRefreshToken(request)
  const renewed = given ? await exchange(request, given, { account }) : 'another'
  if (renewed === 'another') return refreshParked(request, reply, account)

  setRefreshCookie(reply, renewed.refreshToken, renewed.maxAge)
  if (renewed.media) setMediaCookie(reply, renewed.media.token, renewed.media.maxAge)
  return { token: renewed.token }
}

/** Another tab has switched meanwhile: a page goes on for its own member, never for the other. */
async function refreshParked(request: FastifyRequest, reply: FastifyReply, account?: string) {
  const parked = readParkedTokens(request).find(({ userId }) => userId === account)
  const renewed = parked && (await exchange(request, parked.token, { account }))
  if (!renewed || renewed === 'another') throw over()
  setParkedCookie(reply, { ...renewed, token: renewed.refreshToken })
  return { token: renewed.token }
}

/** Uses a refresh token up; one of another account than is meant stays as it is. */
export async function exchange(request: FastifyRequest, given: string, meant: Meant) {
  const outcome = await sql.begin((sql) => renew(sql, given, placeOf(request), meant))
  failPoint('midRefresh')
  if (outcome.is === 'betrayed') forgetEnded({ sessionId: outcome.sessionId })
  if (outcome.is === 'another') return outcome.is
  if (outcome.is !== 'renewed') throw over()
  return outcome
}

async function renew(
  sql: Sql,
  given: string,
  place: LoginOrigin,
  { account, isResumed = false }: Meant,
): Promise<Outcome> {
  const hash = hashToken(given)
  const held = await holdSession(sql, hash)
  if (!held) return { is: 'over' }
  if (account !== undefined && held.userId !== account) return { is: 'another' }
  if (held.isOver) {
    await endHeld(sql, held)
    return { is: 'over' }
  }

  const isCurrent = held.refreshHash.equals(hash)
  const successor = isCurrent ? await spend(sql, held, given) : await findGraced(sql, held, given)
  if (!successor) {
    await endHeld(sql, held)
    await sendLetter(sql, reuseLetter(held, held.device))
    await notifySecurity(sql, held.userId, { event: 'deviceSignedOut', device: held.device })
    return { is: 'betrayed', sessionId: held.id }
  }

  const { idle } = lifeOf(held.role)
  const maxAge = Math.ceil(Math.min(idle, held.secondsLeft))
  // A session from before private pictures gets its picture cookie here; again if the reply was lost.
  const mediaToken = mediaTokenOf(successor)
  const [{ isNew }] = await sql<[{ isNew: boolean }]>`
    update sessions set refresh_hash = ${hashToken(successor)}, last_used_at = now(),
      media_hash = case when ${isResumed} then ${hashToken(mediaToken)}
        else coalesce(media_hash, ${hashToken(mediaToken)}) end,
      device = ${place.device}, address = ${place.address},
      idle_until = now() + make_interval(secs => ${idle})
    where id = ${held.id}
    returning media_hash = ${hashToken(mediaToken)} as is_new`
  return {
    is: 'renewed',
    userId: held.userId,
    token: await addAccessToken(sql, held.id),
    refreshToken: successor,
    maxAge,
    media: isNew ? { token: mediaToken, maxAge: Math.ceil(held.secondsLeft) } : null,
  }
}

/** Locks the session of a refresh token, used or not, so that its refreshes run one after another. */
async function holdSession(sql: Sql, hash: Buffer) {
  const [held] = await sql<Held[]>`
    select s.id, s.user_id, s.refresh_hash, s.device, u.role, ${addressee(sql)},
      least(s.idle_until, s.ends_at) < now() or (u.suspended_until > now()) is true as is_over,
      extract(epoch from s.ends_at - now())::float8 as seconds_left
    from sessions s
    join users u on u.id = s.user_id
    where s.id = coalesce(
      (select id from sessions where refresh_hash = ${hash}),
      (select session_id from spent_refresh_tokens where token_hash = ${hash}))
    for update of s`
  return held
}

async function spend(sql: Sql, { id }: Held, given: string) {
  const salt = randomBytes(32)
  await sql`
    insert into spent_refresh_tokens (token_hash, session_id, salt)
    values (${hashToken(given)}, ${id}, ${salt})`
  return successorOf(given, salt)
}

/** The same successor again for the previous token: from a second tab, or after a lost reply. */
async function findGraced(sql: Sql, { refreshHash }: Held, given: string) {
  const [spent] = await sql<Spent[]>`
    select salt, spent_at > now() - make_interval(secs => ${GRACE_SECONDS}) as is_fresh
    from spent_refresh_tokens where token_hash = ${hashToken(given)}`
  if (!spent?.isFresh) return null
  const successor = successorOf(given, spent.salt)
  return hashToken(successor).equals(refreshHash) ? successor : null
}

function successorOf(token: string, salt: Buffer) {
  return createHmac('sha256', salt).update(token).digest('base64url')
}

async function endHeld(sql: Sql, { id }: Held) {
  await sql`delete from sessions where id = ${id}`
  await endSockets(sql, { sessionId: id })
}

function over() {
  return sessionEnded()
}
