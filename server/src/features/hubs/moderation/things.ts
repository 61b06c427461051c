import type { HubRule } from '@jes/contract/hubs/hubs'
import { isNotBlocked, isReadable } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { forbidden, invalid, notFound, refuse } from '#lib/errors.ts'

export type State = 'live' | 'held' | 'removed'

/** A post or comment that the team decides about. */
type Thing = {
  postId: string
  authorId: string
  hubId: string
  state: State
  rules: HubRule[]
}
export type ModeratedPost = Thing & { isLocked: boolean; isHubPinned: boolean }
export type ModeratedComment = Thing & { commentId: string; editedAt: string | null }

/** The post, for the team of its hub, regardless of blocks; locked until the transaction ends. */
export async function lockPost(sql: Sql, id: string, viewerId: string) {
  const [post] = await sql<(ModeratedPost & { isTeam: boolean })[]>`
    select p.id as post_id, p.author_id, h.id as hub_id, p.state, h.rules, p.is_locked, p.is_hub_pinned,
      ${isTeamOf(sql, viewerId)} as is_team
    from posts p
    join hubs h on h.id = p.hub_id
    where p.id = ${id} and p.state <> 'deleted' and h.closed_at is null
    for no key update of p`
  if (post?.isTeam) return post
  return refuseTeamOnly(
    sql,
    sql`
    select from post_stats s where s.post_id = ${id} and ${isReadable(sql, viewerId)}`,
  )
}

/** The same for a comment. The lock on its post is enough: deleting, editing and holding a comment take it first. */
export async function lockComment(sql: Sql, id: string, viewerId: string) {
  await sql`
    select from posts p where p.id = (select c.post_id from comments c where c.id = ${id})
    for no key update`
  const [comment] = await sql<(ModeratedComment & { isTeam: boolean })[]>`
    select c.id as comment_id, p.id as post_id, c.author_id, h.id as hub_id, c.state, c.edited_at, h.rules,
      ${isTeamOf(sql, viewerId)} as is_team
    from comments c
    join posts p on p.id = c.post_id and p.state <> 'deleted'
    join hubs h on h.id = p.hub_id
    where c.id = ${id} and c.state <> 'deleted' and h.closed_at is null`
  if (comment?.isTeam) return comment
  return refuseTeamOnly(
    sql,
    sql`
    select from comments c
    join post_stats s on s.post_id = c.post_id
    where c.id = ${id} and c.state = 'live' and ${isNotBlocked(sql, viewerId, sql`c.author_id`)}
      and ${isReadable(sql, viewerId)}`,
  )
}

function isTeamOf(sql: Sql, viewerId: string) {
  return sql`exists (
    select from hub_members m where m.hub_id = h.id and m.user_id = ${viewerId} and m.role <> 'member')`
}

/** What they may not see does not exist. */
async function refuseTeamOnly(sql: Sql, seen: Fragment): Promise<never> {
  const rows = await sql`${seen}`
  throw rows.length > 0 ? forbidden() : notFound()
}

/** The current title of the broken rule. */
export function titleOfRule(rules: HubRule[], place: number | null | undefined) {
  if (place === null || place === undefined) return null
  const rule = rules[place]
  if (!rule) throw invalid({ rule: 'core.rule_missing' })
  return rule.title
}

/** Nobody decides about their own post or comment: another of the team does, or the staff of the site. */
export function expectNotOwn({ authorId }: Thing, viewerId: string) {
  if (authorId === viewerId) throw refuse('hubs.own_writing')
}

export function expectNotRemoved({ state }: Thing) {
  if (state === 'removed') throw refuse('core.removed_already')
}

export function expectRemoved({ state }: Thing) {
  if (state !== 'removed') throw refuse('core.not_removed')
}

/** A team cannot restore what the staff of the site removed. */
export async function expectNotOfSite(sql: Sql, postId: string, commentId: string | null = null) {
  if (await isRemovedBySite(sql, postId, commentId)) throw refuse('hubs.removed_by_staff')
}

export async function isRemovedBySite(sql: Sql, postId: string, commentId: string | null) {
  const [last] = await sql<{ isOfSite: boolean }[]>`
    select l.hub_id is null and l.action in ('removePost', 'removeComment') as is_of_site
    from mod_log l
    where l.post_id = ${postId} and l.comment_id is not distinct from ${commentId}
      and l.action in ('removePost', 'restorePost', 'removeComment', 'restoreComment')
    order by l.id desc
    limit 1`
  return last?.isOfSite ?? false
}
