import type { Sql } from '#lib/db.ts'

/** What a server of some version relies on in its database: names, types, and what an insert must or need not say. */
export type Schema = {
  /** Tables and views; a column is its type and its traits, as in `bigint, not null, default`. */
  tables: Record<string, Record<string, string>>
  /** Checks, foreign keys, keys and unique indexes of a table, by their definitions, with the columns that they are about. */
  rules: Record<string, Record<string, string>>
  /** Functions by name and arguments: the result, and how many arguments may be left out. */
  functions: Record<string, string>
}

export async function describeSchema(sql: Sql): Promise<Schema> {
  return {
    tables: await describeTables(sql),
    rules: await describeRules(sql),
    functions: await describeFunctions(sql),
  }
}

type Row = { of: string; key: string; value: string }

async function describeTables(sql: Sql) {
  const rows = await sql<Row[]>`
    select c.relname as of, a.attname as key,
      concat_ws(', ', format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end,
        case when a.attgenerated <> '' or a.attidentity = 'a' then 'generated'
             when a.atthasdef or a.attidentity = 'd' then 'default' end) as value
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and not ${isOfExtension(sql, 'pg_class')}
    order by c.relname, a.attnum`
  return nested(rows)
}

async function describeRules(sql: Sql) {
  const rows = await sql<Row[]>`
    select r.of, r.definition as key, string_agg(a.attname, ', ' order by a.attname) as value
    from (
      select c.conrelid as relation, c.conrelid::regclass::text as of, pg_get_constraintdef(c.oid) as definition,
        c.conkey as columns
      from pg_constraint c
      where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'p', 'u', 'x')
      union
      select i.indrelid, i.indrelid::regclass::text,
        regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE UNIQUE INDEX .* USING btree', 'UNIQUE INDEX'),
        i.indkey::int2[]
      from pg_index i
      join pg_class t on t.oid = i.indrelid and t.relnamespace = 'public'::regnamespace
      where i.indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))
    ) r
    join pg_class t on t.oid = r.relation and not t.relispartition
    left join pg_attribute a on a.attrelid = r.relation and a.attnum = any(r.columns)
    group by r.of, r.definition
    order by r.of, r.definition`
  return nested(rows.map((row) => ({ ...row, value: row.value ?? '' })))
}

async function describeFunctions(sql: Sql) {
  const rows = await sql<Row[]>`
    select '' as of, format('%s(%s)', c.proname, pg_get_function_identity_arguments(c.oid)) as key,
      concat_ws(', ', pg_get_function_result(c.oid),
        case when c.pronargdefaults > 0 then c.pronargdefaults || ' optional' end) as value
    from pg_proc c
    where c.pronamespace = 'public'::regnamespace and c.prorettype <> 'trigger'::regtype
      and not ${isOfExtension(sql, 'pg_proc')}
    order by 2`
  return nested(rows)[''] ?? {}
}

/** What an extension brought is not ours. */
function isOfExtension(sql: Sql, catalogue: 'pg_class' | 'pg_proc') {
  return sql`exists (
    select from pg_depend d
    where d.classid = ${catalogue}::regclass and d.objid = c.oid and d.deptype = 'e')`
}

function nested(rows: Row[]) {
  const all: Record<string, Record<string, string>> = {}
  for (const { of, key, value } of rows) {
    all[of] ??= {}
    all[of][key] = value
  }
  return all
}
