import { findConfigOf } from '#features/feeds/feedConfigs/queries.ts'
import type { Sql } from '#lib/db.ts'
import { arrange } from './arrange.ts'
import { listCandidates, listVoices, type Reader } from './candidates.ts'
import { STRETCH } from './orders.ts'

/** The first part of a member's home feed, and its weights; popular posts follow it. */
export async function composeHome(sql: Sql, reader: Reader) {
  const config = await findConfigOf(sql, reader.id)
  const [candidates, voices] = await Promise.all([
    listCandidates(sql, reader, config),
    listVoices(sql, reader.id),
  ])
  return { configId: config.id, arranged: arrange(candidates, voices).slice(0, STRETCH) }
}
