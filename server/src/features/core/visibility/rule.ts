import type { Fragment, Sql } from '#lib/db.ts'

/** Who keeps what deleted members left behind: nobody can find, follow or suggest them. */
export const DELETED_USER_ID = '1'

/**
 * The one rule of who sees what. Every list, count, search, room and preview of
 * posts puts this into its `where`, with `post_stats` called `s`.
 */
export function isVisible(sql: Sql, viewerId: string | null) {
  return sql`(s.is_live and ${isFor(sql, viewerId)})`
}

/** For the lists of everything: what anybody may see, of people and hubs that the viewer wants to meet. */
export function isPublic(sql: Sql, viewerId: string | null) {
  return sql`
    (s.is_live and not s.is_private and ${isNotShunned(sql, viewerId, sql`s.author_id`)}
      and ${isOfNoMutedHub(sql, viewerId)})`
}

/** For lists of what is near to the viewer, private hubs among it: visible, of people and hubs that they want to meet. */
export function isWelcome(sql: Sql, viewerId: string | null) {
  return sql`
    (${isVisible(sql, viewerId)} and ${isNotMuted(sql, viewerId, sql`s.author_id`)}
      and ${isOfNoMutedHub(sql, viewerId)})`
}

/** For the page of one post: what its hub's team removed or holds, its author and the team can still read. */
export function isReadable(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return isVisible(sql, null)
  return sql`
    ((s.is_live or (s.is_held and (s.author_id = ${viewerId} or ${isOfTeam(sql, viewerId)})))
      and ${isFor(sql, viewerId)})`
}

/** True in SQL where the viewer looks after the hub of the post. */
export function isOfTeam(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`false`
  return sql`
    (s.hub_id is not null and s.hub_id = any (array(
      select m.hub_id from hub_members m where m.user_id = ${viewerId} and m.role <> 'member'
    )))`
}

/** Nobody stands between them by a block, and it is not in a private hub, or in one of the viewer's. */
function isFor(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`not s.is_private`
  return sql`
    (not s.is_private or s.hub_id = any (array(
      select m.hub_id from hub_members m where m.user_id = ${viewerId}
    )))
    and ${isNotBlocked(sql, viewerId, sql`s.author_id`)}`
}

/** Those whom the viewer blocked or who blocked the viewer: for queries that ask of many people, and are quicker planned with a list. */
export async function listBlocked(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return []
  const rows = await sql<{ id: string }[]>`${selectBlocked(sql, viewerId)}`
  return rows.map(({ id }) => id)
}

/** The same, with those whom the viewer muted, and whether they muted words: of these, comments are folded. */
export async function listShunned(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return { blocked: [], muted: { ids: [], hasWords: false } }
  const [row] = await sql<{ blocked: string[]; ids: string[]; hasWords: boolean }[]>`
    select array(${selectBlocked(sql, viewerId)}) as blocked, array(${selectMuted(sql, viewerId)}) as ids,
      exists (select from users me where me.id = ${viewerId} and me.muted_query is not null) as has_words`
  const { blocked, ...muted } = row!
  return { blocked, muted }
}

/** True in SQL unless one of the two has blocked the other; the blocks of the viewer are read once a query. */
export function isNotBlocked(sql: Sql, viewerId: string | null, otherId: Fragment) {
  if (viewerId === null) return sql`true`
  return sql`${otherId} <> all (array(${selectBlocked(sql, viewerId)}))`
}

/** For lists of people, and of what they do: no block stands between them, and the viewer has not muted them. */
export function isNotShunned(sql: Sql, viewerId: string | null, otherId: Fragment) {
  if (viewerId === null) return sql`true`
  return sql`
    ${otherId} <> all (array(
      ${selectBlocked(sql, viewerId)}
      union all
      ${selectMuted(sql, viewerId)}
    ))`
}

/** Where a list is shown: in that of one hub, it does not count whether the viewer muted the hub. */
export type MuteScope = 'anywhere' | 'inHub'

/**
 * For posts that are about to be shown in a list, few at a time: nothing of people, hubs and words that the viewer
 * muted, but for what they wrote themselves.
 */
export function isUnmuted(sql: Sql, viewerId: string | null, place: MuteScope) {
  if (viewerId === null) return sql`true`
  return sql`
    (${isNotMuted(sql, viewerId, sql`s.author_id`)} and ${hasNoMutedWord(sql, viewerId)}
      and ${place === 'inHub' ? sql`true` : isOfNoMutedHub(sql, viewerId)})`
}

/**
 * True in SQL unless the post holds a word that the viewer muted; most have muted none, and pay for one look at that.
 * The words of each post are asked by its id: for a `not exists` every post that holds such a word may be searched out.
 */
export function hasNoMutedWord(sql: Sql, viewerId: string) {
  return sql`
    ((select me.muted_query is null from users me where me.id = ${viewerId})
      or s.author_id = ${viewerId}
      or (
        select k.words @@ (select me.muted_query::tsquery from users me where me.id = ${viewerId})
        from post_search k where k.post_id = s.post_id
      ) is not true)`
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

function selectBlocked(sql: Sql, viewerId: string) {
  return sql`
    select x.blocked_id as id from blocks x where x.blocker_id = ${viewerId}
    union all
    select x.blocker_id from blocks x where x.blocked_id = ${viewerId}`
}

function selectMutedHubs(sql: Sql, viewerId: string) {
  return sql`select x.hub_id from hub_mutes x where x.user_id = ${viewerId}`
}

function selectMuted(sql: Sql, viewerId: string) {
  return sql`select x.muted_id as id from mutes x where x.muter_id = ${viewerId}`
}
