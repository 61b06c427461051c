import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { text } from '@jes/contract/lib/text'
import { GroupFace, LastMessage } from '@jes/contract/messages/talks'
import * as z from 'zod/mini'

export const MESSAGE_SEARCH_MAX_LENGTH = 100

export const FoundMessage = z.object({
  message: LastMessage,
  /** The other person of its talk; in a group who wrote it. */
  user: UserSummary,
  group: z.nullable(GroupFace),
})
export type FoundMessage = z.infer<typeof FoundMessage>

export const MessageSearchPage = z.object({
  found: z.array(FoundMessage),
  /** The searched words, to highlight them. */
  terms: z.array(z.string()),
  nextCursor: z.nullable(z.string()),
})
export type MessageSearchPage = z.infer<typeof MessageSearchPage>

export const messageSearchApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/message-search',
    summary: 'My messages with all of these words, in either script, the latest first',
    query: z.object({
      q: text({
        min: 1,
        max: MESSAGE_SEARCH_MAX_LENGTH,
        tooShort: 'search.missing',
        why: 'search.too_long',
      }),
      cursor: Cursor,
      limit: limitOf(20),
    }),
    response: MessageSearchPage,
  }),
}
