import { exploreApi, type SuggestedUser } from '@jes/contract/feeds/explore'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { toast, useToasts } from '#lib/toasts.ts'
import { SUGGESTED, type SuggestedList, suggestedList } from './list.ts'
import { messages } from './messages.ts'

/** Removed at once. The server is informed when it can no longer be undone: it has no Undo for it. */
export function passOver(client: QueryClient, user: SuggestedUser) {
  const before = usersIn(client)
  let isUndone = false
  keep(
    client,
    before.filter(({ _id }) => _id !== user._id),
  )
  const { passed, undo } = text(messages)
  const id = toast.show({
    text: passed(user.displayName),
    action: {
      label: undo,
      onAct() {
        isUndone = true
        putBack(client, user, before)
      },
    },
  })

  const stop = useToasts.subscribe((toasts) => {
    if (toasts.some((toast) => toast.id === id)) return
    stop()
    // A press on Undo removes the toast first.
    queueMicrotask(() => {
      if (!isUndone) void send(client, user, before)
    })
  })
}

async function send(client: QueryClient, user: SuggestedUser, before: SuggestedUser[]) {
  try {
    await call(exploreApi.pass, { body: { kind: 'user', id: user._id } })
  } catch (error) {
    putBack(client, user, before)
    if (error instanceof Error) toast.error(error.message)
  }
}

/** To their position among those who are still there. */
function putBack(client: QueryClient, user: SuggestedUser, before: SuggestedUser[]) {
  const now = usersIn(client)
  if (now.some(({ _id }) => _id === user._id)) return
  const earlier = new Set(before.slice(0, before.indexOf(user)).map(({ _id }) => _id))
  keep(client, now.toSpliced(now.filter(({ _id }) => earlier.has(_id)).length, 0, user))
}

function usersIn(client: QueryClient) {
  return client.getQueryData<SuggestedList>(SUGGESTED)?.pages.flatMap(({ users }) => users) ?? []
}

function keep(client: QueryClient, users: SuggestedUser[]) {
  client.setQueryData<SuggestedList>(SUGGESTED, suggestedList(users))
}
