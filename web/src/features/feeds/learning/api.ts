import { type FeedLearning, learningApi } from '@jes/contract/feeds/learning'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** What I have told For you. */
export function feedLearning() {
  return queryOptions({
    queryKey: keyFor('feed learning'),
    queryFn: ({ signal }) => call(learningApi.find, {}, signal),
  })
}

export async function resetLearning(client: QueryClient) {
  const known = await call(learningApi.reset, {})
  client.setQueryData<FeedLearning>(feedLearning().queryKey, known)
  await client.invalidateQueries({ queryKey: keyFor('lists', 'posts', 'feed', 'home') })
}

/** Shows as many posts of this hub as before. */
export async function stopFewer(client: QueryClient, id: string) {
  await call(learningApi.fewer, { params: { id }, body: { fewer: false } })
  client.setQueryData<FeedLearning>(
    feedLearning().queryKey,
    (known) => known && { ...known, jehubs: known.jehubs.filter(({ _id }) => _id !== id) },
  )
}
