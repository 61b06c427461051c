import type { ModLogAction } from '@jes/contract/moderation'
import type { Sql } from '#lib/db.ts'

export type Act = {
  hubId: string
  action: ModLogAction
  /** Null is AutoMod. */
  byId: string | null
  userId?: string | null
  postId?: string | null
  commentId?: string | null
  /** The title of the rule, as it reads now. */
  rule?: string | null
  reason?: string
  /** Days of a ban (0 is for good), or the new role. */
  detail?: string | null
  isAutomod?: boolean
}

/** Writes down what a team did, in the transaction in which it is done. */
export async function logAct(sql: Sql, act: Act) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into mod_log (hub_id, action, by_id, is_automod, user_id, post_id, comment_id, rule, reason, detail)
    values (${act.hubId}, ${act.action}, ${act.byId}, ${act.isAutomod ?? false}, ${act.userId ?? null},
      ${act.postId ?? null}, ${act.commentId ?? null}, ${act.rule ?? null}, ${act.reason ?? ''}, ${act.detail ?? null})
    returning id`
  return id
}
