import { MOST_READ_MS } from '@jes/contract/money/earnings'
import { isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { markRead } from './buffer.ts'

type ReadingTime = { id: string; ms: number }

/**
 * Takes how long a member read which posts. Posts that they may not see or wrote themselves are skipped; clips are measured
 * by their plays.
 */
export async function takeReads(sql: Sql, reads: ReadingTime[], memberId: string) {
  const times = new Map<string, number>()
  for (const { id, ms } of reads) times.set(id, Math.min(MOST_READ_MS, (times.get(id) ?? 0) + ms))
  const posts = await sql<{ id: string }[]>`
    select s.post_id as id
    from post_stats s
    where s.post_id = any(${[...times.keys()]}::bigint[]) and s.author_id <> ${memberId}
      and ${isVisible(sql, memberId)} and not exists (select from clip_counts c where c.post_id = s.post_id)`
  for (const { id } of posts) markRead({ memberId, postId: id, ms: times.get(id)! })
}
