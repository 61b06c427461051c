import type { postApi } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { changePost } from './cache.ts'

const counted = new Set<string>()

/** Counts that a post or a clip was opened, once while this page of the browser lives. */
export async function countView(client: QueryClient, endpoint: typeof postApi.view, id: string) {
  if (counted.has(id)) return
  counted.add(id)
  try {
    const { views } = await call(endpoint, { params: { id } })
    changePost(client, id, (post) => ({ ...post, views }))
  } catch {
    // A view that was not counted is not reported.
  }
}
