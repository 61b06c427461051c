import { type Message, QUOTE_LENGTH, type Reaction } from '@jes/contract/messages/messages'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { cutAtWord } from '#lib/markdown.ts'
import { openBody } from './sealedBody.ts'
import { type SharedPostRow, sharedPostJson, toSharedPost } from './sharedPost.ts'

type OwnFields = Omit<Message, 'content' | 'isDeleted' | 'replyTo' | 'reactions' | 'post'>
export type LastMessageRow = OwnFields & {
  sealedBody: Buffer | null
  hasPost: boolean
  card: SharedPostRow | null
}
export type MessageRow = LastMessageRow & {
  reactions: Reaction[] | null
  replySeq: number | null
  quoteId: string | null
  quoteUser: string | null
  quoteBody: Buffer | null
}

/** The columns of a LastMessageRow, from the table `messages` as `x`. */
export function selectMessage(sql: Sql, viewerId: string) {
  return sql`
    x.id as _id, x.talk_id as talk, x.seq, x.sender_id as "user", x.sealed_body, x.edited_at, x.expires_at, x.created_at,
    x.has_post, ${sharedPostJson(sql, viewerId)} as card,
    case when x.line is not null then '{"after": null}' || x.line || jsonb_build_object('people', coalesce((
      select jsonb_agg(jsonb_build_object('_id', p.id::text, 'displayName', p.display_name) order by p.id)
      from line_people w join users p on p.id = w.user_id
      where w.talk_id = x.talk_id and w.seq = x.seq and ${isNotBlocked(sql, viewerId, sql`p.id`)}
    ), '[]')) end as line`
}

/** Messages as a member sees them, from `messages` as `x` joined with the member's `talk_members` as `m`. */
export function selectMessages(sql: Sql, viewerId: string, from: Fragment) {
  return sql`
    select ${selectMessage(sql, viewerId)}, x.reply_seq, q.id as quote_id, q.sender_id as quote_user, q.sealed_body as quote_body,
      (
        select json_agg(json_build_object('sign', s.sign, 'users', s.users) order by s.first_at, s.sign)
        from (
          select r.sign, array_agg(r.user_id::text order by r.created_at, r.user_id) as users, min(r.created_at) as first_at
          from message_reactions r
          where r.talk_id = x.talk_id and r.seq = x.seq and ${isNotBlocked(sql, viewerId, sql`r.user_id`)}
          group by r.sign
        ) s
      ) as reactions
    from ${from}
    left join messages q on q.talk_id = x.talk_id and q.seq = x.reply_seq and ${isThere(sql, viewerId, 'q')}`
}

/** SQL condition: a message of the table is there for the member `m`: not disappeared, deleted or of a blocked sender. */
export function isThere(sql: Sql, viewerId: string, table: 'x' | 'q') {
  return sql`
    (${sql(table)}.seq > m.cleared_seq and (${sql(table)}.expires_at > now()) is not false
      and ${isNotBlocked(sql, viewerId, sql`${sql(table)}.sender_id`)}
      and not exists (
        select from hidden_messages h
        where h.talk_id = ${sql(table)}.talk_id and h.seq = ${sql(table)}.seq and h.user_id = m.user_id
      ))`
}

export async function toLastMessage({ sealedBody, hasPost, card, ...row }: LastMessageRow) {
  return {
    ...row,
    post: hasPost ? { card: toSharedPost(card) } : null,
    content: sealedBody ? await openBody(row._id, sealedBody) : '',
    isDeleted: sealedBody === null && row.line === null,
  }
}

export async function toMessage(row: MessageRow): Promise<Message> {
  const { reactions, replySeq, quoteId, quoteUser, quoteBody, ...own } = row
  return {
    ...(await toLastMessage(own)),
    reactions: reactions ?? [],
    replyTo: replySeq === null ? null : { seq: replySeq, ...(await quoteOf(row)) },
  }
}

async function quoteOf({ quoteId, quoteUser, quoteBody }: MessageRow) {
  if (!quoteId || !quoteBody) return { user: null, content: '' }
  const content = cutAtWord(await openBody(quoteId, quoteBody), QUOTE_LENGTH)
  return { user: quoteUser, content }
}
