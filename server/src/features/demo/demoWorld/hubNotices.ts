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
  /** If it is not one notification for the hub. */
  key?: string
  hub: Hub
  at: number
  /** Oldest first; empty where the team acts as one. */
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

/** Notifications about hubs: to members who were admitted, invited or judged, and to those who watch a hub. */
export async function insertHubNotices(sql: Sql, context: DemoContext) {
  const { clock } = context
  const tidings = [
    ...notifyActs(context),
    ...announceRequests(context),
    ...notifyAdmitted(context),
    ...notifyWatchers(context),
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

function notifyActs({ acts }: DemoContext): Tiding[] {
  return acts.flatMap(({ id, at, hub, action, to, rule, reason, isTold }) => {
    const facts = { act: id, action, reason, rule }
    const notified = { type: 'modAction' as const, key: `modAct ${id}`, hub, at, from: [], facts }
    return to && isTold ? { ...notified, to } : []
  })
}

/** One notification to the team for all requests. */
function announceRequests({ doors, members }: DemoContext): Tiding[] {
  const { requests, invites } = doors
  const requested = [...new Set(requests.map(({ hub }) => hub))].flatMap((hub) => {
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
  return [...requested, ...invited]
}

/** Members of a private hub were admitted. */
function notifyAdmitted({ members }: DemoContext): Tiding[] {
  return members
    .filter(({ hub, role }) => hub.isPrivate && role === 'member')
    .map(({ hub, person, at }): Tiding => {
      return { to: person, type: 'hubJoined', hub, at, from: [] }
    })
}

/** One notification for each hub, with its latest post. */
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
