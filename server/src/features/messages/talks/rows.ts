import type { UserSummary } from '@jes/contract/core/users'
import type { Talk } from '@jes/contract/messages/talks'
import { userJson } from '#features/core/users/queries.ts'
import { type GroupRow, groupJson, toGroup } from '#features/messages/groups/rows.ts'
import { isOpenTo } from '#features/messages/messages/queries.ts'
import {
  isThere,
  type LastMessageRow,
  selectMessage,
  toLastMessage,
} from '#features/messages/messages/rows.ts'
import type { Fragment, Sql } from '#lib/db.ts'

type LastMessage = { [Key in keyof Omit<LastMessageRow, 'user'>]: LastMessageRow[Key] | null }
export type TalkRow = LastMessage &
  Omit<Talk, '_id' | 'user' | 'group' | 'last'> & {
    talkId: string
    other: UserSummary | null
    /** Null in a talk of two. */
    group: GroupRow | null
    sealedName: Buffer | null
    /** Null before the first message, as the rest of it. */
    user: string | null
  }

/** The talks of a member, from `talk_members` as `m`, of two with the other one as `o`: as they see them, none behind a block. */
export function selectTalks(sql: Sql, viewerId: string, from: Fragment) {
  return sql`
    select m.talk_id, ${userJson(sql, 'u')} as other,
      case when m.folder = 'requests' then 'requests' else 'talks' end as folder,
      m.is_muted, m.pinned_at is not null as is_pinned, m.is_archived, (o.folder = 'requests') is true as is_unanswered,
      coalesce(t.disappearing, 'off') as disappearing, ${isActive(sql)} as is_active, m.last_seq, m.read_seq, m.last_at,
      case when ${areTalking(sql)} and ${showsReading(sql, 'me')} and ${showsReading(sql, 'u')}
        then o.read_seq end as other_read_seq,
      t.sealed_name, case when m.is_group then ${groupJson(sql, viewerId)} end as "group",
      l.*
    from (${from}) m
    join talks t on t.id = m.talk_id
    left join talk_members o on o.talk_id = m.talk_id
      and o.user_id = case when t.first_id = ${viewerId} then t.second_id else t.first_id end
    left join users u on u.id = o.user_id
    join users me on me.id = ${viewerId}
    left join lateral (
      select ${selectMessage(sql, viewerId)} from messages x
      where x.talk_id = m.talk_id and ${isThere(sql, viewerId, 'x')}
      order by x.seq desc
      limit 1
    ) l on true
    where ${isOpenTo(sql, viewerId)}`
}

export function showsReading(sql: Sql, table: string) {
  return sql`(${sql(table)}.settings ->> 'readMarks')::boolean is not false`
}

/** SQL condition: neither waits for the other's answer. */
export function areTalking(sql: Sql) {
  return sql`(o.folder = 'talks' and m.folder = 'talks')`
}

/** SQL condition: both show it, and the other was connected a moment ago. */
function isActive(sql: Sql) {
  return sql`
    (${areTalking(sql)} and ${showsActivity(sql, 'me')} and ${showsActivity(sql, 'u')} and exists (
      select from active_members a where a.user_id = u.id and a.active_at > now() - interval '2 minutes')) is true`
}

export function showsActivity(sql: Sql, table: 'me' | 'u') {
  return sql`(${sql(table)}.settings ->> 'showActivity')::boolean is true`
}

export async function toTalk(row: TalkRow): Promise<Talk> {
  const { _id, talk, seq, user, createdAt, ...rest } = row
  const { sealedBody, editedAt, line, expiresAt, hasPost, card, ...own } = rest
  const { talkId, other, group, sealedName, ...shown } = own
  const hasLast = _id && talk && seq && user && createdAt
  const last = hasLast && { _id, talk, seq, user, createdAt, sealedBody, editedAt, line, expiresAt }
  return {
    _id: talkId,
    user: other,
    group: group && sealedName ? await toGroup(talkId, { ...group, sealedName }) : null,
    ...shown,
    last: last ? await toLastMessage({ ...last, hasPost: hasPost === true, card }) : null,
  }
}
