import { type NotificationFilter, notificationApi } from '@jes/contract/notifications/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { markRead } from '#features/notifications/notificationRows/read.ts'
import { setUnread } from '#features/notifications/unread/unread.ts'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { logProblem } from '#lib/log.ts'
import { pagedQuery } from '#lib/paged.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

const ATTEMPTS = 5
const FIRST_WAIT = 1_000
const UNDO_TIME = 10_000

/** My notifications, newest first. A lost request is retried, each time after twice the delay. */
export function notificationsOf(filter: NotificationFilter) {
  return {
    ...pagedQuery(keyFor('notifications', filter), (cursor, signal) =>
      call(notificationApi.list, { params: ownId(), query: { filter, cursor } }, signal),
    ),
    staleTime: 0,
    retry(failures: number, error: Error) {
      logProblem('The notifications did not load.', error)
      return failures < ATTEMPTS - 1 && isPassing(error)
    },
    retryDelay: (failures: number) => FIRST_WAIT * 2 ** failures,
  }
}

/** Shown at once, with an Undo for some seconds. */
export async function readAll(client: QueryClient) {
  const putBack = await markRead(client, () => true)
  setUnread(0)
  try {
    const { count, readAt } = await call(notificationApi.readAll, { params: ownId() })
    setUnread(count)
    const { allRead, undo } = text(messages)
    toast.success({
      text: allRead,
      action: { label: undo, onAct: () => void unreadAll(client, readAt, putBack) },
      life: UNDO_TIME,
    })
  } catch (error) {
    putBack()
    if (error instanceof Error) toast.error(error.message)
  }
  void client.invalidateQueries({ queryKey: keyFor('notifications') })
}

async function unreadAll(client: QueryClient, readAt: string, putBack: () => void) {
  await client.cancelQueries({ queryKey: keyFor('notifications') })
  try {
    const { count } = await call(notificationApi.unreadAll, {
      params: ownId(),
      body: { readAt },
    })
    putBack()
    setUnread(count)
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
  void client.invalidateQueries({ queryKey: keyFor('notifications') })
}

function ownId() {
  return { userId: useSession.getState().user?._id ?? '' }
}

/** A refusal is not retried. */
function isPassing(error: Error) {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
