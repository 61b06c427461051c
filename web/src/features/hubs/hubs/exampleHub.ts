import type { HubSummary } from '@jes/contract/hubs/hubs'

/** A whole hub for tests, of which each says only what matters to it. */
export function exampleHub(change: Partial<HubSummary> = {}): HubSummary {
  return {
    _id: '31',
    name: 'TrekNepal',
    description: 'Trail reports and honest gear talk.',
    icon: null,
    cover: null,
    isPrivate: false,
    memberCount: 12,
    joinState: 'none',
    ...change,
  }
}
