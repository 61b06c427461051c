import type { AutomodRule } from '@jes/contract/hubs/automod'
import { hearsChanges, onChange } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'
import { type ReadyRules, readyRules } from './match.ts'

/** Which hubs have AutoMod on, and the rules of those that were asked for: read once, until something changes. */
let guarded: string[] | null = null
const ready = new Map<string, ReadyRules>()
let changes = 0

onChange(() => {
  changes += 1
  guarded = null
  ready.clear()
})

export async function listGuarded(sql: Sql) {
  if (guarded) return guarded
  const before = changes
  const rows = await sql<{ hubId: string }[]>`
    select hub_id from hub_automods where is_on order by hub_id`
  const ids = rows.map(({ hubId }) => hubId)
  if (hearsChanges() && changes === before) guarded = ids
  return ids
}

/** The rules of a hub where AutoMod is on. */
export async function findReady(sql: Sql, hubId: string) {
  if (!(await listGuarded(sql)).includes(hubId)) return null
  const known = ready.get(hubId)
  if (known) return known
  const before = changes
  const [row] = await sql<{ rules: AutomodRule[] }[]>`
    select rules from hub_automods where hub_id = ${hubId} and is_on`
  if (!row) return null
  const made = readyRules(row.rules)
  if (hearsChanges() && changes === before) ready.set(hubId, made)
  return made
}
