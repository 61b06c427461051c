import type { SharedPost } from '@jes/contract/messages/messages'
import { type PictureRow, pictureJson, smallestOf } from '#features/core/pictures/pictures.ts'
import { userJson } from '#features/core/users/queries.ts'
import { isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'

export type SharedPostRow = Omit<SharedPost, 'image'> & { image: PictureRow | null }

/** The JSON of the post of a message as `x`: null where the reader may not see it, by the one rule. */
export function sharedPostJson(sql: Sql, viewerId: string) {
  return sql`
    case when x.post_id is not null then (
      select json_build_object('_id', p.id::text, 'isClip', p.kind = 'clip', 'user', ${userJson(sql, 'a')}, 'title', p.title,
        'upVotes', s.up_votes, 'commentCount', s.comment_count, 'image', (
          select ${pictureJson(sql)} from post_images w join images i on i.id = w.image_id
          where w.post_id = p.id and not p.sensitive
          order by w.position
          limit 1))
      from posts p
      join post_stats s on s.post_id = p.id
      join users a on a.id = p.author_id
      where p.id = x.post_id and ${isVisible(sql, viewerId)}
    ) end`
}

export function toSharedPost(row: SharedPostRow | null): SharedPost | null {
  return row && { ...row, image: row.image && smallestOf(row.image) }
}

/** Somebody sends only what they see themselves: the same refusal for none and for one that is not for them. */
export async function expectShareable(sql: Sql, postId: string, viewerId: string) {
  const [post] = await sql`
    select from post_stats s where s.post_id = ${postId} and ${isVisible(sql, viewerId)}`
  if (!post) throw invalid({ post: 'messages.post_hidden' })
}
