import { indexPosts } from '#features/core/searchIndex/posts.ts'
import type { Sql } from '#lib/db.ts'
import { DELETED_USER_ID } from './deletedUser.ts'

const BATCH = 200

/** What the public or a hub can read stays, without the member's name. Hidden texts are deleted. */
export async function leaveWritings(sql: Sql, userId: string) {
  await giveOwnVotes(sql, userId)
  const posts = await sql<{ id: string }[]>`
    update posts p set author_id = ${DELETED_USER_ID}
    where p.author_id = ${userId} and p.state = 'live' and not exists (
      select from post_stats s where s.post_id = p.id and s.is_private and s.hub_id is null)
    returning p.id`
  const ids = posts.map(({ id }) => id)
  await givePosts(sql, userId, ids)
  await leaveComments(sql, userId)
  for (let at = 0; at < ids.length; at += BATCH) await indexPosts(sql, ids.slice(at, at + BATCH))
}

async function givePosts(sql: Sql, userId: string, ids: string[]) {
  await sql`update post_stats set author_id = ${DELETED_USER_ID} where post_id = any(${ids}::bigint[])`
  await sql`update clip_counts set author_id = ${DELETED_USER_ID} where post_id = any(${ids}::bigint[])`
  await sql`update clips set owner_id = ${DELETED_USER_ID} where post_id = any(${ids}::bigint[])`
  await sql`
    update images i set owner_id = ${DELETED_USER_ID}
    where i.owner_id = ${userId} and (
      i.id in (select x.image_id from post_images x where x.post_id = any(${ids}::bigint[]))
      or i.id in (select c.cover_id from clips c where c.post_id = any(${ids}::bigint[])))`
  await sql`
    update users u set post_count = u.post_count + (
      select count(*) from post_stats s
      where s.post_id = any(${ids}::bigint[]) and s.is_live and not s.is_private)
    where u.id = ${DELETED_USER_ID}`
}

/** All deleted members are one user from now on: the commenters of a post are recounted. */
async function leaveComments(sql: Sql, userId: string) {
  const left = await sql<{ postId: string }[]>`
    update comments set author_id = ${DELETED_USER_ID}
    where author_id = ${userId} and state = 'live'
    returning post_id`
  const postIds = [...new Set(left.map(({ postId }) => postId))]
  await sql`
    update post_stats s
    set commenter_count = n.voices, rank = post_rank(s.up_votes, s.down_votes, n.voices, s.bookmark_count, n.created_at)
    from (
      select p.id, p.created_at, (
        select count(distinct c.author_id)::int from comments c where c.post_id = p.id and c.state = 'live') as voices
      from posts p where p.id = any(${postIds}::bigint[])
    ) n
    where s.post_id = n.id`
}

/** An author's own vote counts: it stays with the post or comment. */
async function giveOwnVotes(sql: Sql, userId: string) {
  await sql`
    update post_votes v set user_id = ${DELETED_USER_ID}
    from posts p
    where p.id = v.post_id and p.author_id = ${userId} and p.state = 'live' and v.user_id = ${userId}`
  await sql`
    update comment_votes v set user_id = ${DELETED_USER_ID}
    from comments c
    where c.id = v.comment_id and c.author_id = ${userId} and c.state = 'live' and v.user_id = ${userId}`
}
