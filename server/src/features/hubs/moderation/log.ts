import type { ModLogAction } from '@jes/contract/hubs/moderation'
import type { Sql } from '#lib/db.ts'

export type Act = {
  /** The hub whose team it was; null is the staff of the site. */
  hubId: string | null
  action: ModLogAction
  /** Null is AutoMod. */
  byId: string | null
  userId?: string | null
  postId?: string | null
  commentId?: string | null
  /** The title of the rule at that time. */
  rule?: string | null
  reason?: string
  /** The hub that was closed or restored. */
  aboutHubId?: string | null
  /** Days of a ban or suspension (0 is permanent), the label, or the new role. */
  detail?: string | null
  isAutomod?: boolean
}

/** Logs an action of a team or of the site, in the transaction of the action. */
export async function logAct(sql: Sql, act: Act) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into mod_log (hub_id, action, by_id, is_automod, user_id, post_id, comment_id, about_hub_id,
      rule, reason, detail)
    values (${act.hubId}, ${act.action}, ${act.byId}, ${act.isAutomod ?? false}, ${act.userId ?? null},
      ${act.postId ?? null}, ${act.commentId ?? null}, ${act.aboutHubId ?? null},
      ${act.rule ?? null}, ${act.reason ?? ''}, ${act.detail ?? null})
    returning id`
  return id
}
