import type { SuggestedUser } from '@jes/contract/feeds/explore'
import type { InfiniteData } from '@tanstack/react-query'
import { keyFor } from '#lib/keys.ts'

/** One page, in the form of lists of people, so that Follow reaches it like all others. */
export type SuggestedList = InfiniteData<{ users: SuggestedUser[]; nextCursor: null }>

export const SUGGESTED = keyFor('lists', 'people', 'suggested')

export function suggestedList(users: SuggestedUser[]): SuggestedList {
  return { pages: [{ users, nextCursor: null }], pageParams: [undefined] }
}
