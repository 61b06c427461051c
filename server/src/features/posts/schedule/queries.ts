import { ENTITLEMENTS } from '@jes/contract/core/entitlements'
import type { Language } from '@jes/contract/core/settings'
import type { Because } from '@jes/contract/lib/refusals/because'
import type { NewPost } from '@jes/contract/posts/posts'
import type { ScheduledPost } from '@jes/contract/posts/schedule'
import { type PictureRow, pictureJson, toUnpublished } from '#features/core/pictures/pictures.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import { speak } from '#lib/speak.ts'

type Row = Omit<ScheduledPost, 'images' | 'post' | 'failure'> & {
  post: NewPost
  images: PictureRow[] | null
  failure: Because | null
}
type Reader = { userId: string; language: Language }

export async function listScheduled(sql: Sql, { userId, language }: Reader) {
  const rows = await selectScheduled(
    sql,
    sql`
    d.user_id = ${userId}
    order by d.publish_at, d.id
    ${limitTo(sql, ENTITLEMENTS.premium.scheduledPosts)}`,
  )
  return rows.map((row) => toScheduled(row, language))
}

/** One of the member's own scheduled posts; those of others do not exist. */
export async function expectScheduled(sql: Sql, id: string, { userId, language }: Reader) {
  const [row] = await selectScheduled(sql, sql`d.id = ${id} and d.user_id = ${userId}`)
  if (!row) throw notFound()
  return toScheduled(row, language)
}

/** Pictures are stored as ids; a deleted one is left out. */
function selectScheduled(sql: Sql, which: Fragment) {
  return sql<Row[]>`
    select d.id as _id, d.content as post, d.publish_at, d.state, d.failure, d.created_at,
      (select json_agg(${pictureJson(sql, sql`e.image->>'alt'`)} order by e.position)
       from jsonb_array_elements(d.content->'images') with ordinality e(image, position)
       join images i on i.id = (e.image->>'_id')::bigint and i.owner_id = d.user_id) as images
    from scheduled_posts d
    where ${which}`
}

function toScheduled({ images, failure, ...row }: Row, language: Language): ScheduledPost {
  return {
    ...row,
    images: (images ?? []).map(toUnpublished),
    failure: failure && speak(failure, language),
  }
}
