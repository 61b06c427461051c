import {
  ACTIONS,
  AUTOMOD,
  type DemoTeamAction,
  NOTES,
  OUTCASTS,
  REPORTS,
} from '#features/demo/demoTexts/teamwork.ts'
import type { Sql } from '#lib/db.ts'
import type { Cast } from './cast.ts'
import { type Clock, DAY, HOUR, momentOf } from './clock.ts'
import { insertRows } from './rows.ts'
import type { WrittenPost } from './timeline.ts'

type DemoContext = { cast: Cast; clock: Clock }
export type WrittenAct = ReturnType<typeof planActs>[number]

/** The actions of the teams, oldest first. */
export function planActs({ cast, clock }: DemoContext) {
  const bans = OUTCASTS.map(({ from, who, by, reason, days, daysAgo }): DemoTeamAction => {
    const ban = { hub: from, action: 'ban' as const, who, by, reason, detail: String(days) }
    return { ...ban, hoursAgo: daysAgo * 24, isNotified: true }
  })
  return [...ACTIONS, ...bans]
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    .map(
      ({
        hub: hubName,
        action,
        by,
        who,
        post,
        rule,
        reason = '',
        detail,
        hoursAgo,
        isNotified: isTold,
      }) => {
        const hub = cast.hub(hubName)
        const at = clock.ago(hoursAgo * HOUR)
        return {
          id: clock.idAt(at),
          at,
          hub,
          action,
          by: by ? cast.person(by) : null,
          to: who ? cast.person(who) : null,
          post: post ? cast.post(post) : null,
          rule: rule === undefined ? null : hub.rules[rule]!.title,
          reason,
          detail: detail ?? null,
          isTold: isTold ?? false,
        }
      },
    )
}

/** The moderation log, and the teams' queues. Held and removed posts leave the lists. */
export async function insertTeamwork(
  sql: Sql,
  acts: WrittenAct[],
  { posts, ...context }: DemoContext & { posts: WrittenPost[] },
) {
  const { cast, clock } = context
  await insertRows(sql, 'mod_log', acts.map(toLog))
  for (const { id, state } of posts.filter((post) => post.state)) {
    await sql`select moderate_post(${id}, ${state!})`
  }
  await insertRows(sql, 'hub_bans', toBans(context))
  await insertRows(
    sql,
    'hub_notes',
    NOTES.map(({ hub, who, by, text, hoursAgo }) => ({
      id: clock.idAt(clock.ago(hoursAgo * HOUR)),
      hubId: cast.hub(hub).id,
      userId: cast.person(who).id,
      byId: cast.person(by).id,
      text,
      createdAt: momentOf(clock.ago(hoursAgo * HOUR)),
    })),
  )
  const { rules } = AUTOMOD
  await insertRows(sql, 'hub_automods', [
    {
      hubId: cast.hub(AUTOMOD.hub).id,
      isOn: true,
      rules,
      tried: rules,
      updatedAt: momentOf(clock.ago(13 * DAY)),
    },
  ])
  await insertQueue(sql, posts, context)
}

function toLog({ id, at, hub, action, by, to, post, rule, reason, detail }: WrittenAct) {
  return {
    id,
    hubId: hub.id,
    action,
    byId: by?.id ?? null,
    isAutomod: by === null,
    userId: to?.id ?? null,
    postId: post?.id ?? null,
    rule,
    reason,
    detail,
    createdAt: momentOf(at),
  }
}

function toBans({ cast, clock }: DemoContext) {
  return OUTCASTS.map(({ from, who, by, reason, days, daysAgo }) => ({
    hubId: cast.hub(from).id,
    userId: cast.person(who).id,
    byId: cast.person(by).id,
    reason,
    until: momentOf(clock.ago((daysAgo - days) * DAY)),
    createdAt: momentOf(clock.ago(daysAgo * DAY)),
  }))
}

async function insertQueue(sql: Sql, posts: WrittenPost[], { cast, clock }: DemoContext) {
  const reports = REPORTS.map(({ kind, about, by, reason, rule, detail = '' }) => {
    const comment = kind === 'comment' ? cast.comment(about) : null
    const post = comment?.post ?? cast.post(about)
    const { id: thingId, at: since } = comment ?? post
    const at = clock.after(since, HOUR)
    const title = rule === undefined ? null : post.hub!.rules[rule]!.title
    return {
      kind,
      thingId,
      comment,
      post,
      at,
      reporterId: cast.person(by).id,
      reason,
      title,
      detail,
    }
  })
  await insertRows(
    sql,
    'reports',
    reports.map(({ kind, thingId, post, at, reporterId, reason, title, detail }) => ({
      id: clock.idAt(at),
      reporterId,
      kind,
      thingId,
      hubId: post.hub!.id,
      reason,
      rule: title,
      detail,
      state: 'open',
      createdAt: momentOf(at),
    })),
  )

  const things = new Map(reports.map((report) => [report.thingId, report]))
  const reported = [...things.values()].map(({ thingId, post, comment, at }) => ({
    ...toQueue(post, at, clock),
    commentId: comment?.id ?? null,
    reportCount: reports.filter((report) => report.thingId === thingId).length,
    heldFor: null,
  }))
  const held = posts
    .filter(({ state }) => state === 'held')
    .map((post) => ({
      ...toQueue(post, post.at, clock),
      commentId: null,
      reportCount: 0,
      heldFor: AUTOMOD.heldFor,
    }))
  await insertRows(sql, 'mod_queue', [...reported, ...held])
}

function toQueue({ id, hub }: WrittenPost, at: number, clock: Clock) {
  return { id: clock.idAt(at), hubId: hub!.id, postId: id, createdAt: momentOf(at) }
}
