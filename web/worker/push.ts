import type { PushMessage } from '@jes/contract/notifications/push'
import { keepSubscribed, markRead } from './member.ts'
import { openPlace, pages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

type Shown = Pick<PushMessage, 'id' | 'path'>

/** If a message cannot be read, something still has to be shown: browsers require it. */
const UNREADABLE: PushMessage = {
  id: null,
  title: 'Jes',
  body: 'There is something new for you · तपाईंका लागि नयाँ कुरा छ',
  path: '/notifications',
  tag: 'jes',
  badge: 1,
  lang: 'en',
}

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)))
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(keepSubscribed(self.registration)),
)

function read(sent: PushMessageData | null): PushMessage {
  try {
    return { ...UNREADABLE, ...(sent?.json() as Partial<PushMessage>) }
  } catch {
    return UNREADABLE
  }
}

/** If Jes is visible, the message has been seen there: then it is silent. */
async function show({ id, title, body, path, tag, badge, lang }: PushMessage) {
  const isSeen = (await pages()).some(({ visibilityState }) => visibilityState === 'visible')
  const shown: Shown = { id, path }
  // Not all options of browsers are in the types.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    lang,
    dir: 'auto',
    icon: '/icon-maskable-192.png',
    badge: '/badge-96.png',
    silent: isSeen,
    renotify: !isSeen,
    data: shown,
  }
  await self.registration.showNotification(title, options)
  await self.navigator.setAppBadge?.(badge).catch(() => {})
}

async function follow(notification: Notification) {
  notification.close()
  const { id, path } = notification.data as Shown
  await Promise.all([openPlace(path), id && markRead(id)])
}
