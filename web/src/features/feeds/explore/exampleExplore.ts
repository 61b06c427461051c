import type { Explore, SuggestedUser } from '@jes/contract/feeds/explore'

/** A suggested person, for tests. */
export function exampleSuggestion(change: Partial<SuggestedUser> = {}): SuggestedUser {
  return {
    _id: '61',
    username: 'bikash',
    displayName: 'Bikash Lama',
    image: null,
    isPremium: false,
    verifiedAs: null,
    bio: 'Walks to Namche',
    isFollowed: false,
    why: { reason: 'popular', name: null, count: 40 },
    ...change,
  }
}

export function exampleExplore(change: Partial<Explore> = {}): Explore {
  return { trends: [], clips: [], posts: [], jehubs: [], users: [], ...change }
}
