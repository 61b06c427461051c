import { SCALE } from './scale.mjs'

const COMMENTS = 50_000 * SCALE
const NOTICES_EACH = 20

/** 50,000 comments, two of three of them replies, and notifications. `makes` are helpers. */
export async function seedTalk(sql, { members, posts }, { copy, roll, words, idAt, iso, now }) {
  const comments = []
  for (let index = 0; index < COMMENTS; index++) {
    // In turn: every post has five, and one in three answers the post itself.
    const post = posts[index % posts.length]
    const answered = index >= posts.length && roll(3) > 0 ? comments[index - posts.length] : null
    const at = Math.min(now - 1000, post.at + (1 + Math.floor(index / posts.length)) * 60_000)
    comments.push({
      id: idAt(at, index),
      post,
      at,
      author: members[roll(members.length)],
      parent: answered,
      depth: answered ? answered.depth + 1 : 0,
      ups: 1 + roll(9),
      downs: roll(3),
    })
  }
  await copy(
    sql`copy comments (id, post_id, author_id, parent_id, depth, content, body, up_votes, down_votes, wilson,
      created_at, changed_at) from stdin`,
    comments.map(({ id, post, author, parent, depth, ups, downs, at }) => {
      const text = words(5 + roll(25))
      const body = [{ type: 'paragraph', children: [{ type: 'text', text }] }]
      const made = [text, JSON.stringify(body), ups, downs, 0, iso(at), iso(at)]
      return [id, post.id, author.id, parent?.id ?? null, depth, ...made]
    }),
  )
  await copy(
    sql`copy notifications (id, user_id, type, group_key, actors, post_id, place, read_at) from stdin`,
    notices({ members, posts }, { roll, idAt, iso, now }),
  )
}

function* notices({ members, posts }, { roll, idAt, iso, now }) {
  let tail = 0
  for (const member of members) {
    for (let nth = 0; nth < NOTICES_EACH; nth++) {
      const id = idAt(now - nth * 3_600_000, tail++)
      const { id: postId } = posts[roll(posts.length)]
      const actor = members[roll(members.length)].id
      const readAt = nth > 6 ? iso(now) : null
      // The bench marks this one as read.
      if (nth === 0) member.notification = id
      yield [id, member.id, 'comment', `comment ${postId} ${nth}`, `{${actor}}`, postId, id, readAt]
    }
  }
}

/** Counts the copied rows, as the commands would have. */
export async function settleTalk(sql) {
  await sql`
    update comments c
    set wilson = wilson(c.up_votes, c.down_votes),
      reply_count = (select count(*) from comments r where r.parent_id = c.id)`
  await sql`
    update post_stats s
    set comment_count = n.comments, commenter_count = n.commenters, thread_count = n.threads
    from (
      select post_id, count(*) as comments, count(distinct author_id) as commenters,
        count(*) filter (where parent_id is null) as threads
      from comments group by post_id
    ) n
    where n.post_id = s.post_id`
  await sql`
    update post_stats s
    set rank = post_rank(s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count, p.created_at)
    from posts p where p.id = s.post_id`
}
