import type { SuggestedUser } from '@jes/contract/feeds/explore'
import type { InfiniteData } from '@tanstack/react-query'

/** One page, as lists of people are kept, so that Follow reaches it where it reaches all others. */
export type SuggestedList = InfiniteData<{ users: SuggestedUser[]; nextCursor: null }>

export const SUGGESTED = ['follows', 'suggested'] as const

export function suggestedList(users: SuggestedUser[]): SuggestedList {
  return { pages: [{ users, nextCursor: null }], pageParams: [undefined] }
}
