import type { AutomodRule } from '@jes/contract/hubs/automod'
import { changeCount } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'
import { TopicCache } from '#lib/topicCache.ts'
import { type ReadyRules, readyRules } from './match.ts'

/** Who changes rules by hand, in the database, waits no longer. */
const TTL_MS = 60_000
const MAX_HUBS = 1_000
const MADE_OF = ['automod'] as const

/** Which hubs have AutoMod on, and the rules of those that were asked for: read once, until any of them change. */
const guarded = new TopicCache<string[]>({ name: 'automodHubs', max: 1, ttl: TTL_MS })
const ready = new TopicCache<ReadyRules>({ name: 'automodRules', max: MAX_HUBS, ttl: TTL_MS })

export async function listGuarded(sql: Sql) {
  const known = guarded.get('')
  if (known) return known
  const since = changeCount(sql)
  const rows = await sql<{ hubId: string }[]>`
    select hub_id from hub_automods where is_on order by hub_id`
  const ids = rows.map(({ hubId }) => hubId)
  guarded.set('', ids, { madeOf: MADE_OF, since })
  return ids
}

/** The cached rules of a hub where AutoMod is on. */
export async function findReady(sql: Sql, hubId: string) {
  if (!(await listGuarded(sql)).includes(hubId)) return null
  const known = ready.get(hubId)
  if (known) return known
  const since = changeCount(sql)
  const [row] = await sql<{ rules: AutomodRule[] }[]>`
    select rules from hub_automods where hub_id = ${hubId} and is_on`
  if (!row) return null
  const made = readyRules(row.rules)
  ready.set(hubId, made, { madeOf: MADE_OF, since })
  return made
}
