import type { HubSummary } from '@jes/contract/hubs/hubs'
import type { Relations } from '#features/core/visibility/relations.ts'
import { markJoined } from '#features/hubs/hubs/member.ts'
import type { Sql } from '#lib/db.ts'
import { listHubsByIds } from './hubs.ts'

/** Whether a block or a mute of the viewer hides this member from lists of people. */
export function isOfShunned({ _id }: { _id: string }, { blocked, muted }: Relations) {
  return blocked.includes(_id) || muted.includes(_id)
}

/** Hubs that were found for all who are in the same private hubs, as this viewer sees them. */
export function markHubs(sql: Sql, hubs: HubSummary[], viewerId: string) {
  if (!hubs.some(({ isPrivate }) => isPrivate)) return markJoined(sql, hubs, viewerId)
  return listHubsByIds(
    sql,
    hubs.map(({ _id }) => _id),
    viewerId,
  )
}
