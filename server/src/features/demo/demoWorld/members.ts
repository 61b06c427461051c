import { OUTCASTS } from '#features/demo/demoTexts/teamwork.ts'
import type { Sql } from '#lib/db.ts'
import type { Chance } from './chance.ts'
import { type Clock, momentOf } from './clock.ts'
import { type Hub, readersOf } from './hubs.ts'
import type { Person } from './people.ts'
import { insertRows } from './rows.ts'
import type { WrittenComment } from './talks.ts'
import type { WrittenPost } from './timeline.ts'

export type HubMember = {
  hub: Hub
  person: Person
  role: 'owner' | 'moderator' | 'member'
  at: number
  isWatched: boolean
}

/** The newcomer's hubs, one of each kind: moderated, watched, private. */
const HUBS_OF_FIRST = ['KathmanduEats', 'TrekNepal', 'चाडपर्व', 'ITNepal', 'NepaliMusic']
const WATCHED_BY_FIRST = 'TrekNepal'
const SHARE_OF_WATCHERS = 0.12

type DemoContext = {
  people: Person[]
  posts: WrittenPost[]
  comments: WrittenComment[]
  chance: Chance
  clock: Clock
}

/** The members of each hub: the team, its authors, and others by chance. */
export function planMembers(hubs: Hub[], context: DemoContext): HubMember[] {
  const { people, chance, clock } = context
  const [first] = people
  return hubs.flatMap((hub) => {
    const wrote = firstWords(hub, context)
    return readersOf(hub, people)
      .filter((person) => isIn(person, hub))
      .map((person): HubMember => {
        const role = roleOf(person, hub)
        const since = Math.max(hub.at, person.joinedAt)
        const at = chance.between(since, Math.max(since, wrote.get(person) ?? clock.ago(60_000)))
        const isWatched =
          person === first ? hub.name === WATCHED_BY_FIRST : chance.isLucky(SHARE_OF_WATCHERS)
        return { hub, person, role, at: role === 'owner' ? hub.at : Math.round(at), isWatched }
      })

    function isIn(person: Person, { name, isPrivate, pull = 0 }: Hub) {
      if (isPrivate || roleOf(person, hub) !== 'member') return true
      if (person === first) return HUBS_OF_FIRST.includes(name)
      if (OUTCASTS.some(({ from, who }) => from === name && who === person.username)) return false
      return wrote.has(person) || chance.isLucky(pull * person.zeal)
    }
  })
}

function roleOf({ username }: Person, hub: Hub) {
  if (username === hub.owner) return 'owner'
  return hub.moderators.includes(username) ? 'moderator' : 'member'
}

/** When each member first wrote in the hub. */
function firstWords(hub: Hub, { posts, comments }: Pick<DemoContext, 'posts' | 'comments'>) {
  const words = [...posts, ...comments.map((comment) => ({ ...comment, hub: comment.post.hub }))]
  const first = new Map<Person, number>()
  for (const { author, at } of words.filter((one) => one.hub === hub)) {
    first.set(author, Math.min(at, first.get(author) ?? at))
  }
  return first
}

export async function insertMembers(sql: Sql, members: HubMember[]) {
  await insertRows(
    sql,
    'hub_members',
    members.map(({ hub, person, role, at, isWatched }) => {
      return { hubId: hub.id, userId: person.id, role, isWatched, createdAt: momentOf(at) }
    }),
  )
  await sql`
    update hubs h set member_count = (select count(*) from hub_members m where m.hub_id = h.id)`
}
