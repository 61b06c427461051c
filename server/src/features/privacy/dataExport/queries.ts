import type { DataExport } from '@jes/contract/privacy/dataExport'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const MOST_LISTED = 10

export function listExports(sql: Sql, userId: string) {
  return sql<DataExport[]>`
    ${selectExports(sql)} where e.user_id = ${userId} order by e.id desc ${limitTo(sql, MOST_LISTED)}`
}

export async function findExport(sql: Sql, id: string) {
  const [found] = await sql<[DataExport]>`${selectExports(sql)} where e.id = ${id}`
  return found
}

/** An expired export does not exist, even before it is deleted. */
function selectExports(sql: Sql) {
  return sql`
    select e.id as _id, e.bytes::float8 as bytes, e.created_at, e.ready_at, e.expires_at,
      case when e.state = 'ready' and e.expires_at <= now() then 'expired' else e.state end as state
    from exports e`
}
