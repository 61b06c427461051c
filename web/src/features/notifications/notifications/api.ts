import { type NotificationFilter, notificationApi } from '@jes/contract/notifications/notifications'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { markRead, NOTIFICATIONS } from '#features/notifications/notificationRows/read.ts'
import { setUnread } from '#features/notifications/unread/unread.ts'
import { ApiError, call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { logProblem } from '#lib/log.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

const ATTEMPTS = 5
const FIRST_WAIT = 1_000
const UNDO_TIME = 10_000

/** My notifications, newest first. What got lost is asked for again, each time after twice the wait. */
export function notificationsOf(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS, filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(notificationApi.list, { params: ownId(), query: { filter, cursor } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
    retry(failures, error) {
      logProblem('The notifications did not load.', error)
      return failures < ATTEMPTS - 1 && isPassing(error)
    },
    retryDelay: (failures) => FIRST_WAIT * 2 ** failures,
  })
}

/** Shown at once, with a way back for some seconds. */
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
  void client.invalidateQueries({ queryKey: NOTIFICATIONS })
}

async function unreadAll(client: QueryClient, readAt: string, putBack: () => void) {
  await client.cancelQueries({ queryKey: NOTIFICATIONS })
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
  void client.invalidateQueries({ queryKey: NOTIFICATIONS })
}

function ownId() {
  return { userId: useSession.getState().user?._id ?? '' }
}

/** What the server refused it will refuse again. */
function isPassing(error: Error) {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
