import { type Clip, clipApi } from '@jes/contract/clips/clips'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { addWaiting, dropWaiting } from './waiting.ts'

export function findClip(id: string, signal?: AbortSignal) {
  return call(clipApi.find, { params: { id } }, signal)
}

export async function retryClip(id: string): Promise<Clip> {
  const clip = await call(clipApi.retry, { params: { id } })
  addWaiting(clip)
  return clip
}

export async function dropClip(id: string) {
  await call(clipApi.drop, { params: { id } })
  dropWaiting(id)
}

/** Whatever is known of this clip, or lists clips and posts, is asked for again. */
export function forgetOld(client: QueryClient, id: string) {
  const isOfClips = (part: unknown) => part === 'clip' || part === 'clips'
  return Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey.includes(id) || (isOfClips(queryKey[0]) && queryKey.length === 1),
    }),
    client.invalidateQueries({ queryKey: ['posts'], refetchType: 'none' }),
  ])
}
