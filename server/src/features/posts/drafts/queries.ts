import type { Draft, DraftContent } from '@jes/contract/posts/drafts'
import { MOST_DRAFTS } from '@jes/contract/posts/drafts'
import { type PictureRow, pictureJson, toUnpublished } from '#features/core/pictures/pictures.ts'
import type { Fragment, Sql } from '#lib/db.ts'

type Row = {
  _id: string
  updatedAt: string
  content: Omit<DraftContent, 'images'>
  images: PictureRow[] | null
}

export async function listDrafts(sql: Sql, userId: string) {
  const rows = await sql<Row[]>`
    ${selectDrafts(sql, sql`d.user_id = ${userId}`)}
    order by d.updated_at desc, d.id desc limit ${sql.unsafe(String(MOST_DRAFTS))}`
  return rows.map(toDraft)
}

export async function findDraft(sql: Sql, id: string, userId: string) {
  const [row] = await sql<Row[]>`
    ${selectDrafts(sql, sql`d.id = ${id} and d.user_id = ${userId}`)}`
  return row ? toDraft(row) : null
}

/** Pictures are stored as ids; a deleted one is left out. */
function selectDrafts(sql: Sql, which: Fragment) {
  return sql`
    select d.id as _id, d.updated_at, d.content,
      (select json_agg(${pictureJson(sql, sql`e.image->>'alt'`)} order by e.position)
       from jsonb_array_elements(d.content->'images') with ordinality e(image, position)
       join images i on i.id = (e.image->>'_id')::bigint and i.owner_id = d.user_id) as images
    from drafts d
    where ${which}`
}

function toDraft({ _id, updatedAt, content, images }: Row): Draft {
  return { ...content, _id, updatedAt, images: (images ?? []).map(toUnpublished) }
}
