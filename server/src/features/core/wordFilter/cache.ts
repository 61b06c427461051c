import type { WordList } from '@jes/contract/staff/adminMembers'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { makeTtlCache } from '#lib/ttlCache.ts'
import { type ReadyWords, readyWords } from './find.ts'

const TTL_MS = 30_000
export const MOST_WORDS = 1_000

type CachedWords = { words: string[]; ready: ReadyWords }

const caches = {
  trends: makeTtlCache<CachedWords>('words', TTL_MS),
  content: makeTtlCache<CachedWords>('words', TTL_MS),
  usernames: makeTtlCache<CachedWords>('words', TTL_MS),
}

/** The words of a list, cached for at most half a minute. */
export function findList(sql: Sql, list: WordList): Promise<CachedWords> {
  return caches[list](sql, async () => {
    const rows = await sql<{ word: string }[]>`
      select word from watched_words where list = ${list} order by id ${limitTo(sql, MOST_WORDS)}`
    const words = rows.map(({ word }) => word)
    return { words, ready: readyWords(words) }
  })
}
