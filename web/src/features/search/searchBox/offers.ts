import type { UserSummary } from '@jes/contract/core/users'
import type { HubSummary } from '@jes/contract/hubs/hubs'
import type { FoundDistrict, FoundHashtag, Suggestions } from '@jes/contract/search/search'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'

/** One row under the search box. A row with `words` is a search, any other a link to a page. */
export type Offer =
  | { kind: 'recent'; key: string; words: string }
  | { kind: 'word'; key: string; words: string; posts: number }
  | { kind: 'hashtag'; key: string; words: string; hashtag: FoundHashtag }
  | { kind: 'hub'; key: string; href: string; hub: HubSummary }
  | { kind: 'user'; key: string; href: string; user: UserSummary }
  | { kind: 'district'; key: string; href: string; district: FoundDistrict }
  | { kind: 'clear'; key: string }

/** As many as the server completes: some of each script. */
const WORDS = 6
const EACH = 4

export function offersOf({
  words,
  wordCounts,
  hashtags,
  districts,
  jehubs,
  users,
}: Suggestions): Offer[] {
  return [
    ...words.slice(0, WORDS).map((words, at): Offer => {
      // A server of the version before says no counts.
      const posts = wordCounts?.[at] ?? 0
      return { kind: 'word', key: `"${words}`, words, posts }
    }),
    ...hashtags.slice(0, EACH).map((hashtag): Offer => {
      const words = `#${hashtag.tag}`
      return { kind: 'hashtag', key: words, words, hashtag }
    }),
    ...districts.map((district): Offer => {
      const href = `/districts/${district.key}`
      return { kind: 'district', key: href, href, district }
    }),
    ...jehubs
      .slice(0, EACH)
      .map((hub): Offer => ({ kind: 'hub', key: `/${hub._id}`, href: hubPath(hub.name), hub })),
    ...users
      .slice(0, EACH)
      .map((user): Offer => ({ kind: 'user', key: user._id, href: `/je/${user.username}`, user })),
  ]
}

/** Earlier searches, and the way to delete them. */
export function recentOffers(recents: readonly string[]): Offer[] {
  if (recents.length === 0) return []
  return [
    ...recents.map((words): Offer => ({ kind: 'recent', key: `"${words}`, words })),
    { kind: 'clear', key: 'clear' },
  ]
}
