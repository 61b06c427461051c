import { type Clip, clipApi } from '@jes/contract/clips/clips'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
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

/** Whatever is known of this clip is asked for again, and lists when they are next looked at. */
export function forgetOld(client: QueryClient, id: string) {
  return Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
    client.invalidateQueries({ queryKey: keyFor('lists', 'posts'), refetchType: 'none' }),
  ])
}
