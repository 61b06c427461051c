import { parseMarkdown } from '@jes/contract/lib/markdown'
import type { DemoClip } from '#features/demo/demoTexts/clips.ts'
import { farMembers } from '#features/demo/demoTexts/farMembers.ts'
import { valleyMembers } from '#features/demo/demoTexts/valleyMembers.ts'
import { makeChance } from '#features/demo/demoWorld/chance.ts'
import { momentOf } from '#features/demo/demoWorld/clock.ts'
import { insertRows } from '#features/demo/demoWorld/rows.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { insertPlays, type PublishedClip } from './plays.ts'

const SEED = 20_831
/** The newcomer does not vote in the demo. */
const [, ...OTHERS] = [...valleyMembers, ...farMembers].map(({ username }) => username)

type Reader = { id: string; username: string }

/** Adds reactions of the demo's people to a published clip, as if it had been out for some time. */
export async function furnishClip(id: string, clip: DemoClip, index: number) {
  const chance = makeChance(SEED + index)
  // Its id holds the time of the upload.
  const at = Number(BigInt(id) >> 16n)
  await sql.begin(async (sql) => {
    const fresh = await sql`
      update posts set created_at = ${momentOf(at)}
      where id = ${id} and created_at > ${momentOf(at + 1_000)} and state = 'live'
      returning id`
    if (fresh.length === 0) return
    const readers = await sql<Reader[]>`
      select id, username from users
      where username = any(${OTHERS}) and username <> ${clip.by} and created_at < ${momentOf(at)}
      order by username`
    const published = { postId: id, at, clip, chance }
    await insertActions(sql, published, readers)
    await insertSayings(sql, published)
    await countActions(sql, id)
    await insertPlays(sql, published)
    await publishChange(sql, 'everything')
  })
}

/** Some time after it was published, mostly soon. */
function momentAfter({ at, chance }: PublishedClip) {
  return momentOf(at + chance.between(0.001, 1) ** 2 * (Date.now() - at - 1_000))
}

async function insertActions(sql: Sql, published: PublishedClip, readers: Reader[]) {
  const { postId, clip, chance } = published
  const votes = readers.flatMap(({ id }) => {
    const vote = { postId, userId: id, createdAt: momentAfter(published) }
    if (chance.isLucky(Math.min(0.9, 0.22 * clip.warmth))) return { ...vote, value: 1 }
    return chance.isLucky(0.015) ? { ...vote, value: -1 } : []
  })
  const saves = readers
    .filter(() => chance.isLucky(0.05 * clip.warmth))
    .map(({ id }) => ({ userId: id, postId, createdAt: momentAfter(published) }))
  // A visitor logged in as one of them may have voted already.
  for (const [table, rows] of [['post_votes', votes] as const, ['bookmarks', saves] as const]) {
    const taken = await sql<{ userId: string }[]>`
      select user_id from ${sql(table)} where post_id = ${postId}`
    const before = new Set(taken.map(({ userId }) => userId))
    await insertRows(
      sql,
      table,
      rows.filter(({ userId }) => !before.has(userId)),
    )
  }
}

async function insertSayings(sql: Sql, published: PublishedClip) {
  const { postId, clip } = published
  const authors = await sql<Reader[]>`
    select id, username from users where username = any(${clip.sayings.map(({ by }) => by)})`
  const idOf = new Map(authors.map(({ id, username }) => [username, id]))
  const moments = clip.sayings.map(() => momentAfter(published)).toSorted()
  const rows = clip.sayings.flatMap(({ by, text, warmth = 1 }, index) => {
    const authorId = idOf.get(by)
    if (!authorId) return []
    const [createdAt, upVotes] = [moments[index]!, Math.round(3 * warmth)]
    return {
      id: String((BigInt(Date.parse(createdAt)) << 16n) | BigInt(index)),
      ...{ postId, authorId, depth: 0, content: text, body: parseMarkdown(text, () => false) },
      ...{ mentions: [], state: 'live', isShown: true, upVotes, downVotes: 0, wilson: 0 },
      ...{ replyCount: 0, voteMilestone: 0, createdAt, changedAt: createdAt },
    }
  })
  await insertRows(sql, 'comments', rows)
}

/** Counted from the rows just inserted. */
async function countActions(sql: Sql, postId: string) {
  await sql`
    insert into comment_votes (comment_id, user_id, value, created_at)
    select c.id, u.id, 1, c.created_at
    from comments c
    cross join lateral (
      select u.id from users u
      where u.id = c.author_id or u.username = any(${OTHERS})
      order by u.id <> c.author_id, md5(u.username || c.content) limit c.up_votes
    ) u
    where c.post_id = ${postId} and c.wilson = 0
    on conflict do nothing`
  await sql`
    update comments c
    set up_votes = v.up, down_votes = v.down, wilson = wilson(v.up, v.down)
    from comments o
    cross join lateral (
      select count(*) filter (where value = 1)::int as up, count(*) filter (where value = -1)::int as down
      from comment_votes where comment_id = o.id
    ) v
    where o.post_id = ${postId} and c.id = o.id`
  await sql`
    update post_stats s
    set up_votes = v.up, down_votes = v.down, bookmark_count = b.saves, comment_count = c.comments,
        commenter_count = c.commenters, thread_count = c.threads,
        rank = post_rank(v.up, v.down, c.commenters, b.saves, p.created_at)
    from posts p
    cross join lateral (
      select count(*) filter (where value = 1)::int as up, count(*) filter (where value = -1)::int as down
      from post_votes where post_id = p.id
    ) v
    cross join lateral (select count(*)::int as saves from bookmarks where post_id = p.id) b
    cross join lateral (
      select count(*) filter (where state = 'live')::int as comments,
        count(distinct author_id) filter (where state = 'live')::int as commenters,
        count(*) filter (where parent_id is null and is_shown)::int as threads
      from comments where post_id = p.id
    ) c
    where p.id = ${postId} and s.post_id = p.id`
}
