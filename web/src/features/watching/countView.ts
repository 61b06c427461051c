import { clipApi } from '@jes/contract/clips'
import type { QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/postActs/cache.ts'
import { call } from '#lib/api.ts'

const counted = new Set<string>()

/** Counts that a clip was looked at, once while this page of the browser lives. */
export async function countClipView(client: QueryClient, id: string) {
  if (counted.has(id)) return
  counted.add(id)
  try {
    const { views } = await call(clipApi.view, { params: { id } })
    changePost(client, id, (post) => ({ ...post, views }))
  } catch {
    // Nobody needs to hear that a view was not counted.
  }
}
