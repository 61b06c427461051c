import { sql } from './world.ts'

type Traits = {
  title?: string
  content?: string
  hoursOld?: number
  votes?: number
  hashtags?: string[]
  hub?: { id: string } | null
}

/** A post, written straight to the tables, without the composer. */
export async function posted(
  author: { id: string },
  {
    title = 'Momo',
    content = 'Jhol',
    hoursOld = 0,
    votes = 1,
    hashtags = [],
    hub = null,
  }: Traits = {},
) {
  const [{ id }] = await sql<[{ id: string }]>`
    with post as (
      insert into posts (id, created_at, author_id, hub_id, title, content, body, language, hashtags)
      values (make_id() - ((${hoursOld}::float8 * 3600000)::bigint << 16),
        now() - make_interval(secs => ${hoursOld}::float8 * 3600), ${author.id}, ${hub?.id ?? null}, ${title}, ${content},
        '[]', 'en', ${hashtags})
      returning id, author_id, hub_id, created_at
    ), stats as (
      insert into post_stats (post_id, author_id, hub_id, is_private, up_votes, rank)
      select id, author_id, hub_id, (select h.is_private from hubs h where h.id = hub_id) is true,
        ${votes}::int, post_rank(${votes}::int, 0, 0, 0, created_at)
      from post
    ), tagged as (
      insert into post_hashtags (tag, post_id) select unnest(${hashtags}::text[]), id from post
    )
    select id from post`
  return id
}

export async function block(blocker: { id: string }, blocked: { id: string }) {
  await sql`insert into blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id})`
}

export async function follow(follower: { id: string }, ...followed: { id: string }[]) {
  for (const { id } of followed) {
    await sql`insert into follows (follower_id, followed_id) values (${follower.id}, ${id})`
  }
}

/** Hidden from every list, as after a deletion. */
export async function takeDown(postId: string) {
  await sql`update posts set state = 'deleted', deleted_at = now() where id = ${postId}`
  await sql`update post_stats set is_live = false where post_id = ${postId}`
}
