import { postApi } from '@jes/contract/posts/posts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Earlier versions of a post; each edit makes another list. */
export function historyOf(id: string, editedAt: string) {
  return queryOptions({
    queryKey: keyFor('edit history', id, editedAt),
    queryFn: ({ signal }) => call(postApi.history, { params: { id } }, signal),
    select: ({ versions }) => versions,
  })
}
