import type { Language } from '@jes/contract/core/settings'
import { parseMarkdown } from '@jes/contract/lib/markdown'
import { mentionsIn } from '@jes/contract/lib/markdown/words'
import { type NotificationFilter, notificationApi } from '@jes/contract/notifications/notifications'
import { ask, type Person, sql } from './world.ts'

type Said = { content?: string; parentId?: string }

/** A comment as the endpoint makes it, through the function that both use. */
export async function commented(
  author: { id: string },
  postId: string,
  { content = 'Mitho!', parentId }: Said = {},
) {
  const body = parseMarkdown(content, () => true)
  const [{ id }] = await sql<[{ id: string }]>`
    select id from add_comment(${postId}, ${author.id}, ${parentId ?? null}, ${content},
      ${sql.json(body)}, ${mentionsIn(body)})`
  return id
}

export async function voted(voter: { id: string }, postId: string, value = 1) {
  await sql`select set_vote(${postId}, ${voter.id}, ${value}::smallint)`
}

type NotificationRequest = {
  page?: number
  limit?: number
  filter?: NotificationFilter
  cursor?: string
}

/** The page of a member's own notifications. */
export function notificationsOf(member: Person, query: NotificationRequest = {}) {
  return member.call(notificationApi.list, { params: { userId: member.id }, query })
}

/** Only the sentences of the notifications, newest first. */
export async function sentencesTo(member: Person, language: Language = 'en') {
  const sent = { params: { userId: member.id }, query: {} }
  const headers = { 'accept-language': language }
  const reply = await ask(notificationApi.list, sent, { token: member.token, headers })
  return reply.json<{ notifications: { content: string }[] }>().notifications.map((n) => n.content)
}

export async function unreadOf(member: Person) {
  const params = { userId: member.id }
  return (await member.call(notificationApi.countUnread, { params })).count
}

/** A person with a display name. */
export async function named<P extends { id: string }>(member: P, displayName: string) {
  await sql`update users set display_name = ${displayName} where id = ${member.id}`
  return member
}
