import { type Hub, type HubEdit, hubApi } from '@jes/contract/hubs/hubs'
import type { QueryClient } from '@tanstack/react-query'
import { hubOf } from '#features/core/hubAccess/api.ts'
import type { PictureKind } from '#features/hubs/hubFields/hubPictures.ts'
import { call } from '#lib/api.ts'
import { callForm } from '#lib/callForm.ts'
import { keyFor } from '#lib/keys.ts'

/** The new picture; null removes it. */
type Pictures = Partial<Record<PictureKind, Blob | null>>

/** Sent as a form, because it has pictures; only what changes. */
export async function editHub(client: QueryClient, hub: Hub, change: HubEdit & Pictures) {
  const changed = await callForm(hubApi.edit, { params: { id: hub._id } }, formOf(change))
  client.setQueryData(hubOf(hub.name).queryKey, changed)
  void client.invalidateQueries({ queryKey: keyFor('lists', 'hubs') })
  void client.invalidateQueries({ queryKey: keyFor('team', 'log') })
  return changed
}

export async function closeHub(client: QueryClient, hub: Hub) {
  await call(hubApi.remove, { params: { id: hub._id } })
  client.setQueryData(hubOf(hub.name).queryKey, null)
  for (const queryKey of [keyFor('lists', 'hubs'), keyFor('lists', 'posts'), keyFor('post')])
    void client.invalidateQueries({ queryKey })
}

function formOf({
  description,
  isPrivate,
  tags,
  district,
  rules,
  ...pictures
}: HubEdit & Pictures) {
  const form = new FormData()
  if (description !== undefined) form.append('description', description)
  if (isPrivate !== undefined) form.append('isPrivate', String(isPrivate))
  if (tags) form.append('tags', JSON.stringify(tags))
  if (district !== undefined) form.append('district', district ?? '')
  if (rules) form.append('rules', JSON.stringify(rules))
  for (const [kind, picture] of Object.entries(pictures)) {
    if (picture) form.append(kind, picture, kind)
    else form.append(kind, '')
  }
  return form
}
