import type { Clip } from '@jes/contract/clips/clips'
import { type PictureRow, pictureJson, toUnpublished } from '#features/core/pictures/pictures.ts'
import { findPost } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

const MOST_WAITING = 100

type Row = Omit<Clip, 'cover' | 'ad'> & { ownerId: string; cover: PictureRow | null }

/** The clip for viewers of its post; before it is published, for its owner. */
export async function expectClip(sql: Sql, id: string, viewerId: string | null): Promise<Clip> {
  const [row] = await sql<Row[]>`${selectClips(sql)} where c.id = ${id}`
  if (!row) throw notFound()
  if (row.status !== 'ready' && row.ownerId !== viewerId) throw notFound()
  const ad = row.status === 'ready' ? await findPost(sql, id, viewerId) : null
  if (row.status === 'ready' && !ad) throw notFound()
  return { ...toClip(row), ad }
}

/** A member's unpublished clips, newest first. */
export async function listWaiting(sql: Sql, ownerId: string) {
  const rows = await sql<Row[]>`
    ${selectClips(sql)}
    where c.owner_id = ${ownerId} and c.state <> 'ready'
    order by c.id desc
    limit ${sql.unsafe(String(MOST_WAITING))}`
  return rows.map(toClip)
}

function selectClips(sql: Sql) {
  return sql`
    select c.id as _id, c.owner_id, c.state as status, c.progress, c.failure, c.caption, c.sensitive,
      c.created_at,
      (select json_build_object('_id', h.id::text, 'name', h.name)
       from hubs h where h.id = c.hub_id) as jehub,
      (select ${pictureJson(sql)} from images i where i.id = c.cover_id) as cover
    from clips c`
}

function toClip({ ownerId: _ownerId, cover, ...row }: Row): Clip {
  return { ...row, cover: cover && toUnpublished(cover), ad: null }
}

export type OwnClip = {
  id: string
  key: string
  isOut: boolean
  uploadId: string | null
  durationMs: number
  sizes: { lines: number }[]
  captions: { language: 'en' | 'ne'; number: number }[]
}

/** The clip, for its owner, locked until the transaction ends. */
export async function expectOwnClip(sql: Sql, id: string, ownerId: string) {
  // The post is locked before the clip everywhere: no deadlock.
  await sql`select from posts where id = ${id} for no key update`
  const [clip] = await sql<(OwnClip & { state: string; isDeleted: boolean })[]>`
    select c.id, c.key, c.state, c.state = 'ready' as is_out, c.upload_id, c.duration_ms, c.sizes, c.captions,
      exists (select from posts p where p.id = c.post_id and p.state = 'deleted') as is_deleted
    from clips c
    where c.id = ${id} and c.owner_id = ${ownerId}
    for update`
  if (!clip || clip.isDeleted) throw notFound()
  return clip
}
