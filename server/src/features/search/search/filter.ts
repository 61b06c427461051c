import { isUnmuted, isVisible, type MuteScope } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

export type Filter = {
  viewerId: string | null
  /** In one hub, or anywhere: the posts of a muted hub are shown in that hub. */
  place: MuteScope
  /** Phrases and the like that must, and must not, stand in the text. */
  must: string[]
  mustNot: string[]
}

/** True in SQL of the posts `s`, with their index `i`, that the viewer may see and that hold what they must. */
export function isShown(sql: Sql, { viewerId, place, must, mustNot }: Filter) {
  return sql`
    ${isVisible(sql, viewerId)}
        ${viewerId ? sql`and ${isUnmuted(sql, viewerId, place)}` : sql``}
        ${must.length > 0 ? sql`and i.words @@ ${must.join(' & ')}::tsquery` : sql``}
        ${mustNot.length > 0 ? sql`and not i.words @@ ${mustNot.join(' | ')}::tsquery` : sql``}`
}
