import { postApi } from '@jes/contract/posts/posts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** How a post read before its edits; each edit makes another list. */
export function historyOf(id: string, editedAt: string) {
  return queryOptions({
    queryKey: ['history', id, editedAt],
    queryFn: ({ signal }) => call(postApi.history, { params: { id } }, signal),
    select: ({ versions }) => versions,
  })
}
