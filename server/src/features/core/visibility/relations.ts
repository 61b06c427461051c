import { makeBatch } from '#lib/batch.ts'
import type { Sql } from '#lib/db.ts'
import type { MuteScope } from './rule.ts'

/** Whom and what a viewer's lists leave out, and whose team they are in. */
export type Relations = {
  viewerId: string
  /** Blocked in either direction. */
  blocked: string[]
  muted: string[]
  mutedHubs: string[]
  hasMutedWords: boolean
  /** The hubs in whose teams the viewer is. */
  teams: string[]
}

/** Of a post, what the rule is about. */
type JudgedPost = { isLive: boolean; authorId: string; hubId: string | null }

/** The relations of a viewer as they are now; those of all who ask together are read in one statement. */
export const readRelations = makeBatch(async (sql: Sql, viewerIds: string[]) => {
  const rows = await sql<Relations[]>`
    select v.id::text as viewer_id,
      array(
        select x.blocked_id from blocks x where x.blocker_id = v.id
        union all
        select x.blocker_id from blocks x where x.blocked_id = v.id
      ) as blocked,
      array(select x.muted_id from mutes x where x.muter_id = v.id) as muted,
      array(select x.hub_id from hub_mutes x where x.user_id = v.id) as muted_hubs,
      exists (select from users me where me.id = v.id and me.muted_query is not null) as has_muted_words,
      array(select m.hub_id from hub_members m where m.user_id = v.id and m.role <> 'member') as teams
    from unnest(${[...new Set(viewerIds)]}::bigint[]) v(id)`
  const byViewer = new Map(rows.map((row) => [row.viewerId, row]))
  return viewerIds.map((id) => byViewer.get(id)!)
})

/**
 * The rules `isVisible` and `isUnmuted` for a post that is not private, by relations that were read before. Muted words
 * are not held against it: who muted some is asked of the database.
 */
export function isOpenTo(
  { isLive, authorId, hubId }: JudgedPost,
  { viewerId, blocked, muted, mutedHubs }: Relations,
  unmuted: MuteScope | null,
) {
  if (!isLive || blocked.includes(authorId)) return false
  if (unmuted === null) return true
  const isInMutedHub = unmuted === 'anywhere' && hubId !== null && mutedHubs.includes(hubId)
  return !muted.includes(authorId) && (!isInMutedHub || authorId === viewerId)
}
