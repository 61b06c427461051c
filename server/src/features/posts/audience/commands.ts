import type { Audience } from '@jes/contract/posts/audience'
import { topicsOfListing, topicsOfPictures } from '#features/core/visibility/topics.ts'
import { publishCounts } from '#features/notifications/notifications/notify.ts'
import { expectAudience, limitOf } from '#features/posts/posts/audience.ts'
import { expectEditable } from '#features/posts/posts/edit.ts'
import { publishChange } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'

/** Changes who sees a post. Its reposts, quotes and notifications follow, because they show it by the one rule. */
export async function changeAudience(viewer: Viewer, id: string, audience: Audience) {
  return sql.begin(async (sql) => {
    const post = await expectEditable(sql, viewer, id)
    expectAudience({ jehub: post.jehub?._id, audience })
    if (audience === post.audience) return { audience }

    const limit = limitOf(audience)
    await sql`
      update post_stats set audience = ${limit}, is_private = ${limit !== null} where post_id = ${id}`
    await sql`select set_picture_privacy(array[${id}::bigint])`
    await publishCounts(sql, id)
    await publishChange(sql, [
      ...topicsOfListing({ id, authorId: viewer.id, hubId: null }),
      ...topicsOfPictures(post.images),
    ])
    return { audience }
  })
}
