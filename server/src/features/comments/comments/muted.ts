import { saidIn } from '#features/core/searchIndex/text.ts'
import type { Sql } from '#lib/db.ts'
import { plainText } from '#lib/markdown.ts'
import type { CommentRow, Reader } from './rows.ts'

type Row = Pick<CommentRow, '_id' | 'authorId' | 'body' | 'isMuted'>

/** Marks the rows of others that hold a word which the reader muted; most readers have muted none. */
export async function markMuted<Marked extends Row>(sql: Sql, rows: Marked[], reader: Reader) {
  if (!reader.muted?.hasWords || !reader.viewerId) return rows
  const found = await listHolding(sql, rows, reader.viewerId)
  return rows.map((row) => (found.has(row._id) ? { ...row, isMuted: true } : row))
}

async function listHolding(sql: Sql, rows: Row[], viewerId: string) {
  const others = rows.filter(({ authorId }) => authorId !== null && authorId !== viewerId)
  const found = await sql<{ id: string }[]>`
    select n.id
    from users me, unnest(${others.map(({ _id }) => _id)}::bigint[],
      ${others.map(({ body }) => saidIn(plainText(body ?? [])))}::text[]) n(id, said)
    where me.id = ${viewerId} and words_said(n.said) @@ me.muted_query::tsquery`
  return new Set(found.map(({ id }) => id))
}
