import type { Settings } from '@jes/contract/core/settings'
import type { PushMessage } from '@jes/contract/notifications/push'
import { fullSettings } from '#features/core/settings/queries.ts'
import { countTalks, findTalk } from '#features/messages/talks/queries.ts'
import { readUnread } from '#features/notifications/notifications/unread.ts'
import type { Sendable } from '#features/notifications/push/send.ts'
import type { Sql } from '#lib/db.ts'
import { cutAtWord } from '#lib/markdown.ts'
import { WROTE, WROTE_IN_GROUP } from './words.ts'

const MOST_SHOWN = 200

/** Who wrote in which talk; what they wrote only if the member asked for it. Null once it is read, muted or hidden. */
export async function newMessagePush(
  sql: Sql,
  { talkId, userId }: { talkId: string; userId: string },
): Promise<Sendable | null> {
  const settings = await findSettings(sql, userId)
  const talk = await findTalk(sql, talkId, userId)
  if (!settings || !talk?.last || talk.readSeq >= talk.last.seq || talk.last.user === userId)
    return null
  if (talk.isMuted || talk.folder === 'requests') return null

  const { language: lang, messagePreviews } = settings
  const [notifications, talks] = [await readUnread(sql, userId), await countTalks(sql, userId)]
  const writer = talk.group?.lastBy?.displayName
  const short: PushMessage = {
    id: null,
    title: talk.group?.name ?? talk.user?.displayName ?? '',
    body: writer ? WROTE_IN_GROUP[lang](writer) : WROTE[lang],
    path: `/messages/${talkId}`,
    tag: `t${talkId}`,
    badge: notifications + talks.unread,
    lang,
  }
  const said = cutAtWord(talk.last.content, MOST_SHOWN)
  const preview = writer ? `${writer}: ${said}` : said
  const body = messagePreviews && said ? preview : short.body
  return { message: { ...short, body }, short, urgency: 'high' }
}

/** Null for a member who cannot log in. */
async function findSettings(sql: Sql, userId: string) {
  const [row] = await sql<{ settings: Partial<Settings> }[]>`
    select settings from users where id = ${userId} and (suspended_until > now()) is not true`
  return row ? fullSettings(row.settings) : null
}
