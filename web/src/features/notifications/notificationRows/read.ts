import {
  type Notification,
  type NotificationPage,
  notificationApi,
} from '@jes/contract/notifications/notifications'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { setUnread, useUnread } from '#features/notifications/unread/unread.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { toast } from '#lib/toasts.ts'

type Pages = InfiniteData<NotificationPage>

/** Shown as read at once; if the server refuses, unread again. */
export async function readOne(client: QueryClient, { _id, isRead }: Notification) {
  if (isRead) return
  const putBack = await markRead(client, (row) => row._id === _id)
  if (useUnread.getState() > 0) setUnread(useUnread.getState() - 1)
  try {
    const { count } = await call(notificationApi.read, { params: { id: _id } })
    setUnread(count)
  } catch (error) {
    putBack()
    if (error instanceof Error) toast.error(error.message)
  }
  void client.invalidateQueries({ queryKey: keyFor('notifications') })
}

/** Returns how to undo it, with the count. */
export async function markRead(client: QueryClient, isMeant: (row: Notification) => boolean) {
  // An answer on its way says what was true before.
  await client.cancelQueries({ queryKey: keyFor('notifications') })
  const before = client.getQueriesData<Pages>({ queryKey: keyFor('notifications') })
  const count = useUnread.getState()
  client.setQueriesData<Pages>(
    { queryKey: keyFor('notifications') },
    (list) => list && markIn(list, isMeant),
  )
  return () => {
    for (const [key, list] of before) client.setQueryData(key, list)
    useUnread.setState(count, true)
  }
}

function markIn(list: Pages, isMeant: (row: Notification) => boolean): Pages {
  const mark = (row: Notification) => (isMeant(row) ? { ...row, isRead: true } : row)
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, notifications: page.notifications.map(mark) })),
  }
}
