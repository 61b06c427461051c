import { MOST_ACCOUNTS } from '@jes/contract/accounts/accountLimit'
import type { ParkedAccount } from '@jes/contract/accounts/switcher'
import { Id } from '@jes/contract/lib/text'
import type { FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import { selectSummary } from '#features/core/users/queries.ts'
import { readParkedTokens } from '#features/core/viewer/cookie.ts'
import { countUnread } from '#features/notifications/notifications/unread.ts'
import type { Sql } from '#lib/db.ts'
import { hashToken } from '#lib/tokens.ts'

/** The cookies of parked accounts that can be ones; a browser that sends more than fit is not believed. */
export function parkedIn(request: FastifyRequest) {
  return readParkedTokens(request)
    .filter(({ userId }) => safeParse(Id, userId).success)
    .slice(0, MOST_ACCOUNTS)
}

/** The parked accounts whose sessions live; a token under the name of another account counts for nobody. */
export async function listParked(sql: Sql, request: FastifyRequest): Promise<ParkedAccount[]> {
  const parked = parkedIn(request)
  if (parked.length === 0) return []
  const users = await sql<Omit<ParkedAccount, 'unread'>[]>`
    select ${selectSummary(sql)}
    from unnest(${parked.map(({ userId }) => userId)}::bigint[],
      ${parked.map(({ token }) => hashToken(token).toString('hex'))}::text[]) p(user_id, hash)
    join sessions s on s.refresh_hash = decode(p.hash, 'hex') and s.user_id = p.user_id
    join users u on u.id = s.user_id
    where least(s.idle_until, s.ends_at) > now() and (u.suspended_until > now()) is not true
    order by u.username`
  return Promise.all(
    users.map(async (user) => ({ ...user, unread: await countUnread(sql, user._id) })),
  )
}

/** Whose refresh token this is, and for how long its cookie is worth keeping. */
export async function findHolder(sql: Sql, token: string) {
  const [holder] = await sql<{ sessionId: string; userId: string; maxAge: number }[]>`
    select s.id as session_id, s.user_id,
      ceil(extract(epoch from least(s.idle_until, s.ends_at) - now()))::int as max_age
    from sessions s
    where s.refresh_hash = ${hashToken(token)} and least(s.idle_until, s.ends_at) > now()`
  return holder ?? null
}
