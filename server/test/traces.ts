import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#lib/config.ts'
import { sql } from './world.ts'

type Table = { schema: string; name: string }

/** Every row of every table, whatever its columns, that contains one of these words. */
export async function findRows(words: string[]) {
  const tables = await sql<Table[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`
  const found: { table: string; word: string; row: string }[] = []
  for (const { schema, name } of tables) {
    const rows = await sql<{ word: string; row: string }[]>`
      select w as word, t::text as row from ${sql(schema)}.${sql(name)} t, unnest(${words}::text[]) w
      where position(w in t::text) > 0`
    found.push(...rows.map((row) => ({ table: name, ...row })))
  }
  return found
}

/** Every file of the data folder, without the database, that contains one of these words, by its path. */
export async function findFiles(words: string[]) {
  const found: string[] = []
  const entries = await readdir(config.DATA_DIR, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path, 'latin1')
    if (words.some((word) => path.includes(word) || content.includes(word))) found.push(path)
  }
  return found
}

/** The columns that refer to members, with how many rows refer to this one. */
export async function countReferences(userId: string) {
  const columns = await sql<{ table: string; column: string }[]>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    order by 1, 2`
  const counts: Record<string, number> = {}
  for (const { table, column } of columns) {
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int as count from ${sql(table)} where ${sql(column)} = ${userId}`
    counts[`${table}.${column}`] = count
  }
  return counts
}
