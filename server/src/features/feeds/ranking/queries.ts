import type { RankingWeights } from '@jes/contract/feeds/ranking'
import type { Sql } from '#lib/db.ts'

type Row = RankingWeights & { role: 'champion' | 'challenger' }

/** The current weights of For you, and those that half of the members are testing. */
export async function findRanking(sql: Sql) {
  const rows = await sql<Row[]>`
    select role, source, discovery, affinity, language, shown, started_at as since
    from feed_configs
    where role <> 'past'`
  const one = (role: Row['role']) => rows.find((row) => row.role === role)
  return { champion: one('champion')!, challenger: one('challenger') ?? null }
}
