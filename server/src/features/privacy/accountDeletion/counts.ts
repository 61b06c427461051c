import type { Sql } from '#lib/db.ts'

/** Votes, bookmarks, reposts, poll choices and follows of a deleted account are removed, with their counts. */
export async function takeBack(sql: Sql, userId: string) {
  await takeBackVotes(sql, userId)
  await takeBackBookmarks(sql, userId)
  await takeBackReposts(sql, userId)
  await takeBackFollows(sql, userId)
}

async function takeBackVotes(sql: Sql, userId: string) {
  await sql`
    with gone as (delete from post_votes where user_id = ${userId} returning post_id, value)
    update post_stats s
    set up_votes = n.ups, down_votes = n.downs,
        rank = post_rank(n.ups, n.downs, s.commenter_count, s.bookmark_count, n.created_at)
    from (
      select o.post_id, o.up_votes - (g.value = 1)::int as ups, o.down_votes - (g.value = -1)::int as downs, p.created_at
      from gone g join post_stats o on o.post_id = g.post_id join posts p on p.id = g.post_id
    ) n
    where s.post_id = n.post_id`
  await sql`
    with gone as (delete from comment_votes where user_id = ${userId} returning comment_id, value)
    update comments c
    set up_votes = n.ups, down_votes = n.downs, wilson = wilson(n.ups, n.downs)
    from (
      select o.id, o.up_votes - (g.value = 1)::int as ups, o.down_votes - (g.value = -1)::int as downs
      from gone g join comments o on o.id = g.comment_id
    ) n
    where c.id = n.id`
  await sql`
    with gone as (delete from poll_votes where user_id = ${userId} returning post_id, position)
    update poll_options o set votes = o.votes - 1
    from gone g where o.post_id = g.post_id and o.position = g.position`
}

async function takeBackBookmarks(sql: Sql, userId: string) {
  await sql`
    with gone as (delete from bookmarks where user_id = ${userId} returning post_id)
    update post_stats s
    set bookmark_count = s.bookmark_count - 1,
        rank = post_rank(s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count - 1, p.created_at)
    from gone g join posts p on p.id = g.post_id
    where s.post_id = g.post_id`
}

async function takeBackReposts(sql: Sql, userId: string) {
  await sql`
    with gone as (delete from reposts where user_id = ${userId} returning post_id)
    update post_stats s set repost_count = s.repost_count - 1
    from gone g where s.post_id = g.post_id`
}

/** Locked in the order of their ids, as follows do. */
async function takeBackFollows(sql: Sql, userId: string) {
  await sql`
    select from users
    where id in (
      select followed_id from follows where follower_id = ${userId}
      union
      select follower_id from follows where followed_id = ${userId})
    order by id for no key update`
  await sql`
    with gone as (delete from follows where follower_id = ${userId} returning followed_id)
    update users u set follower_count = u.follower_count - 1 from gone g where u.id = g.followed_id`
  await sql`
    with gone as (delete from follows where followed_id = ${userId} returning follower_id)
    update users u set following_count = u.following_count - 1 from gone g where u.id = g.follower_id`
}
