import type { WordList } from '@jes/contract/staff/adminMembers'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { makeTtlCache } from '#lib/ttlCache.ts'
import { type ReadyWords, readyWords } from './find.ts'

const KEPT_MS = 30_000
export const MOST_WORDS = 1_000

type CachedWords = { words: string[]; ready: ReadyWords }

const keepers = {
  trends: makeTtlCache<CachedWords>(KEPT_MS),
  content: makeTtlCache<CachedWords>(KEPT_MS),
  usernames: makeTtlCache<CachedWords>(KEPT_MS),
}

/** The words of a list as they were at most half a minute ago. */
export function findList(sql: Sql, list: WordList): Promise<CachedWords> {
  return keepers[list](async () => {
    const rows = await sql<{ word: string }[]>`
      select word from watched_words where list = ${list} order by id ${limitTo(sql, MOST_WORDS)}`
    const words = rows.map(({ word }) => word)
    return { words, ready: readyWords(words) }
  })
}
