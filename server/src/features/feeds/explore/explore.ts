import type { Language } from '@jes/contract/core/settings'
import type { Explore } from '@jes/contract/feeds/explore'
import { listTrends } from '#features/feeds/trending/queries.ts'
import { listBestClips, listRising } from '#features/feeds/trending/rising.ts'
import type { Sql } from '#lib/db.ts'
import { listHubsToJoin } from './hubs.ts'
import { listPeopleToFollow } from './people.ts'

export const SHOWN = { trends: 5, clips: 8, posts: 5, hubs: 5, people: 6 }

/** Everything on the page Explore. */
export async function listExplore(
  sql: Sql,
  viewerId: string | null,
  language: Language,
): Promise<Explore> {
  const [trends, clips, posts, jehubs, users] = await Promise.all([
    listTrends(sql, SHOWN.trends, language),
    listBestClips(sql, { limit: SHOWN.clips }, viewerId),
    listRising(sql, { limit: SHOWN.posts }, viewerId),
    listHubsToJoin(sql, viewerId, SHOWN.hubs),
    listPeopleToFollow(sql, viewerId, SHOWN.people),
  ])
  return { trends, clips: clips.ads, posts: posts.ads, jehubs, users }
}
