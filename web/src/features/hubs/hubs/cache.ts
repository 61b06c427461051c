import type { Hub, HubSummary } from '@jes/contract/hubs/hubs'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

type Listed = { jehubs: HubSummary[] }
type Facts = Partial<Pick<HubSummary, 'joinState' | 'memberCount'>>

/** Every list of hubs has a key that begins so; a search finds them among posts. */
const LISTS = [['hubs'], ['posts', 'found']]

/** Changes what stands of a hub in every list and on its page. */
export function changeHub(client: QueryClient, id: string, facts: Facts) {
  for (const queryKey of LISTS)
    client.setQueriesData<Listed | InfiniteData<Listed>>({ queryKey }, (saved) => {
      if (!saved) return saved
      return 'pages' in saved ? { ...saved, pages: saved.pages.map(changed) } : changed(saved)
    })
  client.setQueriesData<Hub | null>({ queryKey: ['hub'] }, (hub) =>
    hub?._id === id ? { ...hub, ...facts } : hub,
  )

  function changed<Page extends Listed>(page: Page): Page {
    const jehubs = page.jehubs.map((hub) => (hub._id === id ? { ...hub, ...facts } : hub))
    return { ...page, jehubs }
  }
}

/** Another is in or out: my hubs, the hub itself, its posts and my feed are asked for anew. */
export async function forgetHub(client: QueryClient, id: string) {
  client.removeQueries({ queryKey: ['posts', 'feed'], type: 'inactive' })
  await Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        queryKey[0] === 'hub' && (state.data as Hub | null | undefined)?._id === id,
    }),
    client.invalidateQueries({ queryKey: ['hubs', 'mine'] }),
    client.invalidateQueries({
      queryKey: ['hubs', 'list', { joined: 'true' }],
      refetchType: 'none',
    }),
    client.invalidateQueries({ queryKey: ['hubMembers', id] }),
  ])
}
