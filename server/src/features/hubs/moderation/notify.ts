import type { Sql } from '#lib/db.ts'

type ModerationNotice = {
  userId: string
  actId: string
  /** Whose team it was; null is the staff of the site. */
  hubId: string | null
  /** Who did it: they are not told of what they did themselves, and never named. */
  byId: string | null
}

/** The member hears what was done to them, or what became of their appeal; who it was is not said. */
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
