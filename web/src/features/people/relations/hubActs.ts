import type { Hub } from '@jes/contract/hubs/hubs'
import { relationApi } from '@jes/contract/people/relations'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { act } from './acts.ts'
import { messages } from './messages.ts'

type MutedHub = Pick<Hub, '_id' | 'name'>

/** None of its posts in my lists; on its own page they are there as before. */
export async function muteHub(client: QueryClient, hub: MutedHub, wanted: boolean) {
  const { hubMuted, hubUnmuted } = text(messages)
  const way = { params: { id: hub._id } }
  await act(client, {
    shows() {
      client.setQueriesData<Hub | null>({ queryKey: ['hub'] }, (shown) =>
        shown?._id === hub._id ? { ...shown, isMuted: wanted } : shown,
      )
    },
    says: wanted ? hubMuted(hub.name) : hubUnmuted(hub.name),
    undo: () => void muteHub(client, hub, !wanted),
    does: () => call(wanted ? relationApi.muteHub : relationApi.unmuteHub, way),
  })
}
