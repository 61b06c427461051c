import { RULES_VERSION } from '@jes/contract/privacy/dataExport'
import { farMembers } from '#features/demo/demoTexts/farMembers.ts'
import type { DemoMember } from '#features/demo/demoTexts/shapes.ts'
import { valleyMembers } from '#features/demo/demoTexts/valleyMembers.ts'
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

/** Whom the newcomer follows, so that the first feed is not empty. */
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

/** People follow those of their own district more often, and those who post much. */
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
  return follows.map((pair) => dateFollow(pair, { chance, clock }))
}

const SHARE_OF_FANS = 0.7

/** Creators whom nearly everybody follows, except the newcomer. */
export function planFans(
  [, ...people]: Person[],
  follows: Follow[],
  { stars, chance, clock }: { stars: string[]; chance: Chance; clock: Clock },
): Follow[] {
  return people
    .filter(({ username }) => stars.includes(username))
    .flatMap((followed) =>
      people
        .filter((follower) => follower !== followed && !isAmong(follows, { follower, followed }))
        .filter(() => chance.isLucky(SHARE_OF_FANS))
        .map((follower) => dateFollow({ follower, followed }, { chance, clock })),
    )
}

type Pair = Omit<Follow, 'at'>

function isAmong(follows: Follow[], { follower, followed }: Pair) {
  return follows.some((one) => one.follower === follower && one.followed === followed)
}

function dateFollow(pair: Pair, { chance, clock }: { chance: Chance; clock: Clock }): Follow {
  const since = Math.max(pair.follower.joinedAt, pair.followed.joinedAt, clock.ago(14 * DAY))
  return { ...pair, at: Math.round(chance.between(since, clock.now - 60_000)) }
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
