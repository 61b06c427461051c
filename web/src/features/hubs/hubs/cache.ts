import type { Hub, HubSummary } from '@jes/contract/hubs/hubs'
import type { QueryClient } from '@tanstack/react-query'
import { changeLists } from '#features/core/lists/changeLists.ts'
import { keyFor } from '#lib/keys.ts'

type Facts = Partial<Pick<HubSummary, 'joinState' | 'memberCount'>>

/** Changes what stands of a hub in every list and on its page. */
export function changeHub(client: QueryClient, id: string, facts: Facts) {
  changeLists(client, 'jehubs', (hub) => (hub._id === id ? { ...hub, ...facts } : hub))
  client.setQueriesData<Hub | null>({ queryKey: keyFor('hub') }, (hub) =>
    hub?._id === id ? { ...hub, ...facts } : hub,
  )
}

/** A member joined or left: my hubs, the hub itself, its posts and my feed are refetched. */
export async function forgetHub(client: QueryClient, id: string) {
  client.removeQueries({ queryKey: keyFor('lists', 'posts', 'feed'), type: 'inactive' })
  await Promise.all([
    client.invalidateQueries({
      queryKey: keyFor('hub'),
      predicate: ({ state }) => (state.data as Hub | null | undefined)?._id === id,
    }),
    client.invalidateQueries({ queryKey: keyFor('lists', 'hubs', 'mine') }),
    client.invalidateQueries({
      queryKey: keyFor('lists', 'hubs', 'list', { joined: 'true' }),
      refetchType: 'none',
    }),
    client.invalidateQueries({ queryKey: keyFor('hub members', id) }),
  ])
}
