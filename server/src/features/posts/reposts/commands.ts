import type { Reposted } from '@jes/contract/posts/reposts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { expectNotBanned } from '#features/core/visibility/bans.ts'
import { isVisible } from '#features/core/visibility/rule.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import { noteScore } from '#lib/scores.ts'
import type { Viewer } from '#lib/serve.ts'

/** Passes a post on to the followers of the viewer. A second call changes nothing. */
export async function addRepost(viewer: Viewer, postId: string, act: ActStamp) {
  expectVerified(viewer)
  const result = await sql.begin(async (sql) => {
    const { isPrivate } = await expectRepostable(sql, postId, viewer.id)
    await expectNotBanned(sql, postId, viewer.id)
    if (isPrivate) throw refuse('posts.repost_private')
    return setRepost(sql, postId, act, true)
  })
  noteScore(postId)
  return result
}

/** Undoes a repost, also of a post that the viewer can no longer see; then its count is not returned. */
export async function removeRepost(postId: string, act: ActStamp) {
  const result = await sql.begin(async (sql) => {
    const [mine] = await sql`
      select from reposts where post_id = ${postId} and user_id = ${act.viewerId}`
    if (mine) {
      const isSeen = await findRepostable(sql, postId, act.viewerId)
      const { isReposted, repostCount } = await setRepost(sql, postId, act, false)
      return { isReposted, repostCount: isSeen ? repostCount : 0 }
    }
    const { repostCount } = await expectRepostable(sql, postId, act.viewerId)
    return { isReposted: false, repostCount }
  })
  noteScore(postId)
  return result
}

/** Sets the repost, unless a later act of the member came before it, and returns how things stand. */
async function setRepost(sql: Sql, postId: string, act: ActStamp, isAdded: boolean) {
  await sql`
    select set_repost(${postId}, ${act.viewerId}, ${isAdded})
    where ${isLatestAct(sql, act, 'repost', postId)}`
  const [row] = await sql<[Reposted]>`
    select s.repost_count, exists (
      select from reposts r where r.post_id = s.post_id and r.user_id = ${act.viewerId}
    ) as is_reposted
    from post_stats s where s.post_id = ${postId}`
  return row
}

type Repostable = { isPrivate: boolean; repostCount: number }

async function expectRepostable(sql: Sql, postId: string, viewerId: string) {
  const post = await findRepostable(sql, postId, viewerId)
  if (!post) throw notFound()
  return post
}

async function findRepostable(sql: Sql, postId: string, viewerId: string) {
  const [post] = await sql<Repostable[]>`
    select s.is_private, s.repost_count from post_stats s
    where s.post_id = ${postId} and ${isVisible(sql, viewerId)}`
  return post
}
