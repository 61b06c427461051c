import { openBySite } from '#features/core/reports/openCase.ts'
import type { Sql } from '#lib/db.ts'
import { findList } from './cache.ts'
import { findWord } from './find.ts'

/** The watched word that occurs in a text, or null. */
export async function findWatchedWord(sql: Sql, text: string) {
  const { ready } = await findList(sql, 'content')
  return findWord(ready, text)
}

type Written = { kind: 'post' | 'clip' | 'comment'; id: string; postId: string; word: string }

/** Opens a case for a text with a watched word. Texts inside private hubs are left to their members. */
export async function openForWord(sql: Sql, { kind, id, postId, word }: Written) {
  const open = await sql`select from post_stats where post_id = ${postId} and not is_private`
  if (open.length === 0) return
  await openBySite(sql, { kind, thingId: id, reason: 'other', detail: word })
}
