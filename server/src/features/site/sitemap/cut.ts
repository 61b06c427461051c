import { type Sql, sql } from '#lib/db.ts'
import { KINDS, type Kind, PAGE, SOURCES } from './kinds.ts'

/** Starts a new page after each full one. It reads only what came since the last one. */
export async function cutPages(most = PAGE) {
  for (const kind of KINDS) {
    let after = await lastOf(sql, kind)
    for (;;) {
      const ids = await SOURCES[kind].ids(sql, after, most)
      const last = ids[most - 1]
      if (!last) break
      await sql`
        insert into sitemap_pages (kind, after_id) values (${kind}, ${last.id}) on conflict do nothing`
      after = last.id
    }
  }
}

/** After which ids the pages of a kind begin, the first one included. */
export async function listPages(sql: Sql, kind: Kind) {
  const rows = await sql<{ id: string }[]>`
    select after_id as id from sitemap_pages where kind = ${kind} order by after_id limit 40000`
  return ['0', ...rows.map(({ id }) => id)]
}

async function lastOf(sql: Sql, kind: Kind) {
  const [row] = await sql<{ id: string }[]>`
    select after_id as id from sitemap_pages where kind = ${kind} order by after_id desc limit 1`
  return row?.id ?? '0'
}
