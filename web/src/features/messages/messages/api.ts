import { MESSAGE_PAGE, type Message, messageApi } from '@jes/contract/messages/messages'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** More are not held at once: those at the far end are dropped, and fetched again when somebody scrolls back. */
const MOST_PAGES = 10

/** Where a page is: the latest one, or before or after a message. */
export type PagePlace = { before?: string; after?: string }
export type Stretch = { messages: Message[]; hasEarlier: boolean; hasLater: boolean }

/** The messages of a talk: the first page is the latest, each next one is earlier. */
export function messagesOf(talkId: string) {
  return infiniteQueryOptions({
    queryKey: keyFor('messages', talkId),
    queryFn: ({ pageParam, signal }) => fetchStretch(talkId, pageParam, signal),
    initialPageParam: {} as PagePlace,
    getNextPageParam: ({ messages: [first], hasEarlier }): PagePlace | undefined =>
      hasEarlier && first ? { before: String(first.seq) } : undefined,
    getPreviousPageParam: ({ messages, hasLater }): PagePlace | undefined => {
      const last = messages.at(-1)
      return hasLater && last ? { after: String(last.seq) } : undefined
    },
    maxPages: MOST_PAGES,
    staleTime: 0,
  })
}

async function fetchStretch(talkId: string, query: PagePlace, signal?: AbortSignal) {
  const sent = { params: { id: talkId }, query }
  const { messages, hasMore } = await call(messageApi.list, sent, signal)
  const isLater = query.after !== undefined
  return {
    messages,
    hasEarlier: isLater || hasMore,
    hasLater: isLater ? hasMore : query.before !== undefined,
  }
}

/** Loads the messages around one that is far from those which are shown, in their place. */
export async function loadAround(client: QueryClient, talkId: string, seq: number) {
  const place = { before: String(seq + MESSAGE_PAGE / 2) }
  const page = await fetchStretch(talkId, place)
  client.setQueryData(messagesOf(talkId).queryKey, { pages: [page], pageParams: [place] })
}
