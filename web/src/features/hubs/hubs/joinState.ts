import type { HubSummary, JoinState } from '@jes/contract/hubs/hubs'

/** Joining a private hub is a request, unless it has invited me. */
export function stateAfterJoin({ isPrivate, joinState }: HubSummary): JoinState {
  if (joinState === 'member' || joinState === 'banned') return joinState
  return isPrivate && joinState !== 'invited' ? 'requested' : 'member'
}
