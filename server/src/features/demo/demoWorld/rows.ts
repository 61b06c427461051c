import postgres from 'postgres'
import type { Sql } from '#lib/db.ts'

type Rows = Record<string, unknown>[]

/** Many rows in one statement; every row has the keys of the first. */
export async function insertRows(sql: Sql, table: string, rows: Rows) {
  if (!rows[0]) return
  const columns = sql(Object.keys(rows[0]))
  await sql`
    insert into ${sql(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql(table)}, ${toJson(rows)}::text::json)`
}

/** With the SQL names of the columns. */
function toJson(rows: Rows) {
  const renamed = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [postgres.fromCamel(key), value])),
  )
  return JSON.stringify(renamed)
}
