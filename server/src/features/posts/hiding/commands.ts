import type { HideReason } from '@jes/contract/posts/hiding'
import { isVisible } from '#features/core/visibility/rule.ts'
import { sql } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** Takes a post out of the viewer's lists. It can still be opened, and stays in the profile and among bookmarks. */
export async function hidePost({ id }: Viewer, postId: string, reason: HideReason) {
  const [post] = await sql<{ isMine: boolean }[]>`
    select s.author_id = ${id} as is_mine from post_stats s
    where s.post_id = ${postId} and ${isVisible(sql, id)}`
  if (!post) throw notFound()
  if (post.isMine) throw invalid({ id: 'posts.hide_own' })
  await sql`
    insert into hidden_posts (user_id, post_id, reason) values (${id}, ${postId}, ${reason})
    on conflict (user_id, post_id) do update set reason = excluded.reason, created_at = now()`
  return { isHidden: true }
}

/** Also works for a post that the viewer may no longer see. */
export async function unhidePost({ id }: Viewer, postId: string) {
  const { count } = await sql`
    delete from hidden_posts where user_id = ${id} and post_id = ${postId}`
  if (count > 0) return { isHidden: false }
  const [post] = await sql`
    select from post_stats s where s.post_id = ${postId} and ${isVisible(sql, id)}`
  if (!post) throw notFound()
  return { isHidden: false }
}
