import type { Language } from '@jes/contract/core/settings'
import type { Sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'

/** How many members mentioned in one text are notified. */
const MOST_NOTIFIED = 10

export type SecurityFacts =
  | { event: 'newDevice' | 'deviceSignedOut'; device: string }
  | {
      event:
        | 'passwordChanged'
        | 'twoStepOn'
        | 'twoStepOff'
        | 'recoveryAsked'
        | 'phoneChanged'
        | 'phoneRemoved'
        | 'passkeyAdded'
        | 'passkeyRemoved'
    }
  | { event: 'providerAdded' | 'providerRemoved'; provider: string }

type Quoting = { postId: string; quotedId: string }
type Naming = { postId: string; authorId: string; usernames: string[] }

/** Notifies the members mentioned in a post, once for each post however often it is edited. */
export async function notifyMentioned(sql: Sql, { postId, authorId, usernames }: Naming) {
  if (usernames.length === 0) return
  await sql`
    select notify('mention', ${`mention post ${postId}`}, array(
      select u.id from users u
      where u.username = any(${usernames.slice(0, MOST_NOTIFIED)})
        and not exists (
          select from notifications n
          where n.post_id = ${postId} and n.user_id = u.id and n.type = 'mention' and n.comment_id is null)
    ), ${authorId}, ${postId})`
}

/** Notifies the author of a post that another post quotes it. */
export async function notifyQuoted(sql: Sql, { postId, quotedId }: Quoting) {
  await sql`
    select notify('quote', ${`quote ${quotedId}`}, array[q.author_id], p.author_id, p.id)
    from posts p, posts q
    where p.id = ${postId} and q.id = ${quotedId}`
}

/** Notifies those who watch the hub of a post, or rang the bell of its author; they may be many, so a job does it. */
export async function notifyWatchers(sql: Sql, postId: string) {
  const watched = await sql`
    select from posts p
    where p.id = ${postId} and (p.hub_id is not null or exists (
      select from follows f where f.followed_id = p.author_id and f.has_bell))`
  if (watched.length === 0) return
  await addJob(sql, {
    name: 'notifyWatchers',
    payload: { postId },
    key: `notifyWatchers ${postId}`,
  })
}

/** Following again within a week does not notify a second time. */
export async function notifyFollowed(sql: Sql, followedId: string, followerId: string) {
  await sql`select notify_followed(${followedId}, ${followerId})`
}

/** Notifies a private account that somebody asks to follow it, once a week for each. */
export async function notifyRequested(sql: Sql, followedId: string, followerId: string) {
  await sql`select notify_once_a_week('followRequest', ${followedId}, ${followerId})`
}

/** About something that a thief might have done to an account; a mail is sent as well. */
export async function notifySecurity(sql: Sql, userId: string, facts: SecurityFacts) {
  await sql`
    select notify('security', 'security ' || make_id(), array[${userId}::bigint], null,
      the_facts => ${sql.json(facts)})`
}

/** A message of the system to some members, in both languages, with an optional link. */
export async function notifySystem(
  sql: Sql,
  userIds: string[],
  words: Record<Language, string>,
  path?: string,
) {
  await sql`
    select notify('system', 'system ' || make_id(), ${userIds}::bigint[], null,
      the_facts => ${sql.json({ words, ...(path && { path }) })})`
}

/** Publishes the unread counts of those who were notified of a post, after it was deleted or restored. */
export async function publishCounts(sql: Sql, postId: string) {
  await sql`
    select publish_unread_count(n.user_id) from (
      select distinct user_id from notifications where post_id = ${postId} and read_at is null
    ) n`
}
