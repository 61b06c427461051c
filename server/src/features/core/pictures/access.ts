import type { FastifyRequest } from 'fastify'
import { countingRole } from '#features/core/staffAccess/access.ts'
import { readMediaToken } from '#features/core/viewer/cookie.ts'
import { findMediaViewer } from '#features/core/viewer/viewer.ts'
import { isReadable } from '#features/core/visibility/rule.ts'
import { changeCount } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'
import { TopicCache } from '#lib/topicCache.ts'
import type { Topic } from '#lib/topics.ts'

const TTL_MS = 30_000
const MAX_FILES = 10_000

/** Files that were for everybody a moment ago. */
const known = new TopicCache<true>({ name: 'pictures', max: MAX_FILES, ttl: TTL_MS })

/** Who may see the files of a key. Files without a row are nobody's; those of an unpublished clip are its owner's. */
export async function audienceOf(sql: Sql, key: string) {
  if (known.get(key)) return 'everybody'
  const since = changeCount(sql)
  const [{ isPrivate, topics }] = await sql<[{ isPrivate: boolean | null; topics: Topic[] }]>`
    select bool_or(f.is_private) as is_private, array_agg(f.topic) as topics
    from (
      select i.is_private, 'picture:' || i.id as topic from images i where i.key = ${key}
      union all
      select coalesce(s.is_private or not s.is_live, true), 'post:' || c.id
      from clips c left join post_stats s on s.post_id = c.post_id
      where c.key = ${key}
    ) f`
  if (isPrivate === null) return 'nobody'
  if (isPrivate) return 'some'
  known.set(key, true, { madeOf: ['pictures', ...topics], since })
  return 'everybody'
}

/** Who requests a file: by the Authorization header, else by the cookie that is sent with files only. */
export async function findFileViewer(sql: Sql, request: FastifyRequest) {
  if (request.headers.authorization !== undefined) return request.viewer?.id ?? null
  const token = readMediaToken(request)
  return token ? findMediaViewer(sql, token) : null
}

/**
 * A private file is for its owner, for viewers of a post with it, for members of the hub that it covers or of the group
 * whose picture it is, and as evidence for the staff.
 */
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
        where h.cover_id = i.id and h.closed_at is null and m.user_id = ${viewerId})
      or exists (
        select from talks t
        join talk_members m on m.talk_id = t.id
        where t.image_id = i.id and m.user_id = ${viewerId} and m.folder = 'talks'))
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
