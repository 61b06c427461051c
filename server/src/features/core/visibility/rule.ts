import type { Fragment, Sql } from '#lib/db.ts'

/** The deleted user, who owns what deleted members left: nobody can find, follow or be suggested this user. */
export const DELETED_USER_ID = '1'

/** An id, null for a visitor, or a column of a statement for many members, where it is never null. */
export type ViewerId = string | Fragment | null

/**
 * The one rule of who sees what. Every list, count, search, socket room and preview of posts puts it into its
 * `where`, with `post_stats` as `s`.
 */
export function isVisible(sql: Sql, viewerId: ViewerId) {
  return sql`(s.is_live and ${isFor(sql, viewerId)})`
}

/** For all who are in these private hubs alike, before what each of them blocked or muted is left out. */
export function isVisibleIn(sql: Sql, hubIds: string[]) {
  return sql`(s.is_live and (not s.is_private or s.hub_id = any(${hubIds}::bigint[])))`
}

/** For lists of everything: public posts, without people and hubs that the viewer muted. */
export function isPublic(sql: Sql, viewerId: string | null) {
  return sql`
    (s.is_live and not s.is_private and ${isNotShunned(sql, viewerId, sql`s.author_id`)}
      and ${isOfNoMutedHub(sql, viewerId)})`
}

/** For lists close to the viewer, private hubs included: visible posts, without people and hubs that the viewer muted. */
export function isWelcome(sql: Sql, viewerId: string | null) {
  return sql`
    (${isVisible(sql, viewerId)} and ${isNotMuted(sql, viewerId, sql`s.author_id`)}
      and ${isOfNoMutedHub(sql, viewerId)})`
}

/** For the page of one post: its author and the hub's team can still read what the team removed or holds. */
export function isReadable(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return isVisible(sql, null)
  return sql`
    ((s.is_live or (s.is_held and (s.author_id = ${viewerId} or ${isOfTeam(sql, viewerId)})))
      and ${isFor(sql, viewerId)})`
}

/** SQL condition: the viewer is in the team of the post's hub. */
export function isOfTeam(sql: Sql, viewerId: ViewerId) {
  if (viewerId === null) return sql`false`
  return sql`
    (s.hub_id is not null and s.hub_id = any (array(
      select m.hub_id from hub_members m where m.user_id = ${viewerId} and m.role <> 'member'
    )))`
}

/** No block between author and viewer, and the viewer is in the private hub, or among those for whom the post is. */
export function isFor(sql: Sql, viewerId: ViewerId) {
  if (viewerId === null) return sql`not s.is_private`
  return sql`
    (not s.is_private or s.hub_id = any (array(
      select m.hub_id from hub_members m where m.user_id = ${viewerId}
    )) or ${isInAudience(sql, viewerId)})
    and ${isNotBlocked(sql, viewerId, sql`s.author_id`)}`
}

/**
 * Of a private post outside hubs: it is for its author, for whom it mentions, and for followers unless it is for the
 * mentioned alone. Looked up post by post, since few posts are private.
 */
function isInAudience(sql: Sql, viewerId: string | Fragment) {
  return sql`
    (s.hub_id is null and (
      s.author_id = ${viewerId}
      or (s.audience is distinct from 'mentioned' and (
        select true from follows f where f.follower_id = ${viewerId} and f.followed_id = s.author_id))
      or (select true from post_mentions m where m.post_id = s.post_id and m.user_id = ${viewerId})
    ) is true)`
}

/**
 * The ids of those whom the viewer blocked or who blocked the viewer: queries about many people are planned faster with a
 * list.
 */
export async function listBlocked(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return []
  const rows = await sql<{ id: string }[]>`${selectBlocked(sql, viewerId)}`
  return rows.map(({ id }) => id)
}

/** The same with those whom the viewer muted, and whether the viewer muted words: comments of these are folded. */
export async function listShunned(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return { blocked: [], muted: { ids: [], hasWords: false } }
  const [row] = await sql<{ blocked: string[]; ids: string[]; hasWords: boolean }[]>`
    select array(${selectBlocked(sql, viewerId)}) as blocked, array(${selectMuted(sql, viewerId)}) as ids,
      exists (select from users me where me.id = ${viewerId} and me.muted_query is not null) as has_words`
  const { blocked, ...muted } = row!
  return { blocked, muted }
}

/** SQL condition: neither has blocked the other; the viewer's blocks are read once a query. */
export function isNotBlocked(sql: Sql, viewerId: ViewerId, otherId: Fragment) {
  if (viewerId === null) return sql`true`
  return sql`${otherId} <> all (array(${selectBlocked(sql, viewerId)}))`
}

/** For lists of people and their actions: no block between them, and not muted by the viewer. */
export function isNotShunned(sql: Sql, viewerId: ViewerId, otherId: Fragment) {
  if (viewerId === null) return sql`true`
  return sql`
    ${otherId} <> all (array(
      ${selectBlocked(sql, viewerId)}
      union all
      ${selectMuted(sql, viewerId)}
    ))`
}

/** Where a list is shown: in the list of one hub, a mute of that hub does not apply. */
export type MuteScope = 'anywhere' | 'inHub'

/**
 * For the few posts about to be shown in a list: without people, hubs and words that the viewer muted, except the
 * viewer's own, and without posts that the viewer hid.
 */
export function isUnmuted(sql: Sql, viewerId: string | null, place: MuteScope) {
  if (viewerId === null) return sql`true`
  return sql`
    (${isNotMuted(sql, viewerId, sql`s.author_id`)} and ${hasNoMutedWord(sql, viewerId)} and ${isNotHidden(sql, viewerId)}
      and ${place === 'inHub' ? sql`true` : isOfNoMutedHub(sql, viewerId)})`
}

/**
 * SQL condition: the post holds no word that the viewer muted; most members muted none and pay one lookup. The words of
 * each post are read by its id: a `not exists` could be planned as a search for all posts with such a word.
 */
export function hasNoMutedWord(sql: Sql, viewerId: string | Fragment) {
  return sql`
    ((select me.muted_query is null from users me where me.id = ${viewerId})
      or s.author_id = ${viewerId}
      or (
        select k.words @@ (select me.muted_query::tsquery from users me where me.id = ${viewerId})
        from post_search k where k.post_id = s.post_id
      ) is not true)`
}

/** Looked up post by post: who hides much would otherwise have a long list read for every page. */
function isNotHidden(sql: Sql, viewerId: string) {
  return sql`
    (select true from hidden_posts x where x.user_id = ${viewerId} and x.post_id = s.post_id) is not true`
}

/** For lists of hubs, and of what is in them, before anything in them is read. */
export function isNoMutedHub(sql: Sql, viewerId: string | null, hubId: Fragment) {
  if (viewerId === null) return sql`true`
  return sql`${hubId} <> all (array(${selectMutedHubs(sql, viewerId)}))`
}

function isOfNoMutedHub(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`true`
  return sql`
    ((s.hub_id = any (array(${selectMutedHubs(sql, viewerId)}))) is not true or s.author_id = ${viewerId})`
}

function isNotMuted(sql: Sql, viewerId: string | null, otherId: Fragment) {
  if (viewerId === null) return sql`true`
  return sql`${otherId} <> all (array(${selectMuted(sql, viewerId)}))`
}

function selectBlocked(sql: Sql, viewerId: string | Fragment) {
  return sql`
    select x.blocked_id as id from blocks x where x.blocker_id = ${viewerId}
    union all
    select x.blocker_id from blocks x where x.blocked_id = ${viewerId}`
}

function selectMutedHubs(sql: Sql, viewerId: string) {
  return sql`select x.hub_id from hub_mutes x where x.user_id = ${viewerId}`
}

function selectMuted(sql: Sql, viewerId: string | Fragment) {
  return sql`select x.muted_id as id from mutes x where x.muter_id = ${viewerId}`
}
