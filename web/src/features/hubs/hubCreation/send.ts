import { hubApi } from '@jes/contract/hubs/hubs'
import type { QueryClient } from '@tanstack/react-query'
import type { ChosenPicture, PictureKind } from '#features/hubs/hubFields/hubPictures.ts'
import { rulesOf } from '#features/hubs/hubFields/ruleRows.ts'
import { callForm } from '#lib/callForm.ts'
import { keyFor } from '#lib/keys.ts'
import { addMembership } from '#lib/session.ts'
import type { HubDraft } from './hubDraft.ts'

export type Pictures = Record<PictureKind, ChosenPicture | null>

/** Creates the hub; sent again with the same key it is still one. All lists of hubs are refetched. */
export async function createHub(
  client: QueryClient,
  draft: HubDraft,
  pictures: Pictures,
  key: string,
) {
  const hub = await callForm(hubApi.create, {}, toForm(draft, pictures), key)
  addMembership(hub._id)
  void client.invalidateQueries({ queryKey: keyFor('lists', 'hubs') })
  client.removeQueries({ queryKey: keyFor('hub'), type: 'inactive' })
  return hub
}

function toForm({ name, description, isPrivate, tags, rules }: HubDraft, pictures: Pictures) {
  const form = new FormData()
  form.append('name', name)
  form.append('description', description)
  form.append('isPrivate', String(isPrivate))
  form.append('tags', JSON.stringify(tags))
  form.append('rules', JSON.stringify(rulesOf(rules)))
  for (const [kind, picture] of Object.entries(pictures))
    if (picture) form.append(kind, picture.part, kind)
  return form
}
