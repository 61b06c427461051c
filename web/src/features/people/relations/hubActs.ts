import type { Hub } from '@jes/contract/hubs/hubs'
import { relationApi } from '@jes/contract/people/relations'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { act } from './acts.ts'
import { messages } from './messages.ts'

type MutedHub = Pick<Hub, '_id' | 'name'>

/** Hides its posts from my lists; on its own page they stay. */
export async function muteHub(client: QueryClient, hub: MutedHub, next: boolean) {
  const { hubMuted, hubUnmuted } = text(messages)
  const way = { params: { id: hub._id } }
  await act(client, {
    shows() {
      client.setQueriesData<Hub | null>({ queryKey: keyFor('hub') }, (shown) =>
        shown?._id === hub._id ? { ...shown, isMuted: next } : shown,
      )
    },
    says: next ? hubMuted(hub.name) : hubUnmuted(hub.name),
    undo: () => void muteHub(client, hub, !next),
    thing: `mute hub ${hub._id}`,
    wish: next,
    does: (wish) => call(wish ? relationApi.muteHub : relationApi.unmuteHub, way),
  })
}
