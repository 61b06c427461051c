import { hashtagKey } from '@jes/contract/lib/markdown/words'
import { tagSound } from '@jes/contract/lib/script/tags'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const MOST = 20

/** The keys of all spellings of a hashtag in either script: its own first, then the most used. */
export async function spellingsOf(sql: Sql, hashtag: string) {
  const tag = hashtagKey(hashtag.replace(/^#/, ''))
  const rows = await sql<{ tag: string }[]>`
    select h.tag from hashtags h
    where h.sound = ${tagSound(tag)} and h.tag <> ${tag}
    order by h.posts desc, h.tag
    ${limitTo(sql, MOST - 1)}`
  return [tag, ...rows.map((row) => row.tag)]
}
