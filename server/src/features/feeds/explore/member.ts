import type { Language } from '@jes/contract/core/settings'
import type { Explore, SuggestedUser } from '@jes/contract/feeds/explore'
import type { Trend } from '@jes/contract/feeds/trending'
import type { HubSummary } from '@jes/contract/hubs/hubs'
import { type Relations, readRelations } from '#features/core/visibility/relations.ts'
import { listTrends } from '#features/feeds/trending/queries.ts'
import { listBestClips, listRising } from '#features/feeds/trending/rising.ts'
import { markJoined } from '#features/hubs/hubs/member.ts'
import { markFollowed } from '#features/people/follows/member.ts'
import type { Sql } from '#lib/db.ts'
import { SharedReads } from '#lib/sharedReads.ts'
import type { Topic } from '#lib/topics.ts'
import { SHOWN } from './explore.ts'
import { listHubsToJoin } from './hubs.ts'
import { listPeopleToFollow } from './people.ts'
import { readPassed, readStillShown } from './still.ts'

type Suggested = { jehubs: HubSummary[]; users: SuggestedUser[] }

/** Who is near to a member changes slowly; what the member did is held against it each time. */
const SUGGESTED_MS = 30_000
const SUGGESTED_BYTES = 8 * 1024 * 1024
const TRENDS_MS = 2_000
const TRENDS_BYTES = 64 * 1024
const NO_TOPIC = [] as const

const suggested = new SharedReads<Suggested>({
  name: 'explore',
  maxBytes: SUGGESTED_BYTES,
  ttl: SUGGESTED_MS,
})
const trending = new SharedReads<Trend[]>({
  name: 'trends',
  maxBytes: TRENDS_BYTES,
  ttl: TRENDS_MS,
})

/** Everything on the page Explore of a member. */
export async function listExploreForMember(
  sql: Sql,
  viewerId: string,
  language: Language,
): Promise<Explore> {
  const [trends, clips, posts, suggestions] = await Promise.all([
    trending.get(sql, language, {
      read: () => listTrends(sql, SHOWN.trends, language),
      madeOf: NO_TOPIC,
    }),
    listBestClips(sql, { limit: SHOWN.clips }, viewerId),
    listRising(sql, { limit: SHOWN.posts }, viewerId),
    suggestTo(sql, viewerId),
  ])
  return { trends, clips: clips.ads, posts: posts.ads, ...suggestions }
}

/** Suggestions of a moment ago, if each is one still; else they are made anew. */
async function suggestTo(sql: Sql, viewerId: string): Promise<Suggested> {
  const still = await holdAgainst(sql, await readSuggested(sql, viewerId), viewerId)
  if (still) return still
  suggested.delete(viewerId)
  return readSuggested(sql, viewerId)
}

function readSuggested(sql: Sql, viewerId: string) {
  return suggested.get(sql, viewerId, {
    async read() {
      const [jehubs, users] = await Promise.all([
        listHubsToJoin(sql, viewerId, SHOWN.hubs),
        listPeopleToFollow(sql, viewerId, SHOWN.people),
      ])
      return { jehubs, users }
    },
    madeOf: NO_TOPIC,
    topicsOf,
  })
}

function topicsOf({ jehubs, users }: Suggested): Topic[] {
  return [
    ...jehubs.map(({ _id }): Topic => `hub:${_id}`),
    ...users.map(({ _id }): Topic => `user:${_id}`),
  ]
}

/** The suggestions with how the member stands to them, or null if one of them is none any more. */
async function holdAgainst(sql: Sql, { jehubs, users }: Suggested, viewerId: string) {
  const named = users.flatMap(({ why }) => (why.reason === 'follows' && why.name ? why.name : []))
  const [relations, passed, shown, hubs, people] = await Promise.all([
    readRelations(sql, viewerId),
    readPassed(sql, viewerId),
    readStillShown(sql, { ids: users.map(({ _id }) => _id), names: named }),
    markJoined(sql, jehubs, viewerId),
    markFollowed(sql, users, viewerId),
  ])
  const areHubs =
    hubs.length === jehubs.length &&
    hubs.every((hub) => isToJoin(hub, relations) && !passed.hubs.includes(hub._id))
  const arePeople = people.every(
    ({ _id, isFollowed, isRequested, why }) =>
      !isFollowed &&
      !isRequested &&
      !passed.users.includes(_id) &&
      isShown(shown.get(_id), relations, why.reason) &&
      (why.reason !== 'follows' || isShown(shown.get(`@${why.name}`), relations, 'follows')),
  )
  return areHubs && arePeople ? { jehubs: hubs, users: people } : null
}

function isToJoin({ _id, joinState }: HubSummary, { mutedHubs }: Relations) {
  return (joinState === 'none' || joinState === 'invited') && !mutedHubs.includes(_id)
}

type StillShown = { id: string; showsFollows: boolean }

/** Whom others follow may be named only while both show it. */
function isShown(
  member: StillShown | undefined,
  { blocked, muted }: Relations,
  reason: SuggestedUser['why']['reason'],
) {
  if (!member || blocked.includes(member.id) || muted.includes(member.id)) return false
  return reason !== 'follows' || member.showsFollows
}
