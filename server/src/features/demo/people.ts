import { RULES_VERSION } from '@jes/contract/yourData'
import { farMembers } from '#features/demoTexts/farMembers.ts'
import type { DemoMember } from '#features/demoTexts/shapes.ts'
import { valleyMembers } from '#features/demoTexts/valleyMembers.ts'
import type { Sql } from '#lib/db.ts'
import type { Album } from './album.ts'
import type { Chance } from './chance.ts'
import { type Clock, DAY, momentOf } from './clock.ts'
import { insertRows } from './rows.ts'

export type Person = DemoMember & {
  id: string
  joinedAt: number
  /** How often they vote, save and follow: 1 is usual. */
  zeal: number
}

export type Follow = { follower: Person; followed: Person; at: number }

/** Whom the newcomer's account follows, so that its first feed tells something. */
const FRIENDS_OF_FIRST = [
  'bibek.s',
  'sujata',
  'pasang',
  'nisha.c',
  'rkthapa',
  'prashantkc',
  'laxmi.hajurama',
  'sabinb',
  'anita.rai',
  'kabita.magar',
  'deepak.doha',
  'nabin.photo',
  'suraj.cric',
  'kiran.dev',
  'rekha.miss',
]

export function planPeople(chance: Chance, clock: Clock): Person[] {
  return [...valleyMembers, ...farMembers].map((member) => {
    const daysAgo = member.joinedDaysAgo ?? chance.between(20, 700)
    const joinedAt = clock.ago(daysAgo * DAY)
    return { ...member, id: clock.idAt(joinedAt), joinedAt, zeal: chance.between(0.4, 1.6) }
  })
}

/** People follow those of their own district more readily, and those who have much to tell. */
export function planFollows(
  people: Person[],
  fameOf: (person: Person) => number,
  { chance, clock }: { chance: Chance; clock: Clock },
): Follow[] {
  const [first] = people
  const follows = people.flatMap((follower) =>
    people
      .filter((followed) => followed !== follower)
      .filter((followed) =>
        follower === first
          ? FRIENDS_OF_FIRST.includes(followed.username)
          : chance.isLucky(pullOf(follower, followed) * fameOf(followed) * follower.zeal),
      )
      .map((followed) => ({ follower, followed })),
  )
  return follows.map(({ follower, followed }) => {
    const since = Math.max(follower.joinedAt, followed.joinedAt, clock.ago(14 * DAY))
    const at = Math.round(chance.between(since, clock.now - 60_000))
    return { follower, followed, at }
  })
}

function pullOf(follower: Person, followed: Person) {
  return follower.district === followed.district ? 0.12 : 0.05
}

export async function insertPeople(
  sql: Sql,
  people: Person[],
  { album, passwordHash }: { album: Album; passwordHash: string },
) {
  const rows = people.map((person) => ({
    id: person.id,
    username: person.username,
    email: `${person.username}@jes.example`,
    emailVerifiedAt: momentOf(person.joinedAt),
    passwordHash,
    displayName: person.displayName,
    bio: person.bio,
    image: album.addFace(person),
    cover: album.addCover(person),
    links: person.links ?? [],
    district: person.district ?? null,
    createdAt: momentOf(person.joinedAt),
    acceptedRules: RULES_VERSION,
    acceptedAt: momentOf(person.joinedAt),
  }))
  await insertRows(sql, 'users', rows)
}

export async function insertFollows(sql: Sql, follows: Follow[]) {
  const rows = follows.map(({ follower, followed, at }) => ({
    followerId: follower.id,
    followedId: followed.id,
    createdAt: momentOf(at),
  }))
  await insertRows(sql, 'follows', rows)
  await sql`
    update users u
    set follower_count  = (select count(*) from follows f where f.followed_id = u.id),
        following_count = (select count(*) from follows f where f.follower_id = u.id)`
}
