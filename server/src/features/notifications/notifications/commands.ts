import { UNREAD_SECONDS } from '@jes/contract/notifications/notifications'
import { isVisible } from '#features/core/visibility/rule.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { makeGroup, type Outcome, retryDeadlock } from '#lib/groupCommit.ts'
import { forgetUnread, readUnread, selectUnread } from './unread.ts'

type Reading = { userId: string; id: string }
type Read = { _id: string; isRead: true; count: number }

/** Marks a notification as read together with those that are read at the same time. */
export const readOne = makeGroup<Reading, Read>({
  name: 'read',
  keyOf: ({ id }) => id,
  targetOf: ({ id }) => id,
  write: readTogether,
  writeAlone: readAlone,
})

/** All counts are read and published after all changes, once for each member. Rows that others have locked are left out. */
async function readTogether(reads: Reading[]): Promise<Outcome<Read>[]> {
  const counts = await sql.begin(async (sql) => {
    const read = await sql<{ id: string; userId: string }[]>`
      update notifications n set read_at = coalesce(n.read_at, now())
      from (
        select o.id from unnest(${reads.map(({ id }) => id)}::bigint[], ${reads.map(({ userId }) => userId)}::bigint[])
          a(id, user_id)
        join notifications o on o.id = a.id and o.user_id = a.user_id
        order by o.id
        for no key update of o skip locked
      ) a
      where n.id = a.id
      returning n.id, n.user_id`
    const counted = await sql<{ userId: string; count: number }[]>`
      select m.user_id, (${selectUnread(sql, sql`m.user_id`)}) as count, publish_unread_count(m.user_id)
      from (select distinct unnest(${read.map(({ userId }) => userId)}::bigint[]) as user_id) m`
    const countOf = new Map(counted.map(({ userId, count }) => [userId, count]))
    return new Map(read.map(({ id, userId }) => [id, countOf.get(userId) ?? 0]))
  })
  return reads.map(({ id, userId }) => {
    const count = counts.get(id)
    if (count === undefined) return 'alone'
    forgetUnread(userId)
    return { result: { _id: id, isRead: true, count } }
  })
}

/** The notifications of others do not exist here; one that is read already stays read. */
function readAlone({ userId, id }: Reading) {
  return changeUnread(userId, async (sql) => {
    const [read] = await sql`
      update notifications set read_at = coalesce(read_at, now())
      where id = ${id} and user_id = ${userId}
      returning id`
    if (!read) throw notFound()
    return { _id: id, isRead: true as const, count: await readUnread(sql, userId) }
  })
}

export function readAll(userId: string) {
  return changeUnread(userId, async (sql) => {
    const [{ readAt }] = await sql<[{ readAt: string }]>`
      with read as (
        update notifications set read_at = now() where user_id = ${userId} and read_at is null
      )
      select now()::timestamptz(3) as read_at`
    return { count: 0, readAt }
  })
}

/** Undo, within the time; a group with a new event in the meantime stays as it is. */
export function unreadAll(userId: string, readAt: string) {
  return changeUnread(userId, async (sql) => {
    await sql`select unread_again(${userId}, ${readAt}::timestamptz, ${UNREAD_SECONDS})`
    return { count: await readUnread(sql, userId) }
  })
}

/** Publishes the new count to other tabs and devices after the commit. */
async function changeUnread<Answer>(userId: string, change: (sql: Sql) => Promise<Answer>) {
  // Comments that are written together may lock several rows of the member, in another order.
  const answer = await retryDeadlock(() =>
    sql.begin(async (sql) => {
      const changed = await change(sql)
      await sql`select publish_unread_count(${userId})`
      return changed
    }),
  )
  forgetUnread(userId)
  return answer as Answer
}

export async function findMute(sql: Sql, userId: string, postId: string) {
  const [found] = await sql<{ isMuted: boolean }[]>`
    select m.user_id is not null as is_muted
    from post_stats s
    left join thread_mutes m on m.post_id = s.post_id and m.user_id = ${userId}
    where s.post_id = ${postId} and ${isVisible(sql, userId)}`
  if (!found) throw notFound()
  return found
}

export async function setMute(sql: Sql, userId: string, postId: string, isMuted: boolean) {
  await findMute(sql, userId, postId)
  if (isMuted) {
    await sql`
      insert into thread_mutes (user_id, post_id) values (${userId}, ${postId})
      on conflict do nothing`
  } else {
    await sql`delete from thread_mutes where user_id = ${userId} and post_id = ${postId}`
  }
  return { isMuted }
}
