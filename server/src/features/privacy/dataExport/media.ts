import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const BATCH = 200

/** A stored file, and its name in an export. */
type Stored = { id: string; file: string; name: string }

/** The files of a member in their largest size, a few rows at a time. */
export async function* listMedia(sql: Sql, userId: string): AsyncGenerator<Stored> {
  yield* walk((after) => listPictures(sql, userId, after))
  yield* walk((after) => listClips(sql, userId, after))
}

async function* walk(list: (after: string) => Promise<Stored[]>) {
  let after: string | undefined = '0'
  while (after) {
    const rows: Stored[] = await list(after)
    yield* rows
    after = rows.at(-1)?.id
  }
}

function listPictures(sql: Sql, userId: string, after: string) {
  return sql<Stored[]>`
    select i.id, i.key || '-' || i.widths[cardinality(i.widths)] || '.webp' as file,
      'media/pictures/' || i.id || '.webp' as name
    from images i
    where i.owner_id = ${userId} and i.id > ${after} and cardinality(i.widths) > 0
    order by i.id ${limitTo(sql, BATCH)}`
}

/** The largest size of each clip and its captions; a page ends with a whole clip. */
function listClips(sql: Sql, userId: string, after: string) {
  return sql<Stored[]>`
    select c.id, f.file, f.name
    from (
      select c.id, c.key, c.sizes, c.captions from clips c
      where c.owner_id = ${userId} and c.id > ${after}
      order by c.id ${limitTo(sql, BATCH)}
    ) c
    cross join lateral (
      select c.key || '-' || max((s ->> 'lines')::int) || '.mp4' as file, 'media/clips/' || c.id || '.mp4' as name
      from jsonb_array_elements(c.sizes) s
      union all
      select c.key || '-' || (t ->> 'language') || (t ->> 'number') || '.vtt',
        'media/clips/' || c.id || '.' || (t ->> 'language') || '.vtt'
      from jsonb_array_elements(c.captions) t
    ) f
    order by c.id`
}
