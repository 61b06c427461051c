import { audit } from '#features/core/staffAccess/audit.ts'
import { recountHashtags } from '#features/posts/hashtags/count.ts'
import type { Database, Fragment, Sql } from '#lib/db.ts'
import { type CliContext, holdAlone } from './context.ts'
import { conclude, say } from './say.ts'

type Counter = { name: string; of: string; column: string; truth: (sql: Sql) => Fragment }

const isPublicPost = (sql: Sql) => sql`s.is_live and not s.is_private`

/** Every stored counter, with the query that counts it. The row is `r`. */
const COUNTERS: Counter[] = [
  counter(
    'followers',
    'users',
    'follower_count',
    (sql) => sql`
    select count(*) from follows f where f.followed_id = r.id`,
  ),
  counter(
    'people followed',
    'users',
    'following_count',
    (sql) => sql`
    select count(*) from follows f where f.follower_id = r.id`,
  ),
  counter(
    'posts of members',
    'users',
    'post_count',
    (sql) => sql`
    select count(*) from post_stats s where s.author_id = r.id and ${isPublicPost(sql)}`,
  ),
  counter(
    'members of hubs',
    'hubs',
    'member_count',
    (sql) => sql`
    select count(*) from hub_members m where m.hub_id = r.id`,
  ),
  counter(
    'posts of hubs',
    'hubs',
    'post_count',
    (sql) => sql`
    select count(*) from post_stats s where s.hub_id = r.id and s.is_live and r.closed_at is null`,
  ),
  counter(
    'up-votes of posts',
    'post_stats',
    'up_votes',
    (sql) => sql`
    select count(*) from post_votes v where v.post_id = r.post_id and v.value = 1`,
  ),
  counter(
    'down-votes of posts',
    'post_stats',
    'down_votes',
    (sql) => sql`
    select count(*) from post_votes v where v.post_id = r.post_id and v.value = -1`,
  ),
  counter(
    'comments of posts',
    'post_stats',
    'comment_count',
    (sql) => sql`
    select count(*) from comments c where c.post_id = r.post_id and c.state = 'live'`,
  ),
  counter(
    'people who commented',
    'post_stats',
    'commenter_count',
    (sql) => sql`
    select count(distinct c.author_id) from comments c where c.post_id = r.post_id and c.state = 'live'`,
  ),
  counter(
    'saves of posts',
    'post_stats',
    'bookmark_count',
    (sql) => sql`
    select count(*) from bookmarks b where b.post_id = r.post_id`,
  ),
  counter(
    'reposts of posts',
    'post_stats',
    'repost_count',
    (sql) => sql`
    select count(*) from reposts p where p.post_id = r.post_id`,
  ),
  counter(
    'up-votes of comments',
    'comments',
    'up_votes',
    (sql) => sql`
    select count(*) from comment_votes v where v.comment_id = r.id and v.value = 1`,
  ),
  counter(
    'down-votes of comments',
    'comments',
    'down_votes',
    (sql) => sql`
    select count(*) from comment_votes v where v.comment_id = r.id and v.value = -1`,
  ),
  counter(
    'replies to comments',
    'comments',
    'reply_count',
    (sql) => sql`
    select count(*) from comments c where c.parent_id = r.id and c.is_shown`,
  ),
  counter(
    'votes in polls',
    'poll_options',
    'votes',
    (sql) => sql`
    select count(*) from poll_votes v where v.post_id = r.post_id and v.position = r.position`,
  ),
]

function counter(name: string, of: string, column: string, truth: Counter['truth']): Counter {
  return { name, of, column, truth }
}

/** Compares every counter with its query, and corrects wrong ones. */
export async function recount({ slow, sql }: CliContext) {
  await holdAlone(slow)
  const off: Record<string, number> = {}
  for (const counter of COUNTERS) {
    off[counter.name] = await setRight(slow, counter)
    say(`${counter.name}: ${off[counter.name]} were off`)
  }
  await recountHashtags(slow)
  const total = Object.values(off).reduce((sum, count) => sum + count, 0)
  await sql.begin((sql) =>
    audit(sql, { byId: null, action: 'house.recount', facts: { off: String(total) } }),
  )
  conclude({ off, total }, [
    total === 0 ? 'Every number was right.' : `${total} numbers were set right.`,
  ])
}

/** How many are wrong, without changing them: for the doctor. */
export async function countOff(slow: Sql) {
  let total = 0
  for (const { of, column, truth } of COUNTERS) {
    const [{ count }] = await slow<[{ count: number }]>`
      select count(*)::int as count from ${slow(of)} r where r.${slow(column)} <> (${truth(slow)})`
    total += count
  }
  return total
}

/** First found without a lock; each wrong one is then counted again under a lock. */
async function setRight(slow: Database, { of, column, truth }: Counter) {
  return slow.begin(async (sql) => {
    const { count } = await sql`
      with off as (
        select r.ctid from ${sql(of)} r where r.${sql(column)} <> (${truth(sql)}) for no key update
      )
      update ${sql(of)} r set ${sql(column)} = (${truth(sql)}) where r.ctid in (select ctid from off)`
    return count
  })
}
