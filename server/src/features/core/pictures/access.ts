import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { countingRole } from '#features/core/staffAccess/access.ts'
import { readMediaToken } from '#features/core/viewer/cookie.ts'
import { findMediaViewer } from '#features/core/viewer/viewer.ts'
import { isReadable } from '#features/core/visibility/rule.ts'
import { hearsChanges, onChange } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'

const TTL_MS = 30_000
const MAX_FILES = 10_000

/** Files that were for everybody a moment ago. */
const known = new LRUCache<string, true>({ max: MAX_FILES, ttl: TTL_MS })
/** Counts what was told: an answer that was under way meanwhile may be out of date. */
let changes = 0

onChange(() => {
  changes += 1
  known.clear()
})

/** Whom the files of a key are for. Of one without a row nobody knows whose it is; a clip that is not out is its owner's. */
export async function audienceOf(sql: Sql, key: string) {
  if (known.get(key)) return 'everybody'
  const before = changes
  const [{ isPrivate }] = await sql<[{ isPrivate: boolean | null }]>`
    select bool_or(f.is_private) as is_private
    from (
      select i.is_private from images i where i.key = ${key}
      union all
      select coalesce(s.is_private or not s.is_live, true)
      from clips c left join post_stats s on s.post_id = c.post_id
      where c.key = ${key}
    ) f`
  if (isPrivate === null) return 'nobody'
  if (isPrivate) return 'some'
  if (hearsChanges() && changes === before) known.set(key, true)
  return 'everybody'
}

/** Who asks for a file: by the header where there is one, else by the cookie that only files get. */
export async function findAsker(sql: Sql, request: FastifyRequest) {
  if (request.headers.authorization !== undefined) return request.viewer?.id ?? null
  const token = readMediaToken(request)
  return token ? findMediaViewer(sql, token) : null
}

/** A file that is not for everybody is for its owner, for who sees a post with it or is in the hub that it covers, and as evidence for the staff. */
export async function canFetch(sql: Sql, key: string, viewerId: string | null) {
  if (viewerId === null) return false
  const found = await sql`
    select from images i
    where i.key = ${key} and (
      i.owner_id = ${viewerId}
      or exists (
        select from post_images x
        join post_stats s on s.post_id = x.post_id
        where x.image_id = i.id and ${isReadable(sql, viewerId)})
      or exists (
        select from hubs h
        join hub_members m on m.hub_id = h.id
        where h.cover_id = i.id and h.closed_at is null and m.user_id = ${viewerId}))
    union all
    select from clips c
    left join post_stats s on s.post_id = c.post_id
    where c.key = ${key} and (c.owner_id = ${viewerId} or ${isReadable(sql, viewerId)})
    union all
    select from users u
    where u.id = ${viewerId} and ${countingRole(sql)} <> 'member'
      and exists (
        select from cases c
        where c.file_keys @> array[${key}] and c.subject_id is distinct from u.id)
    limit 1`
  return found.length > 0
}
