import { type GroupChange, type GroupMembers, groupApi } from '@jes/contract/messages/groups'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { sendPicture } from '#features/core/pictureUploads/send.ts'
import { talkOf } from '#features/messages/talks/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { setTalkCounts } from '#lib/talkCounts.ts'
import { membersOf } from './members.ts'

/** To which group a link leads. */
export function groupInviteOf(code: string) {
  return queryOptions({
    queryKey: keyFor('group invite', code),
    queryFn: ({ signal }) => call(groupApi.findInvite, { params: { code } }, signal),
    retry: false,
  })
}

export async function joinGroup(client: QueryClient, code: string) {
  const { _id } = await call(groupApi.join, { params: { code } })
  void client.invalidateQueries({ queryKey: keyFor('talks') })
  return _id
}

export async function createGroup(client: QueryClient, name: string, users: string[]) {
  const { _id } = await call(groupApi.create, { body: { name, users } })
  void client.invalidateQueries({ queryKey: keyFor('talks') })
  return _id
}

export async function addMembers(client: QueryClient, id: string, users: string[]) {
  show(client, id, await call(groupApi.add, { params: { id }, body: { users } }))
}

export async function removeMember(client: QueryClient, id: string, userId: string) {
  show(client, id, await call(groupApi.remove, { params: { id, userId } }))
}

type Role = { userId: string; isAdmin: boolean }

export async function setAdmin(client: QueryClient, id: string, { userId, isAdmin }: Role) {
  const sent = { params: { id, userId }, body: { isAdmin } }
  show(client, id, await call(groupApi.setAdmin, sent))
}

/** A new link, in place of the one before. */
export async function makeInvite(client: QueryClient, id: string) {
  show(client, id, await call(groupApi.makeInvite, { params: { id } }))
}

export async function revokeInvite(client: QueryClient, id: string) {
  show(client, id, await call(groupApi.revokeInvite, { params: { id } }))
}

export async function changeGroup(client: QueryClient, id: string, body: GroupChange) {
  client.setQueryData(talkOf(id).queryKey, await call(groupApi.change, { params: { id }, body }))
  void client.invalidateQueries({ queryKey: keyFor('talks') })
}

/** Uploads the picture first, then sets it. */
export async function setGroupPicture(client: QueryClient, id: string, part: Blob) {
  const file = new File([part], 'picture', { type: part.type })
  const { signal } = new AbortController()
  const { _id } = await sendPicture(file, { onProgress() {}, signal })
  await changeGroup(client, id, { image: _id })
}

export async function leaveGroup(client: QueryClient, id: string) {
  setTalkCounts(await call(groupApi.leave, { params: { id } }))
  for (const queryKey of [keyFor('talk', id), keyFor('messages', id), keyFor('members', id)])
    client.removeQueries({ queryKey })
  void client.invalidateQueries({ queryKey: keyFor('talks') })
}

function show(client: QueryClient, id: string, members: GroupMembers) {
  client.setQueryData(membersOf(id).queryKey, members)
  void client.invalidateQueries({ queryKey: keyFor('talk', id) })
}
