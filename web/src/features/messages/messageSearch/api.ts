import { messageSearchApi } from '@jes/contract/messages/messageSearch'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** My messages with these words, the latest first. */
export function messagesWith(words: string) {
  return pagedQuery(keyFor('messages found', words), (cursor, signal) =>
    call(messageSearchApi.search, { query: { q: words, cursor } }, signal),
  )
}
