import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf, pageOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment } from '@jes/contract/lib/text'
import { choiceOf, flagOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const NOTIFICATION_PAGE = 10
/** Seconds in which Mark all read can be undone. */
export const UNREAD_SECONDS = 30

export const NotificationType = z.enum(
  [
    'comment',
    'reply',
    'mention',
    'vote',
    'repost',
    'quote',
    'follow',
    'followRequest',
    'followAccepted',
    'personPost',
    'hubInvite',
    'hubJoinRequest',
    'hubJoined',
    'hubPost',
    'modAction',
    'report',
    'clipReady',
    'clipFailed',
    'premium',
    'payout',
    'security',
    'system',
  ],
  because('value.choice'),
)
export type NotificationType = z.infer<typeof NotificationType>

export const Notification = z.object({
  _id: Id,
  type: NotificationType,
  /** The whole sentence, in the reader's language; it begins with the name of `user`, if there is one. */
  content: z.string(),
  createdAt: Moment,
  isRead: z.boolean(),
  /** The latest actor. */
  user: z.nullable(UserSummary),
  ad: z.nullable(
    z.object({ _id: Id, title: z.string(), user: z.object({ username: z.string() }) }),
  ),
  /** The comment under `ad` that it links to. */
  comment: z.nullable(Id),
  /** Where it links to when it is not about a post. */
  path: z.nullable(z.string()),
})
export type Notification = z.infer<typeof Notification>

export const NotificationPage = z.object({
  notifications: z.array(Notification),
  currentPage: z.number(),
  totalPages: z.number(),
  total: z.number(),
  nextCursor: z.nullable(z.string()),
})
export type NotificationPage = z.infer<typeof NotificationPage>

const NotificationFilter = choiceOf('filter', [
  'all',
  'unread',
  'comments',
  'mentions',
  'votes',
  'follows',
  'hubs',
])
export type NotificationFilter = z.infer<typeof NotificationFilter>

const Channels = z.object({
  inApp: flagOf('inApp'),
  push: flagOf('push'),
  email: flagOf('email'),
})
export type Channels = z.infer<typeof Channels>
/** How each type reaches a member; what is off in the app is off everywhere. */
const Preferences = z.record(NotificationType, Channels)
export type Preferences = z.infer<typeof Preferences>

const QUIET = { inApp: true, push: false, email: false }
const PUSHED = { inApp: true, push: true, email: false }
const MAILED = { inApp: true, push: false, email: true }
const EVERYWHERE = { inApp: true, push: true, email: true }

/** The defaults of a member. */
export const USUAL_CHANNELS: Preferences = {
  comment: PUSHED,
  reply: PUSHED,
  mention: PUSHED,
  vote: QUIET,
  repost: QUIET,
  quote: PUSHED,
  follow: QUIET,
  followRequest: PUSHED,
  followAccepted: PUSHED,
  personPost: PUSHED,
  hubInvite: EVERYWHERE,
  hubJoinRequest: QUIET,
  hubJoined: QUIET,
  hubPost: QUIET,
  modAction: QUIET,
  report: QUIET,
  clipReady: PUSHED,
  clipFailed: PUSHED,
  premium: MAILED,
  payout: EVERYWHERE,
  security: EVERYWHERE,
  system: QUIET,
}

/** What nobody can switch off: an intruder would do that first. */
export const ALWAYS_ON: { type: NotificationType; channel: keyof Channels }[] = [
  { type: 'security', channel: 'inApp' },
  { type: 'security', channel: 'email' },
]

const Count = z.object({ count: z.number() })
const OneUser = z.object({ userId: Id })

export const notificationApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications/:userId',
    summary: 'My notifications, newest first',
    params: OneUser,
    query: z.object({
      page: pageOf(),
      limit: limitOf(NOTIFICATION_PAGE),
      filter: z._default(NotificationFilter, 'all'),
      cursor: Cursor,
    }),
    response: NotificationPage,
  }),
  countUnread: endpoint({
    method: 'GET',
    path: '/api/notifications/unread-count/:userId',
    summary: 'How many of my notifications are unread',
    params: OneUser,
    response: Count,
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/api/notifications/:id/read',
    summary: 'Mark one notification read',
    params: z.object({ id: Id }),
    response: z.object({ _id: Id, isRead: z.literal(true), count: z.number() }),
  }),
  readAll: endpoint({
    method: 'PATCH',
    path: '/api/notifications/mark-all-read/:userId',
    summary: 'Mark all my notifications read',
    params: OneUser,
    response: z.object({ count: z.number(), readAt: Moment }),
  }),
  unreadAll: endpoint({
    method: 'POST',
    path: '/api/notifications/mark-all-read/:userId/undo',
    summary: 'Undo Mark all read, within its seconds of grace',
    params: OneUser,
    body: z.object({ readAt: Moment }),
    response: Count,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notification-preferences',
    summary: 'How each type of notification reaches me',
    response: z.object({ preferences: Preferences }),
  }),
  prefer: endpoint({
    method: 'PATCH',
    path: '/api/notification-preferences',
    summary: 'Change how one type of notification reaches me',
    body: z.extend(z.partial(Channels), { type: NotificationType }),
    response: z.object({ preferences: Preferences }),
  }),
  findMute: endpoint({
    method: 'GET',
    path: '/api/ads/:id/mute',
    summary: 'Whether I muted the thread of a post',
    params: z.object({ id: Id }),
    response: z.object({ isMuted: z.boolean() }),
  }),
  mute: endpoint({
    method: 'PUT',
    path: '/api/ads/:id/mute',
    summary: 'Hear no more of the thread of a post, or hear of it again',
    params: z.object({ id: Id }),
    body: z.object({ muted: flagOf('muted') }),
    response: z.object({ isMuted: z.boolean() }),
  }),
}
