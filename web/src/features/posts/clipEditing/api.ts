import { type Clip, type ClipEdit, clipApi } from '@jes/contract/clips/clips'
import type { Post } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

export type CaptionsLanguage = 'en' | 'ne'

/** Sends only what changes; shown at once wherever the clip is. */
export async function saveClip(client: QueryClient, post: Post, edit: ClipEdit) {
  show(client, post, await call(clipApi.edit, { params: { id: post._id }, body: edit }))
}

export async function putCaptions(
  client: QueryClient,
  post: Post,
  language: CaptionsLanguage,
  content: string,
) {
  const params = { id: post._id, language }
  show(client, post, await call(clipApi.putCaptions, { params, body: { content } }))
}

export async function removeCaptions(client: QueryClient, post: Post, language: CaptionsLanguage) {
  const params = { id: post._id, language }
  show(client, post, await call(clipApi.removeCaptions, { params }))
}

function show(client: QueryClient, { _id }: Post, { ad }: Clip) {
  if (ad) {
    client.setQueryData(keyFor('post', _id), ad)
    changePost(client, _id, (listed) => ({ ...listed, ...ad, why: listed.why }))
  }
  void client.invalidateQueries({ queryKey: keyFor('clip', _id) })
}
