import type { Sql } from '#lib/db.ts'

type ModerationNotice = {
  userId: string
  actId: string
  /** The hub whose team it was; null is the staff of the site. */
  hubId: string | null
  /** Who did it: they are not notified of their own action, and never named. */
  byId: string | null
}

/** Notifies a member of an action against them, or of the outcome of an appeal, without naming who decided. */
export async function notifyAct(sql: Sql, { userId, actId, hubId, byId }: ModerationNotice) {
  if (userId === byId) return
  await sql`
    select notify('modAction', 'modAct ' || l.id, array[${userId}::bigint], null, the_hub => h.id,
      the_facts => jsonb_strip_nulls(jsonb_build_object(
        'act', l.id::text, 'action', l.action, 'hub', h.name, 'reason', l.reason, 'rule', l.rule,
        'state', nullif(a.state, 'open'))))
    from mod_log l
    left join hubs h on h.id = ${hubId}
    left join appeals a on a.act_id = l.id
    where l.id = ${actId}`
}
