import type { Sql } from '#lib/db.ts'
import { DELETED_USER_ID } from './deletedUser.ts'

/** Deletes what a member wrote and nobody keeps: posts with everything that references them, and comments. */
export async function removeWritings(sql: Sql, userId: string) {
  await removePosts(sql, userId)
  await removeComments(sql, userId)
}

/**
 * Hidden from every list first, so that the counts of posts, words and hashtags are right when the rows are deleted.
 */
async function removePosts(sql: Sql, userId: string) {
  await forgetWords(sql, userId)
  const [{ tags, links }] = await sql<[{ tags: string[]; links: string[] }]>`
    select
      array(select distinct h.tag from post_hashtags h join posts p on p.id = h.post_id
        where p.author_id = ${userId}) as tags,
      array(select distinct p.link_url from posts p
        where p.author_id = ${userId} and p.link_url is not null) as links`
  await sql`
    update post_stats s set is_live = false, is_held = false
    from posts p where p.id = s.post_id and p.author_id = ${userId} and (s.is_live or s.is_held)`
  await sql`delete from posts where author_id = ${userId}`
  await sql`
    with unused as (
      delete from hashtags h
      where h.tag = any(${tags}) and not exists (select from post_hashtags p where p.tag = h.tag)
      returning h.tag
    )
    delete from hashtag_changes c using unused u where c.tag = u.tag`
  await sql`
    delete from link_previews l
    where l.url = any(${links}) and not exists (select from posts p where p.link_url = l.url)`
}

/** Words that only this member used are deleted; the nightly job corrects the other counts. */
async function forgetWords(sql: Sql, userId: string) {
  await sql`
    delete from search_words s
    using (
      select w.lexeme, count(*) as posts
      from post_search q join posts p on p.id = q.post_id cross join unnest(q.words) w
      where p.author_id = ${userId} and w.positions is not null
      group by w.lexeme
    ) mine
    where s.word = mine.lexeme and s.posts <= mine.posts`
}

/** Where others replied, an anonymous placeholder stays; all other comments are deleted. */
async function removeComments(sql: Sql, userId: string) {
  await sql`
    select set_comment_state(c.id, 'deleted') from (
      select id from comments where author_id = ${userId} and state = 'live' order by id
    ) c`
  await sql`
    update comments set state = 'deleted' where author_id = ${userId} and state <> 'deleted'`
  let removed: number
  do {
    // From the leaves up: a comment with replies stays.
    const { count } = await sql`
      delete from comments c
      where c.author_id = ${userId} and not exists (select from comments r where r.parent_id = c.id)`
    removed = count
  } while (removed > 0)

  await sql`
    update comment_votes v set user_id = ${DELETED_USER_ID}
    from comments c where c.id = v.comment_id and c.author_id = ${userId} and v.user_id = ${userId}`
  await sql`
    update comments
    set author_id = ${DELETED_USER_ID}, content = '-', body = '[]', mentions = '{}', edited_at = null, changed_at = now()
    where author_id = ${userId}`
}
