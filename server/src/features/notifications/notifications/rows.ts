import type { Body } from '@jes/contract/core/body'
import type { Language } from '@jes/contract/core/settings'
import { type Notification, NotificationType } from '@jes/contract/notifications/notifications'
import { userJson } from '#features/core/users/queries.ts'
import { isNotShunned, isVisible } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { plainText } from '#lib/markdown.ts'
import { clipPathOf } from './clipSentences.ts'
import { hubPathOf } from './hubSentences.ts'
import { isShowable, joinCauses } from './rule.ts'
import { sentenceOf } from './sentences.ts'

/** The function `notify` stores at most so many actors. */
const MOST_ACTORS = 200

export type Row = Pick<Notification, '_id' | 'createdAt' | 'isRead' | 'user' | 'ad' | 'comment'> & {
  type: string
  place: string
  facts: Parameters<typeof sentenceOf>[0]['facts']
  people: number
  isFull: boolean
  /** Whether visitors may see the post too. */
  isPublic: boolean
  commentBody: Body | null
  commentAuthorId: string | null
}

/** The rows in `source` whose causes are still visible, with everything that a sentence needs. */
export function selectRows(sql: Sql, userId: string, source: Fragment) {
  return sql`
    select n.id as _id, n.type, n.place, n.facts, n.bumped_at as created_at,
      n.read_at is not null as is_read, cardinality(n.actors) = ${MOST_ACTORS} as is_full,
      who.people, who.user, ${isVisible(sql, null)} is true as is_public,
      case when p.id is not null then json_build_object('_id', p.id::text, 'title', p.title,
        'user', json_build_object('username', pu.username)) end as ad,
      c.id as comment, c.body as comment_body, c.author_id as comment_author_id
    from (${source}) n
    ${joinCauses(sql)}
    left join posts p on p.id = n.post_id
    left join users pu on pu.id = p.author_id
    cross join lateral (
      select count(*)::int as people,
        (array_agg(${userJson(sql, 'u')} order by a.position))[1] as user
      from unnest(n.actors) with ordinality a(id, position)
      join users u on u.id = a.id
      where ${isNotShunned(sql, userId, sql`a.id`)}
    ) who
    where ${isShowable(sql, userId)}`
}

export function toNotification(row: Row, language: Language): Notification {
  const { _id, createdAt, isRead, user, ad } = row
  const comment = isItsOwn(row) ? row.comment : null
  const type = NotificationType.options.find((known) => known === row.type) ?? 'system'
  const path = ad ? null : pathOf(row)
  return { _id, type, content: sayRow(row, language), createdAt, isRead, user, ad, comment, path }
}

/** Mails name people and public posts, nothing else. */
export function sayForMail(row: Row, language: Language) {
  const ad = row.isPublic ? row.ad : null
  return sayRow({ ...row, ad, commentBody: null, facts: withoutReason(row) }, language)
}

function pathOf({ type, facts }: Row) {
  if (type === 'followRequest') return '/follow-requests'
  return facts.path ?? clipPathOf(facts) ?? hubPathOf(type, facts)
}

/** Safe for a locked screen: who did what, without any text that somebody wrote. */
export function sayForPush(row: Row, language: Language) {
  return sayRow({ ...row, ad: null, commentBody: null, facts: withoutReason(row) }, language)
}

function withoutReason({ facts: { reason: _reason, rule: _rule, ...facts } }: Row) {
  return facts
}

function sayRow(row: Row, language: Language) {
  const { type, facts, user, ad, people, isFull, comment, commentBody } = row
  return sentenceOf(
    {
      type,
      name: user?.displayName ?? null,
      others: (type === 'vote' ? (facts.votes ?? 1) : people) - 1,
      isMany: isFull,
      title: ad?.title ?? null,
      quote: commentBody && isItsOwn(row) ? plainText(commentBody) : null,
      isOnComment: comment !== null,
      facts,
    },
    language,
  )
}

/** The author of the latest comment of several may be blocked by now: then the others remain, but not its text. */
function isItsOwn({ type, user, commentAuthorId }: Row) {
  return type === 'vote' || commentAuthorId === user?._id
}
