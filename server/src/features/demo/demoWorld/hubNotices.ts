import type { Sql } from '#lib/db.ts'
import { type Clock, DAY, momentOf } from './clock.ts'
import type { Hub } from './hubs.ts'
import type { Doors } from './joining.ts'
import type { HubMember } from './members.ts'
import { isOld } from './notices.ts'
import type { Person } from './people.ts'
import { insertRows } from './rows.ts'
import type { WrittenAct } from './team.ts'
import type { WrittenPost } from './timeline.ts'

type Tiding = {
  to: Person
  type: 'hubInvite' | 'hubJoinRequest' | 'hubJoined' | 'hubPost' | 'modAction'
  /** Where it is not one line for the hub. */
  key?: string
  hub: Hub
  at: number
  /** Oldest first; nobody where the team acts as one. */
  from: Person[]
  post?: WrittenPost
  facts?: Record<string, string | null>
}
type DemoContext = {
  acts: WrittenAct[]
  doors: Doors
  members: HubMember[]
  posts: WrittenPost[]
  clock: Clock
}

/** What was told of the hubs: to whom they let in, asked or judged, and to those who watch them. */
export async function insertHubNotices(sql: Sql, around: DemoContext) {
  const { clock } = around
  const tidings = [
    ...tellActs(around),
    ...announceRequests(around),
    ...notifyAdmitted(around),
    ...notifyWatchers(around),
  ]
  await insertRows(
    sql,
    'notifications',
    tidings.map(({ to, type, key, hub, at, from, post, facts }) => ({
      id: clock.idAt(at),
      userId: to.id,
      type,
      groupKey: key ?? `${type} ${hub.id}`,
      actors: from.toReversed().map(({ id }) => id),
      postId: post?.id ?? null,
      hubId: hub.id,
      facts: { hub: hub.name, ...facts },
      place: clock.idAt(at),
      readAt: isOld(at, clock) ? momentOf(at + 60_000) : null,
      createdAt: momentOf(at),
      bumpedAt: momentOf(at),
    })),
  )
}

function tellActs({ acts }: DemoContext): Tiding[] {
  return acts.flatMap(({ id, at, hub, action, to, rule, reason, isTold }) => {
    const facts = { act: id, action, reason, rule }
    const notified = { type: 'modAction' as const, key: `modAct ${id}`, hub, at, from: [], facts }
    return to && isTold ? { ...notified, to } : []
  })
}

/** The team hears of all who ask in one line. */
function announceRequests({ doors, members }: DemoContext): Tiding[] {
  const { requests, invites } = doors
  const asked = [...new Set(requests.map(({ hub }) => hub))].flatMap((hub) => {
    const those = requests.filter((request) => request.hub === hub)
    const from = those.map(({ person }) => person)
    const tiding = { type: 'hubJoinRequest' as const, hub, from }
    return members
      .filter((member) => member.hub === hub && member.role !== 'member')
      .map(({ person }) => ({ ...tiding, to: person, at: those.at(-1)!.at }))
  })
  const invited = invites.map(({ hub, person, by, at }): Tiding => {
    return { to: person, type: 'hubInvite', hub, at, from: [by] }
  })
  return [...asked, ...invited]
}

/** Who came into a private hub was let in. */
function notifyAdmitted({ members }: DemoContext): Tiding[] {
  return members
    .filter(({ hub, role }) => hub.isPrivate && role === 'member')
    .map(({ hub, person, at }): Tiding => {
      return { to: person, type: 'hubJoined', hub, at, from: [] }
    })
}

/** One line for each hub, with its latest post. */
function notifyWatchers({ members, posts, clock }: DemoContext): Tiding[] {
  return members
    .filter(({ isWatched }) => isWatched)
    .flatMap(({ hub, person, at: joinedAt }) => {
      const since = Math.max(joinedAt, clock.ago(DAY))
      const news = posts.filter(
        ({ hub: where, state, author, at }) =>
          where === hub && !state && author !== person && at > since,
      )
      const post = news.at(-1)
      const from = [...new Set(news.map(({ author }) => author))]
      const tiding = { to: person, type: 'hubPost' as const, hub, from }
      return post ? { ...tiding, at: post.at, post } : []
    })
}
