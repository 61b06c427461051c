import type { HubSummary } from '@jes/contract/hubs/hubs'

/** A complete hub for tests, with the given changes. */
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
