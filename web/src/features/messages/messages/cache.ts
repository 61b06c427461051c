import type { Message } from '@jes/contract/messages/messages'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keyFor } from '#lib/keys.ts'
import type { PagePlace, Stretch } from './api.ts'

type Pages = InfiniteData<Stretch, PagePlace>

/** Shows a message where its talk has been opened: once, in its place. After a gap the talk is fetched again. */
export function placeMessage(client: QueryClient, message: Message) {
  const queryKey = keyFor('messages', message.talk)
  const data = client.getQueryData<Pages>(queryKey)
  const [latest] = data?.pages ?? []
  // Who reads far above the end gets it when they scroll down.
  if (!data || !latest) return
  const last = latest.messages.at(-1)?.seq ?? 0
  if (message.seq <= last) client.setQueryData<Pages>(queryKey, replaced(data, message))
  else if (latest.hasLater) return
  else if (message.seq === last + 1) client.setQueryData<Pages>(queryKey, appended(data, message))
  else void client.invalidateQueries({ queryKey })
}

function appended(data: Pages, message: Message): Pages {
  const [latest, ...earlier] = data.pages
  return {
    ...data,
    pages: [{ ...latest!, messages: [...latest!.messages, message] }, ...earlier],
  }
}

/** What it was quoted in quotes it as it is now. */
function replaced(data: Pages, message: Message): Pages {
  const { seq, user, content, isDeleted } = message
  return changed(data, (messages) =>
    messages.map((one) => {
      if (one.seq === seq) return message
      if (one.replyTo?.seq !== seq) return one
      return { ...one, replyTo: { seq, user: isDeleted ? null : user, content } }
    }),
  )
}

/** Takes a message out of its talk, where it is no longer there for this member. */
export function dropMessage(client: QueryClient, talkId: string, seq: number) {
  client.setQueryData<Pages>(
    keyFor('messages', talkId),
    (data) =>
      data && changed(data, (messages) => messages.filter((message) => message.seq !== seq)),
  )
}

function changed(data: Pages, change: (messages: Message[]) => Message[]): Pages {
  const pages = data.pages.map((page) => ({ ...page, messages: change(page.messages) }))
  return { ...data, pages }
}
