import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { insertHashtags } from '#features/core/searchIndex/hashtags.ts'
import type { Sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { addJob } from '#lib/jobs.ts'

/** Further names in a text are words like others: they let nobody in. */
const MOST_MENTIONED = 50

type NewImage = { _id: string; alt: string }

/** Only a picture's uploader can put it into a post; its row is locked while the post is written. */
export async function expectOwnImages(sql: Sql, userId: string, images: NewImage[]) {
  const ids = [...new Set(images.map((image) => image._id))]
  if (ids.length === 0) return
  const found = await sql`
    select from images where id = any(${ids}::bigint[]) and owner_id = ${userId} for key share`
  if (found.length < ids.length) throw invalid({ images: 'core.picture_gone' })
}

/** Replaces the pictures of a post, in this order. */
export async function setImages(sql: Sql, postId: string, images: NewImage[]) {
  await sql`delete from post_images where post_id = ${postId}`
  if (images.length === 0) return
  await sql`
    insert into post_images (post_id, position, image_id, alt)
    select ${postId}, i.position - 1, i.id, i.alt
    from unnest(${images.map((image) => image._id)}::bigint[], ${images.map((image) => image.alt)}::text[])
      with ordinality i(id, alt, position)`
  // Pictures of a private post are served to its readers only.
  await sql`
    update images i set is_private = true
    from post_stats s
    where s.post_id = ${postId} and s.is_private and not i.is_private
      and i.id = any(${images.map((image) => image._id)}::bigint[])`
}

/** Replaces the hashtags of a post, by their keys. */
export async function setTags(sql: Sql, postId: string, hashtags: string[]) {
  await sql`delete from post_hashtags where post_id = ${postId}`
  if (hashtags.length === 0) return
  await insertHashtags(sql, hashtags)
  await sql`
    insert into post_hashtags (tag, post_id)
    select unnest(${hashtags.map(hashtagKey)}::text[]), ${postId}::bigint`
}

/** Replaces whom a post mentions: they may see it whoever else does. */
export async function setMentions(sql: Sql, postId: string, usernames: string[]) {
  await sql`delete from post_mentions where post_id = ${postId}`
  if (usernames.length === 0) return
  await sql`
    insert into post_mentions (post_id, user_id)
    select ${postId}, u.id from users u where u.username = any(${usernames.slice(0, MOST_MENTIONED)})`
}

/** A link that nobody has posted before is fetched once, by a job. */
export async function storeLink(sql: Sql, url: string | null) {
  if (url === null) return null
  const added = await sql`
    insert into link_previews (url) values (${url}) on conflict do nothing returning url`
  if (added.length > 0) await addJob(sql, { name: 'fetchLink', payload: { url }, attempts: 3 })
  return url
}
