import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { tagSound } from '@jes/contract/lib/script/tags'
import type { Sql } from '#lib/db.ts'

/** At most `MOST_HASHTAGS`: the list is whole. */
export async function listHashtags(sql: Sql, viewerId: string) {
  const rows = await sql<{ tag: string }[]>`
    select tag from hashtag_follows where user_id = ${viewerId} order by created_at desc, sound`
  return { hashtags: rows.map(({ tag }) => tag) }
}

export async function findFollow(sql: Sql, viewerId: string, hashtag: string) {
  const [row] = await sql`
    select from hashtag_follows where user_id = ${viewerId} and sound = ${tagSound(keyOf(hashtag))}`
  return { follows: row !== undefined }
}

/** The key of a hashtag, with or without its sign. */
export function keyOf(hashtag: string) {
  return hashtagKey(hashtag.replace(/^#/, ''))
}
