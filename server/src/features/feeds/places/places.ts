import { districts, findDistrict, findDistrictNamed } from '@jes/contract/core/districts'
import type { Language } from '@jes/contract/core/settings'
import type { DistrictPage, NearMe } from '@jes/contract/feeds/places'
import { districtWords } from '#features/core/districts/words.ts'
import type { Sql } from '#lib/db.ts'
import { listRisingOf } from './posts.ts'
import { listCounts, listHubsOf, listPeopleOf, listTrendsOf } from './queries.ts'

const SHOWN = { trends: 5, posts: 10, hubs: 10, people: 10 }
const NEAR = 3

type Reader = { viewerId: string | null; language: Language }

/** Everything on the page of a district. */
export async function readDistrict(
  sql: Sql,
  key: string,
  { viewerId, language }: Reader,
): Promise<DistrictPage> {
  const words = districtWords([key])
  const [counts, trends, posts, jehubs, users] = await Promise.all([
    listCounts(sql),
    listTrendsOf(sql, words, SHOWN.trends, language),
    listRisingOf(sql, words, { viewerId, limit: SHOWN.posts }),
    listHubsOf(sql, words, { viewerId, limit: SHOWN.hubs }),
    listPeopleOf(sql, words, { viewerId, limit: SHOWN.people }),
  ])
  const counted = counts.find((one) => one.key === key)!
  return { ...counted, trends, posts, jehubs, users }
}

/** Of the member's district; what it lacks is filled up from the other districts of its province. */
export async function readNear(sql: Sql, viewerId: string, language: Language): Promise<NearMe> {
  const district = await findOwnDistrict(sql, viewerId)
  if (!district) return { district: null, trends: [], posts: [], jehubs: [] }

  const [own, around] = [[district.key], neighboursOf(district)].map(districtWords) as [
    ReturnType<typeof districtWords>,
    ReturnType<typeof districtWords>,
  ]
  const few = { viewerId, limit: NEAR }
  const [trends, posts, jehubs] = await Promise.all([
    filledUp(
      (words) => listTrendsOf(sql, words, NEAR, language),
      ({ hashtag }) => hashtag,
    ),
    filledUp((words) => listRisingOf(sql, words, few), idOf),
    filledUp((words) => listHubsOf(sql, words, few), idOf),
  ])
  return { district: district.key, trends, posts, jehubs }

  async function filledUp<One>(
    list: (words: typeof own) => Promise<One[]>,
    keyOf: (one: One) => string,
  ) {
    const near = await list(own)
    if (near.length >= NEAR) return near
    const known = new Set(near.map(keyOf))
    const others = (await list(around)).filter((one) => !known.has(keyOf(one)))
    return [...near, ...others].slice(0, NEAR)
  }
}

function idOf({ _id }: { _id: string }) {
  return _id
}

function neighboursOf({ key, province }: { key: string; province: string }) {
  return districts
    .filter((other) => other.province === province && other.key !== key)
    .map((other) => other.key)
}

/** The one that the member chose in the first steps, which nobody else knows, else the one on their profile. */
async function findOwnDistrict(sql: Sql, userId: string) {
  const [row] = await sql<{ chosen: string | null; shown: string | null }[]>`
    select f.district as chosen, u.district as shown
    from users u
    left join first_steps f on f.user_id = u.id
    where u.id = ${userId}`
  return findDistrict(row?.chosen ?? null) ?? findDistrictNamed(row?.shown ?? '')
}
