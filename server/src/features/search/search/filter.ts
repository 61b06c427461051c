import type { Language } from '@jes/contract/core/settings'
import {
  isUnmuted,
  isVisible,
  isVisibleIn,
  type MuteScope,
} from '#features/core/visibility/rule.ts'
import type { Audience } from '#features/search/nameSearch/audience.ts'
import type { Sql } from '#lib/db.ts'

export type Filter = {
  audience: Audience
  /** In one hub, or anywhere: the posts of a muted hub are shown in that hub. */
  place: MuteScope
  /** Phrases and the like that must, and must not, stand in the text. */
  must: string[]
  mustNot: string[]
  language: Language | null
}

/** True in SQL of the posts `s`, with their index `i`, that the audience may see and that hold what they must. */
export function isShown(sql: Sql, { audience, place, must, mustNot, language }: Filter) {
  const { viewerId, hubIds } = audience
  return sql`
    ${hubIds ? isVisibleIn(sql, hubIds) : isVisible(sql, viewerId)}
        ${viewerId ? sql`and ${isUnmuted(sql, viewerId, place)}` : sql``}
        ${must.length > 0 ? sql`and i.words @@ ${must.join(' & ')}::tsquery` : sql``}
        ${mustNot.length > 0 ? sql`and not i.words @@ ${mustNot.join(' | ')}::tsquery` : sql``}
        ${language ? sql`and (select p.language from posts p where p.id = s.post_id) = ${language}` : sql``}`
}
