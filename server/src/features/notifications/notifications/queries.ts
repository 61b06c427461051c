import type { Language } from '@jes/contract/core/settings'
import type {
  NotificationFilter,
  NotificationPage,
  NotificationType,
} from '@jes/contract/notifications/notifications'
import type { Fragment, Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import { type Row, sayForMail, sayForPush, selectRows, toNotification } from './rows.ts'
import { isShowable, joinCauses, MOST_STORED } from './rule.ts'

const TYPES: Partial<Record<NotificationFilter, NotificationType[]>> = {
  comments: ['comment', 'reply'],
  mentions: ['mention', 'quote'],
  votes: ['vote', 'repost'],
  follows: ['follow', 'followRequest', 'followAccepted', 'personPost'],
  hubs: ['hubInvite', 'hubJoinRequest', 'hubJoined', 'hubPost', 'modAction', 'report'],
}

type NotificationRequest = {
  page: number
  limit: number
  filter: NotificationFilter
  cursor?: string | undefined
}

/** A member's notifications, newest first; paged by cursor, or by page number. */
export async function listNotifications(
  sql: Sql,
  userId: string,
  { page, limit, filter, cursor }: NotificationRequest,
  language: Language,
): Promise<NotificationPage> {
  const [place, number] = cursor ? readCursor(cursor, ['id', 'page']) : []
  const currentPage = number ?? page
  const stored = place
    ? sql`m.user_id = ${userId} and m.place < ${place}`
    : sql`m.user_id = ${userId}`
  const [rows, total] = await Promise.all([
    sql<Row[]>`
      ${selectRows(sql, userId, newest(sql, stored))} and ${matches(sql, filter)}
      order by n.place desc
      offset ${place ? 0 : (page - 1) * limit} ${limitTo(sql, limit + 1)}`,
    countNotifications(sql, userId, filter),
  ])

  const { shown, nextCursor } = cutPage(rows, limit, (last) =>
    writeCursor(last.place, currentPage + 1),
  )
  return {
    notifications: shown.map((row) => toNotification(row, language)),
    currentPage,
    totalPages: Math.ceil(total / limit),
    total,
    nextCursor,
  }
}

/** A notification of this member, if its cause is still visible. */
export async function findNotification(sql: Sql, id: string, userId: string, language: Language) {
  const one = sql`select m.* from notifications m where m.id = ${id} and m.user_id = ${userId}`
  const [row] = await sql<Row[]>`${selectRows(sql, userId, one)}`
  return row ? toNotification(row, language) : null
}

/** An unread notification, with the sentence that may be sent to a device. */
export async function findForPush(sql: Sql, id: string, userId: string, language: Language) {
  const one = sql`
    select m.* from notifications m
    where m.id = ${id} and m.user_id = ${userId} and m.read_at is null`
  const [row] = await sql<Row[]>`${selectRows(sql, userId, one)}`
  return row ? { ...toNotification(row, language), content: sayForPush(row, language) } : null
}

/** The sentences of these notifications in the form for mails, newest first. */
export async function listForMail(sql: Sql, ids: string[], userId: string, language: Language) {
  const those = sql`
    select m.* from notifications m where m.id = any(${ids}::bigint[]) and m.user_id = ${userId}`
  const rows = await sql<Row[]>`${selectRows(sql, userId, those)} order by n.place desc`
  return rows.map((row) => sayForMail(row, language))
}

async function countNotifications(sql: Sql, userId: string, filter: NotificationFilter) {
  const [{ total }] = await sql<[{ total: number }]>`
    select count(*)::int as total
    from (${newest(sql, sql`m.user_id = ${userId}`)}) n
    ${joinCauses(sql)}
    where ${isShowable(sql, userId)} and ${matches(sql, filter)}`
  return total
}

function newest(sql: Sql, stored: Fragment) {
  return sql`
    select m.* from notifications m where ${stored} order by m.place desc ${limitTo(sql, MOST_STORED)}`
}

function matches(sql: Sql, filter: NotificationFilter) {
  if (filter === 'unread') return sql`n.read_at is null`
  const types = TYPES[filter]
  return types ? sql`n.type = any(${types}::text[])` : sql`true`
}
