import { type Draft, type DraftContent, draftApi } from '@jes/contract/posts/drafts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'

/** My drafts, newest first. */
export function drafts() {
  return queryOptions({
    queryKey: ['drafts'],
    queryFn: ({ signal }) => call(draftApi.list, {}, signal),
  })
}

/** Keeps a draft under its id; one that is gone on the server is made anew. */
export async function saveDraft(id: string | null, body: DraftContent): Promise<Draft> {
  if (id === null) return call(draftApi.create, { body })
  try {
    return await call(draftApi.update, { params: { id }, body })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found')
      return call(draftApi.create, { body })
    throw error
  }
}

export async function removeDraft(id: string) {
  await call(draftApi.remove, { params: { id } })
}
