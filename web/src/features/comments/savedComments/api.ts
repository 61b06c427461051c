import { savedCommentApi } from '@jes/contract/comments/savedComments'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { pagedQuery } from '#lib/paged.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

/** The comments that I saved, each with its post. */
export function savedComments() {
  return pagedQuery(keyFor('saved comments'), (cursor, signal) =>
    call(savedCommentApi.list, { query: { cursor } }, signal),
  )
}

/** Whether I saved a comment. */
export function savedOf(id: string) {
  return queryOptions({
    queryKey: keyFor('saved comment', id),
    queryFn: ({ signal }) => call(savedCommentApi.find, { params: { id } }, signal),
  })
}

export async function saveComment(client: QueryClient, id: string, saved: boolean) {
  try {
    const reply = await call(savedCommentApi.set, { params: { id }, body: { saved } })
    client.setQueryData(savedOf(id).queryKey, reply)
    toast.success(text(messages)[saved ? 'saved' : 'unsaved'])
    await client.invalidateQueries({ queryKey: keyFor('saved comments') })
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}
