import { type ModAct, moderationApi } from '@jes/contract/hubs/moderation'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** An action of a team against me, or null: it does not exist, or is not mine. */
export function modActOf(id: string) {
  return queryOptions({
    queryKey: keyFor('staff act', id),
    queryFn: ({ signal }) =>
      call(moderationApi.findAct, { params: { id } }, signal).catch(nullIfAbsent),
  })
}

export async function sendAppeal(client: QueryClient, { _id: id }: ModAct, text: string) {
  const act = await call(moderationApi.appeal, { params: { id }, body: { text } })
  client.setQueryData(modActOf(id).queryKey, act)
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
