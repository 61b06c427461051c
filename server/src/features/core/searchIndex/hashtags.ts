import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { tagSound } from '@jes/contract/lib/script/tags'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const BATCH = 500

/**
 * Inserts hashtags that nobody used before, as they are spelled here, with the phonetic key that joins their spellings.
 */
export async function insertHashtags(sql: Sql, spellings: string[]) {
  // Always in the same order: otherwise two posts with the same new tags could deadlock.
  const byKey = new Map(spellings.map((spelling) => [hashtagKey(spelling), spelling]))
  const tags = [...byKey.keys()].sort()
  if (tags.length === 0) return
  await sql`
    insert into hashtags (tag, sound, spelling)
    select * from unnest(${tags}::text[], ${tags.map(tagSound)}::text[], ${tags.map((tag) => byKey.get(tag)!)}::text[])
    on conflict do nothing`
}

/** Adds the phonetic key to hashtags that were counted without one. */
export async function addSounds(sql: Sql) {
  let count: number
  do {
    const rows = await sql<{ tag: string }[]>`
      select tag from hashtags where sound = '' order by tag ${limitTo(sql, BATCH)}`
    const tags = rows.map(({ tag }) => tag)
    await sql`
      update hashtags h set sound = n.sound
      from unnest(${tags}::text[], ${tags.map(tagSound)}::text[]) n(tag, sound)
      where h.tag = n.tag`
    count = tags.length
  } while (count === BATCH)
}
