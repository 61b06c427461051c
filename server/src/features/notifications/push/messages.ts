import { postPath } from '@jes/contract/core/postPath'
import type { Language } from '@jes/contract/core/settings'
import type { NotificationType } from '@jes/contract/notifications/notifications'
import type { PushMessage } from '@jes/contract/notifications/push'
import type { Urgency } from 'web-push'
import { fullSettings } from '#features/core/settings/queries.ts'
import { isWanted } from '#features/notifications/notifications/preferences.ts'
import { findForPush } from '#features/notifications/notifications/queries.ts'
import { readUnread } from '#features/notifications/notifications/unread.ts'
import type { Sql } from '#lib/db.ts'
import type { Sendable } from './send.ts'
import { QUIET, TEST, TITLES, UNNAMED } from './words.ts'

const LIST = '/notifications'

const URGENCY: Partial<Record<NotificationType, Urgency>> = {
  security: 'high',
  vote: 'low',
  repost: 'low',
  follow: 'low',
  hubJoined: 'low',
  premium: 'low',
  system: 'low',
}

type News = NonNullable<Awaited<ReturnType<typeof findForPush>>>

/** The push message of a notification; null once it is read, hidden, or not wanted by push. */
export async function newsMessage(sql: Sql, id: string, userId: string): Promise<Sendable | null> {
  const language = await findLanguage(sql, userId)
  const news = language && (await findForPush(sql, id, userId, language))
  if (!news || !(await isWanted(sql, userId, { type: news.type, channel: 'push' }))) return null

  const message: PushMessage = {
    id,
    title: TITLES[news.type][language],
    body: news.content,
    path: pathOf(news),
    // An unread group is one row: a new event in it replaces the message on the device.
    tag: `n${id}`,
    badge: await readUnread(sql, userId),
    lang: language,
  }
  const short = { ...message, title: 'Jes', body: UNNAMED[language], path: LIST }
  return { message, short, urgency: URGENCY[news.type] ?? 'normal' }
}

/** One message for all that came in the quiet hours and is unread; null if that is nothing. */
export async function summaryMessage(sql: Sql, ids: string[], userId: string) {
  const all = await Promise.all(ids.map((id) => newsMessage(sql, id, userId)))
  const news = all.filter((one) => one !== null)
  if (news.length <= 1) return news[0] ?? null
  const { badge, lang } = news[0]!.message
  const message: PushMessage = {
    id: null,
    title: QUIET.title[lang],
    body: QUIET.body(news.length)[lang],
    path: LIST,
    tag: 'quiet',
    badge,
    lang,
  }
  const summary: Sendable = { message, short: message, urgency: 'normal' }
  return summary
}

export async function testMessage(sql: Sql, userId: string, lang: Language): Promise<Sendable> {
  const badge = await readUnread(sql, userId)
  const message = { id: null, title: 'Jes', body: TEST[lang], path: LIST, tag: 'test', badge, lang }
  return { message, short: message, urgency: 'high' }
}

/** The path of a post without its title, which somebody wrote; the id is enough. */
function pathOf({ type, ad, comment, user, path }: News) {
  if (ad) return `${postPath({ ...ad, title: '' })}${comment ? `?comment=${comment}` : ''}`
  if ((type === 'follow' || type === 'followAccepted') && user) return `/je/${user.username}`
  if (path) return path
  return type === 'security' ? '/setting#security' : LIST
}

/** Null for a member who cannot log in. */
async function findLanguage(sql: Sql, userId: string) {
  const [row] = await sql<{ settings: { language?: Language } }[]>`
    select settings from users
    where id = ${userId} and (suspended_until > now()) is not true`
  return row ? fullSettings(row.settings).language : null
}
