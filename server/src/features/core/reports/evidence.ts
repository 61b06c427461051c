import type { ReportKind } from '@jes/contract/core/reports'
import type { Evidence } from '@jes/contract/staff/cases'
import { type PictureRow, pictureJson, toUnpublished } from '#features/core/pictures/pictures.ts'
import type { Sql } from '#lib/db.ts'
import { urlOf } from '#lib/mediaUrl.ts'

/** The storage key in the URL of a file. */
const KEY = /^\/media\/(.{28})-/

type Row = {
  subjectId: string | null
  author: string | null
  title: string
  content: string
  pictures: PictureRow[] | null
  addresses: string[] | null
  clip: { key: string; lines: number | null } | null
}
type Snapshot = { subjectId: string | null; evidence: Evidence; fileKeys: string[] }

/** A thing as it reads at this moment, and its files. */
export async function takeEvidence(
  sql: Sql,
  kind: ReportKind,
  id: string,
): Promise<Snapshot | null> {
  const [row] = await sql<Row[]>`${SELECTS[kind](sql, id)}`
  if (!row) return null
  const { subjectId, author, title, content, clip } = row
  const images = [
    ...(row.pictures ?? []).map((picture) => toUnpublished(picture).url),
    ...(row.addresses ?? []),
  ]
  return {
    subjectId,
    evidence: {
      title,
      content,
      images,
      ...(clip?.lines && { video: urlOf(`${clip.key}-${clip.lines}.mp4`) }),
      ...(author && { author }),
      at: new Date().toISOString(),
    },
    fileKeys: [
      ...images.flatMap((image) => KEY.exec(image)?.[1] ?? []),
      ...(clip ? [clip.key] : []),
    ],
  }
}

const SELECTS: Record<ReportKind, (sql: Sql, id: string) => ReturnType<typeof selectPost>> = {
  post: selectPost,
  clip: selectPost,
  comment: (sql, id) => sql`
    select c.author_id as subject_id, u.username as author, '' as title, c.content,
      null::json as pictures, null::text[] as addresses, null::json as clip
    from comments c join users u on u.id = c.author_id
    where c.id = ${id}`,
  // The cover of a private hub is hidden from outsiders, and the staff are outsiders.
  jehub: (sql, id) => sql`
    select u.id as subject_id, u.username as author, h.name as title, h.description as content,
      (select json_agg(${pictureJson(sql)}) from images i
        where i.id = h.icon_id or (i.id = h.cover_id and not h.is_private)) as pictures,
      null::text[] as addresses, null::json as clip
    from hubs h
    left join hub_members o on o.hub_id = h.id and o.role = 'owner'
    left join users u on u.id = o.user_id
    where h.id = ${id}`,
  user: (sql, id) => sql`
    select u.id as subject_id, u.username as author, u.display_name as title,
      array_to_string(array_remove(array[nullif(u.bio, '')] || u.links, null), E'\\n') as content,
      null::json as pictures, array_remove(array[u.image, u.cover], null) as addresses, null::json as clip
    from users u
    where u.id = ${id}`,
}

function selectPost(sql: Sql, id: string) {
  return sql`
    select p.author_id as subject_id, u.username as author, p.title, p.content,
      (select json_agg(${pictureJson(sql)} order by x.position)
        from post_images x join images i on i.id = x.image_id where x.post_id = p.id) as pictures,
      null::text[] as addresses,
      (select json_build_object('key', v.key, 'lines', v.sizes -> 0 -> 'lines')
        from clips v where v.post_id = p.id) as clip
    from posts p join users u on u.id = p.author_id
    where p.id = ${id}`
}
