import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { tagSound } from '@jes/contract/lib/script/tags'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const BATCH = 500

/** Keeps hashtags that nobody wrote before, as they are written here, with the sound by which their spellings are one. */
export async function keepHashtags(sql: Sql, spellings: string[]) {
  // Always in one order: else two posts with the same new tags could wait for each other.
  const byKey = new Map(spellings.map((spelling) => [hashtagKey(spelling), spelling]))
  const tags = [...byKey.keys()].sort()
  if (tags.length === 0) return
  await sql`
    insert into hashtags (tag, sound, spelling)
    select * from unnest(${tags}::text[], ${tags.map(tagSound)}::text[], ${tags.map((tag) => byKey.get(tag)!)}::text[])
    on conflict do nothing`
}

/** Gives their sound to hashtags that were counted without one. */
export async function hearHashtags(sql: Sql) {
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
