import type { Sql } from '#lib/db.ts'
import { type Clock, DAY, HOUR, momentOf } from './clock.ts'
import type { Follow, Person } from './people.ts'
import { insertRows } from './rows.ts'
import type { WrittenComment } from './talks.ts'

/** Older notifications are read. */
const UNREAD = 26 * HOUR
const MOST_ACTORS = 200

type Act = {
  to: Person
  from: Person
  type: 'comment' | 'reply' | 'mention' | 'follow'
  key: string
  at: number
  comment?: WrittenComment
}
type DemoContext = { people: Person[]; follows: Follow[]; clock: Clock }

/** The notifications of members, dated to their causes. */
export async function insertNotices(sql: Sql, comments: WrittenComment[], context: DemoContext) {
  const { people, follows, clock } = context
  const byName = new Map(people.map((person) => [person.username, person]))
  const acts = [
    ...comments.filter(({ isGone }) => !isGone).flatMap((comment) => actsOf(comment, byName)),
    ...follows
      .filter(({ at }) => at > clock.ago(3 * DAY))
      .map(({ follower, followed, at }): Act => {
        return { to: followed, from: follower, type: 'follow', key: 'follow', at }
      }),
  ].filter(({ to, from }) => to !== from)

  const groups = new Map<string, Act[]>()
  for (const act of acts) {
    const group = `${act.to.id} ${act.key}`
    groups.set(group, [...(groups.get(group) ?? []), act])
  }
  await insertRows(
    sql,
    'notifications',
    [...groups.values()].map((group) => toRow(group, clock)),
  )
  await notifyVotes(sql, clock)
}

/**
 * Each person is notified of a comment once: as the author of its parent, else as mentioned, else as the author of
 * the post.
 */
function actsOf(comment: WrittenComment, byName: Map<string, Person>): Act[] {
  const { id, author: from, at, parent, post, mentions } = comment
  const answered = parent?.author
  const named = mentions.flatMap((name) => byName.get(name) ?? []).filter((one) => one !== answered)
  const acts = named.map((to): Act => {
    return { to, from, type: 'mention', key: `mention ${id}`, at, comment }
  })
  if (answered)
    acts.push({ to: answered, from, type: 'reply', key: `reply ${parent.id}`, at, comment })
  if (post.author !== answered && !named.includes(post.author))
    acts.push({ to: post.author, from, type: 'comment', key: `comment ${post.id}`, at, comment })
  return acts
}

function toRow(group: Act[], clock: Clock) {
  const acts = group.toSorted((a, b) => b.at - a.at)
  const { to, type, key, at, comment } = acts[0]!
  return {
    id: clock.idAt(acts.at(-1)!.at),
    userId: to.id,
    type,
    groupKey: key,
    actors: [...new Set(acts.map(({ from }) => from.id))].slice(0, MOST_ACTORS),
    postId: comment?.post.id ?? null,
    commentId: comment?.id ?? null,
    facts: {},
    place: clock.idAt(at),
    readAt: isOld(at, clock) ? momentOf(at + HOUR) : null,
    createdAt: momentOf(acts.at(-1)!.at),
    bumpedAt: momentOf(at),
  }
}

export function isOld(at: number, clock: Clock) {
  return at < clock.ago(UNREAD)
}

/** The highest vote milestone of each post, dated to the vote that reached it. */
async function notifyVotes(sql: Sql, clock: Clock) {
  await sql`
    with cast_by_others as (
      select s.post_id, s.author_id, v.user_id, v.created_at,
        row_number() over (partition by s.post_id order by v.created_at, v.user_id)::int as nth
      from post_stats s
      join post_votes v on v.post_id = s.post_id and v.user_id <> s.author_id and v.value = 1
    ), reached as (
      select distinct on (post_id) * from cast_by_others where is_milestone(nth) order by post_id, nth desc
    ), noted as (
      update post_stats s set vote_milestone = r.nth from reached r where s.post_id = r.post_id
    )
    insert into notifications (user_id, type, group_key, actors, post_id, facts, place, read_at, created_at, bumped_at)
    select author_id, 'vote', 'vote ' || post_id, array[user_id], post_id, jsonb_build_object('votes', nth),
      (extract(epoch from created_at) * 1000)::bigint << 16 | row_number() over (),
      case when created_at < ${momentOf(clock.ago(UNREAD))} then created_at + interval '1 hour' end,
      created_at, created_at
    from reached`
}
