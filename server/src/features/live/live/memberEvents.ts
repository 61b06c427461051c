import { Notification } from '@jes/contract/notifications/notifications'
import { parse } from 'zod/v4/core'
import { findNotification } from '#features/notifications/notifications/queries.ts'
import { countUnread } from '#features/notifications/notifications/unread.ts'
import type { Sql } from '#lib/db.ts'
import type { LiveServer } from '#lib/live.ts'
import { findLanguage } from './queries.ts'
import { membersIn, userRoom } from './rooms.ts'

type News = { userId: string; ids: string[] }

/** Sends a member their new notifications, in their language; or, if there are none, the unread count. */
export async function sendToMember(io: LiveServer, sql: Sql, { userId, ids }: News) {
  const room = userRoom(userId)
  if (membersIn(io, room).length === 0) return

  const language = await findLanguage(sql, userId)
  const [count, ...found] = await Promise.all([
    countUnread(sql, userId),
    ...ids.map((id) => findNotification(sql, id, userId, language)),
  ])
  const notifications = found.filter((notification) => notification !== null)
  for (const notification of notifications) {
    io.to(room).emit('received', { notification: parse(Notification, notification), count })
  }
  if (notifications.length === 0) io.to(room).emit('counted', { count })
}
