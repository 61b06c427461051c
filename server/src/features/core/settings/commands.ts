import type { Settings } from '@jes/contract/core/settings'
import type { Sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'
import { fullSettings } from './queries.ts'

export async function updateSettings(sql: Sql, viewer: Viewer, changes: Partial<Settings>) {
  const [{ settings }] = await sql<[{ settings: Partial<Settings> }]>`
    update users set settings = settings || ${sql.json(changes)}
    where id = ${viewer.id}
    returning settings`
  return { settings: fullSettings(settings) }
}
