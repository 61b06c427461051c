import { type Draft, type DraftContent, draftApi } from '@jes/contract/posts/drafts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** My drafts, newest first. */
export function drafts() {
  return queryOptions({
    queryKey: keyFor('drafts'),
    queryFn: ({ signal }) => call(draftApi.list, {}, signal),
  })
}

/** Saves a draft under its id; one that was deleted on the server is created again. */
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
