import type { Sql } from '#lib/db.ts'

export type Table = { schema: string; name: string; columns: string[] }

/** What PostgreSQL itself manages, or what is made at every start, is not part of a backup. */
const SCHEMAS = ['public', 'graphile_worker']
/** The state of this database, not of the one in the backup. */
const OF_THIS_DATABASE = ['applied_functions', 'event_outbox']

/** Every table with its columns, without generated ones. */
export async function listTables(sql: Sql) {
  return sql<Table[]>`
    select t.table_schema as schema, t.table_name as name,
      array_agg(c.column_name::text order by c.ordinal_position)
        filter (where c.is_generated = 'NEVER') as columns
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = any(${SCHEMAS}) and t.table_type = 'BASE TABLE'
      and t.table_name <> all(${OF_THIS_DATABASE})
    group by t.table_schema, t.table_name
    order by t.table_schema, t.table_name`
}

export type Sequence = { schema: string; name: string; value: string | null }

export async function listSequences(sql: Sql) {
  return sql<Sequence[]>`
    select schemaname as schema, sequencename as name, last_value as value
    from pg_sequences where schemaname = any(${SCHEMAS})
    order by schemaname, sequencename`
}

export async function listMigrations(sql: Sql) {
  const rows = await sql<{ name: string }[]>`select name from migrations order by name`
  return rows.map(({ name }) => name)
}

/** Quotes the name of a table from a backup. */
export function quoted({ schema, name }: { schema: string; name: string }) {
  return `${quote(schema)}.${quote(name)}`
}

export function quote(name: string) {
  return `"${name.replaceAll('"', '""')}"`
}

export function quoteAll(names: string[]) {
  return names.map(quote).join(', ')
}
