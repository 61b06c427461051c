import { type Profile, type ProfileChange, userApi } from '@jes/contract/core/users'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { sendPicture } from '#features/core/pictureUploads/send.ts'
import { userOf } from '#features/core/users/api.ts'
import { changeMe } from '#features/core/viewer/me.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { setUser } from '#lib/session.ts'

export type PictureKind = 'image' | 'cover'

export function useChangeProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChange) => call(userApi.updateMe, { body }),
    onSuccess: (profile) => show(client, profile),
  })
}

/** Uploads the picture first, then sets it on my profile; null removes it. */
export async function setPicture(client: QueryClient, kind: PictureKind, part: Blob | null) {
  const picture = part && (await sendPicture(asFile(part), { onProgress() {}, signal: NEVER }))
  const body = { [kind]: picture?._id ?? null }
  show(client, await call(userApi.updateMe, { body }))
}

const NEVER = new AbortController().signal

function asFile(part: Blob) {
  return new File([part], 'picture', { type: part.type })
}

/** My avatar and my name are in many places: all of them are refetched when they are next shown. */
function show(client: QueryClient, profile: Profile) {
  const { _id, username, displayName, image } = profile
  for (const key of [_id, username]) client.setQueryData(userOf(key).queryKey, profile)
  changeMe(client, { displayName, image })
  setUser({ _id, username, image })
  for (const queryKey of [
    keyFor('lists', 'posts'),
    keyFor('lists', 'people'),
    keyFor('post'),
    keyFor('comments'),
  ])
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
  void client.invalidateQueries({ queryKey: keyFor('link proofs') })
}
