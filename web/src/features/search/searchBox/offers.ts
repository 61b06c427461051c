import type { UserSummary } from '@jes/contract/core/users'
import type { HubSummary } from '@jes/contract/hubs/hubs'
import type { FoundHashtag, Suggestions } from '@jes/contract/search/search'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'

/** One row under the search box. What has `words` is looked for, anything else has a page of its own. */
export type Offer =
  | { kind: 'recent' | 'word'; key: string; words: string }
  | { kind: 'hashtag'; key: string; words: string; hashtag: FoundHashtag }
  | { kind: 'hub'; key: string; href: string; hub: HubSummary }
  | { kind: 'user'; key: string; href: string; user: UserSummary }
  | { kind: 'clear'; key: string }

/** As many as the server ends them: some of each script. */
const WORDS = 6
const EACH = 4

export function offersOf({ words, hashtags, jehubs, users }: Suggestions): Offer[] {
  return [
    ...words.slice(0, WORDS).map((words): Offer => ({ kind: 'word', key: `"${words}`, words })),
    ...hashtags.slice(0, EACH).map((hashtag): Offer => {
      const words = `#${hashtag.tag}`
      return { kind: 'hashtag', key: words, words, hashtag }
    }),
    ...jehubs
      .slice(0, EACH)
      .map((hub): Offer => ({ kind: 'hub', key: `/${hub._id}`, href: hubPath(hub.name), hub })),
    ...users
      .slice(0, EACH)
      .map((user): Offer => ({ kind: 'user', key: user._id, href: `/je/${user.username}`, user })),
  ]
}

/** What was looked for before, and the way to forget it. */
export function recentOffers(recents: readonly string[]): Offer[] {
  if (recents.length === 0) return []
  return [
    ...recents.map((words): Offer => ({ kind: 'recent', key: `"${words}`, words })),
    { kind: 'clear', key: 'clear' },
  ]
}
