import type { HubRef } from '@jes/contract/core/hubRef'
import type { ModAct } from '@jes/contract/hubs/moderation'
import { type PictureRow, pictureJson, smallestOf } from '#features/core/pictures/pictures.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** Which actions can be appealed, and for how many days. */
const APPEALABLE = [
  'removePost',
  'removeComment',
  'labelPost',
  'warn',
  'ban',
  'suspend',
  'closeHub',
]
const APPEAL_DAYS = 30
const SHOWN_LENGTH = 500

export type ActRow = Omit<ModAct, 'jehub'> & {
  jehub: (Omit<HubRef, 'icon'> & { icon: PictureRow | null }) | null
}

/** The columns of an action, from `selectFrom`. */
export function actColumns(sql: Sql) {
  return sql`
    l.id as _id, l.action, l.rule, l.reason, l.detail, l.created_at,
    left(case when l.comment_id is not null then c.content
      when l.post_id is not null then p.title || E'\\n\\n' || p.content
      else ah.name end, ${SHOWN_LENGTH}) as content,
    case when h.id is not null then json_build_object('_id', h.id::text, 'name', h.name,
      'icon', (select ${pictureJson(sql)} from images i where i.id = h.icon_id)) end as jehub,
    (a.act_id is null and l.action = any(${APPEALABLE})
      and l.created_at > now() - make_interval(days => ${APPEAL_DAYS}) and ${isStanding(sql)}) as can_appeal,
    case when a.act_id is not null then json_build_object('text', a.text, 'state', a.state, 'answer', a.answer,
      'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as appeal`
}

export function actTables(sql: Sql) {
  return sql`
    mod_log l
    left join hubs h on h.id = l.hub_id
    left join posts p on p.id = l.post_id
    left join comments c on c.id = l.comment_id
    left join hubs ah on ah.id = l.about_hub_id
    left join appeals a on a.act_id = l.id`
}

/** SQL condition: no later decision about the same thing. */
function isStanding(sql: Sql) {
  return sql`
    case
      when l.action = 'suspend' then not exists (
        select from mod_log n
        where n.user_id = l.user_id and n.hub_id is null and n.id > l.id and n.action in ('suspend', 'unsuspend'))
      when l.action = 'closeHub' then not exists (
        select from mod_log n
        where n.about_hub_id = l.about_hub_id and n.id > l.id and n.action in ('closeHub', 'reopenHub'))
      when l.action = 'warn' then true
      else not exists (
        select from mod_log n
        where n.post_id = l.post_id and n.comment_id is not distinct from l.comment_id and n.id > l.id
          and n.action in ('removePost', 'restorePost', 'removeComment', 'restoreComment'))
    end`
}

export function toAct({ jehub, ...row }: ActRow): ModAct {
  return { ...row, jehub: jehub && { ...jehub, icon: jehub.icon && smallestOf(jehub.icon) } }
}

/** An action of a team, for the member whom it concerns. */
export async function expectMyAct(sql: Sql, id: string, viewerId: string) {
  return expectAct(sql, sql`l.id = ${id} and l.user_id = ${viewerId}`)
}

export async function expectAct(sql: Sql, isIt: Fragment) {
  const [act] = await sql<ActRow[]>`select ${actColumns(sql)} from ${actTables(sql)} where ${isIt}`
  if (!act) throw notFound()
  return toAct(act)
}
