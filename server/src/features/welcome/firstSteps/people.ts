import { findDistrict } from '@jes/contract/core/districts'
import type { Language } from '@jes/contract/core/settings'
import { listPeopleOfDistrict, listPeopleToFollow } from '#features/feeds/explore/people.ts'
import type { Sql } from '#lib/db.ts'
import { findFirstSteps } from './queries.ts'

const SHOWN = 8
/** The hubs of the member have people to show too. */
const OF_DISTRICT = 4

/** People to follow, each with the reason: first some who show that they are of the member's district. */
export async function listFirstPeople(sql: Sql, viewerId: string, language: Language) {
  const district = findDistrict((await findFirstSteps(sql, viewerId)).district)
  const [near, others, [me]] = await Promise.all([
    district ? listPeopleOfDistrict(sql, viewerId, { district, count: OF_DISTRICT }) : [],
    listPeopleToFollow(sql, viewerId, SHOWN),
    sql<[{ following: number }]>`
      select u.following_count as following from users u where u.id = ${viewerId}`,
  ])
  const nearIds = new Set(near.map(({ _id }) => _id))
  const users = [
    ...near.map((user) => ({
      ...user,
      why: { reason: 'district' as const, name: district?.[language] ?? null, count: 1 },
    })),
    ...others.filter(({ _id }) => !nearIds.has(_id)),
  ]
  return { users: users.slice(0, SHOWN), following: me.following }
}
