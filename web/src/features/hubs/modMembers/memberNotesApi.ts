import { type MemberNote, membershipApi } from '@jes/contract/hubs/memberships'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

type Notes = { notes: MemberNote[] }

/** The team's notes about somebody, newest first. */
export function notesOf(hub: string, userId: string) {
  return queryOptions({
    queryKey: keyFor('team', 'notes', hub, userId),
    queryFn: ({ signal }) => call(membershipApi.notes, { params: { id: hub, userId } }, signal),
  })
}

export async function addNote(client: QueryClient, hub: string, userId: string, text: string) {
  const params = { id: hub, userId }
  const { note } = await call(membershipApi.note, { params, body: { text } })
  change(client, hub, userId, (notes) => [note, ...notes])
}

export async function removeNote(client: QueryClient, hub: string, userId: string, noteId: string) {
  await call(membershipApi.removeNote, { params: { id: hub, userId, noteId } })
  change(client, hub, userId, (notes) => notes.filter(({ _id }) => _id !== noteId))
}

function change(
  client: QueryClient,
  hub: string,
  userId: string,
  by: (notes: MemberNote[]) => MemberNote[],
) {
  client.setQueryData<Notes>(
    notesOf(hub, userId).queryKey,
    (saved) => saved && { notes: by(saved.notes) },
  )
}
