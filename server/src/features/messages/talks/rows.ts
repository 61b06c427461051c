import type { UserSummary } from '@jes/contract/core/users'
import type { Talk } from '@jes/contract/messages/talks'
import { userJson } from '#features/core/users/queries.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import {
  isThere,
  type LastMessageRow,
  selectMessage,
  toLastMessage,
} from '#features/messages/messages/rows.ts'
import type { Fragment, Sql } from '#lib/db.ts'

type LastMessage = { [Key in keyof Omit<LastMessageRow, 'user'>]: LastMessageRow[Key] | null }
export type TalkRow = LastMessage &
  Omit<Talk, '_id' | 'user' | 'last'> & {
    talkId: string
    other: UserSummary
    /** Null before the first message, as the rest of it. */
    user: string | null
  }

/** The talks of a member, from `talk_members` as `m`, with the other one as `o`: as they see them, none behind a block. */
export function selectTalks(sql: Sql, viewerId: string, from: Fragment) {
  return sql`
    select m.talk_id, ${userJson(sql, 'u')} as other,
      case when m.folder = 'requests' then 'requests' else 'talks' end as folder,
      o.folder = 'requests' as is_unanswered, m.last_seq, m.read_seq, m.last_at,
      case when o.folder = 'talks' and m.folder = 'talks' and ${showsReading(sql, 'me')} and ${showsReading(sql, 'u')}
        then o.read_seq end as other_read_seq,
      l.*
    from (${from}) m
    join talk_members o on o.talk_id = m.talk_id and o.user_id <> ${viewerId}
    join users u on u.id = o.user_id
    join users me on me.id = ${viewerId}
    left join lateral (
      select ${selectMessage(sql)} from messages x
      where x.talk_id = m.talk_id and ${isThere(sql, viewerId, 'x')}
      order by x.seq desc
      limit 1
    ) l on true
    where ${isNotBlocked(sql, viewerId, sql`o.user_id`)}`
}

function showsReading(sql: Sql, table: string) {
  return sql`(${sql(table)}.settings ->> 'readMarks')::boolean is not false`
}

export async function toTalk(row: TalkRow): Promise<Talk> {
  const { _id, talk, seq, user, sealedBody, editedAt, createdAt, talkId, other, ...shown } = row
  const hasLast = _id && talk && seq && user && createdAt
  return {
    _id: talkId,
    user: other,
    ...shown,
    last: hasLast
      ? await toLastMessage({ _id, talk, seq, user, sealedBody, editedAt, createdAt })
      : null,
  }
}
