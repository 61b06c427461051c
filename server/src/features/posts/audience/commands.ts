import type { Audience, Commenters } from '@jes/contract/posts/audience'
import type { Post } from '@jes/contract/posts/posts'
import { topicsOfListing, topicsOfPictures } from '#features/core/visibility/topics.ts'
import { publishCounts } from '#features/notifications/notifications/notify.ts'
import { expectAudience, limitOf } from '#features/posts/posts/audience.ts'
import { expectEditable } from '#features/posts/posts/edit.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

type Change = { audience?: Audience | undefined; commenters?: Commenters | undefined }

/** Changes who sees a post of the viewer, and who may comment on it. */
export async function changeAudience(viewer: Viewer, id: string, change: Change) {
  return sql.begin(async (sql) => {
    const post = await expectEditable(sql, viewer, id)
    const { audience = post.audience, commenters = post.commenters } = change
    if (change.audience) await expectPossible(sql, post, change.audience)
    if (commenters !== post.commenters) {
      await sql`update posts set commenters = ${commenters} where id = ${id}`
      await publishChange(sql, [`post:${id}`])
    }
    if (change.audience) await setAudience(sql, post, change.audience)
    return { audience, commenters }
  })
}

/** A private account has nothing for everybody, except in hubs. Its row is locked, as it is when its privacy changes. */
async function expectPossible(sql: Sql, { jehub, user }: Post, audience: Audience) {
  expectAudience({ jehub: jehub?._id, audience })
  const [author] = await sql<{ isPrivate: boolean }[]>`
    select is_private from users where id = ${user._id} for no key update`
  if (author?.isPrivate && !jehub && audience === 'everyone')
    throw invalid({ audience: 'posts.audience_private' })
}

/** Reposts, quotes and notifications of the post follow, because they show it by the one rule. */
async function setAudience(sql: Sql, { _id: id, user, images }: Post, audience: Audience) {
  const limit = limitOf(audience)
  await sql`
    update post_stats set audience = ${limit}, is_private = ${limit !== null} where post_id = ${id}`
  await sql`select set_picture_privacy(array[${id}::bigint])`
  await publishCounts(sql, id)
  await publishChange(sql, [
    ...topicsOfListing({ id, authorId: user._id, hubId: null }),
    ...topicsOfPictures(images),
  ])
}
