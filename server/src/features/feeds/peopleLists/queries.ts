import type { ListedUser } from '@jes/contract/core/users'
import { MOST_FOLLOWED_LISTS, MOST_LISTS, type PeopleList } from '@jes/contract/feeds/peopleLists'
import { selectSummary, userJson } from '#features/core/users/queries.ts'
import { selectStanding } from '#features/core/users/standing.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

const FACES = 3

/** SQL condition: the list `l` is the viewer's own, or public and of nobody behind a block. */
export function isSeenList(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`l.is_public`
  return sql`
    (l.owner_id = ${viewerId} or (l.is_public and ${isNotBlocked(sql, viewerId, sql`l.owner_id`)}))`
}

/** A list that the viewer may see; any other does not exist. */
export async function expectList(sql: Sql, id: string, viewerId: string | null) {
  const [list] = await selectLists(sql, viewerId, sql`from people_lists l where l.id = ${id}`)
  if (!list) throw notFound()
  return list
}

/** All that stand beside each other on one page; none of the three grows without an end. */
export async function listLists(sql: Sql, viewerId: string) {
  const [own, followed, withMe] = await Promise.all([
    selectLists(
      sql,
      viewerId,
      sql`from people_lists l where l.owner_id = ${viewerId}`,
      sql`order by l.id desc ${limitTo(sql, MOST_LISTS)}`,
    ),
    selectLists(
      sql,
      viewerId,
      sql`from people_list_follows f join people_lists l on l.id = f.list_id where f.user_id = ${viewerId}`,
      sql`order by f.created_at desc, l.id desc ${limitTo(sql, MOST_FOLLOWED_LISTS)}`,
    ),
    selectLists(
      sql,
      viewerId,
      sql`
        from people_list_members m join people_lists l on l.id = m.list_id
        where m.user_id = ${viewerId} and l.owner_id <> ${viewerId}`,
      sql`order by m.created_at desc, l.id desc ${limitTo(sql, MOST_LISTS)}`,
    ),
  ])
  return { own, followed, withMe }
}

function selectLists(sql: Sql, viewerId: string | null, from: Fragment, order = sql``) {
  const isMine = viewerId === null ? sql`false` : sql`l.owner_id = ${viewerId}`
  return sql<PeopleList[]>`
    select l.id as _id, l.name, l.about, l.is_public, ${isMine} as is_own,
      (select ${userJson(sql, 'o')} from users o where o.id = l.owner_id) as owner,
      (select count(*)::int from people_list_members x where x.list_id = l.id) as people_count,
      array(${selectFaces(sql, viewerId)}) as faces,
      case when ${isMine} then (
        select count(*)::int from people_list_follows x where x.list_id = l.id) end as follower_count,
      exists (
        select from people_list_follows x where x.list_id = l.id and x.user_id = ${viewerId}) as is_followed,
      exists (
        select from people_list_members x where x.list_id = l.id and x.user_id = ${viewerId}) as has_me
    ${from} and ${isSeenList(sql, viewerId)}
    ${order}`
}

function selectFaces(sql: Sql, viewerId: string | null) {
  return sql`
    select ${userJson(sql, 'p')}
    from people_list_members x
    join users p on p.id = x.user_id
    where x.list_id = l.id and ${isNotBlocked(sql, viewerId, sql`x.user_id`)}
    order by x.created_at desc, x.user_id desc
    ${limitTo(sql, FACES)}`
}

/** Who is on a list that the viewer may see, the latest first. */
export async function listPeople(
  sql: Sql,
  listId: string,
  { cursor, limit }: PageRequest,
  viewerId: string | null,
) {
  await expectList(sql, listId, viewerId)
  const [addedAt, id] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const rows = await sql<(ListedUser & { addedAt: string })[]>`
    select ${selectSummary(sql)}, u.bio, m.created_at as added_at,
      ${selectStanding(sql, viewerId)}
    from people_list_members m
    join users u on u.id = m.user_id
    where m.list_id = ${listId} and ${isNotBlocked(sql, viewerId, sql`m.user_id`)}
      ${id ? sql`and (m.created_at, m.user_id) < (${addedAt!}, ${id})` : sql``}
    order by m.created_at desc, m.user_id desc
    ${limitTo(sql, limit + 1)}`
  const page = cutPage(rows, limit, (last) => writeCursor(last.addedAt, last._id))
  return { users: page.shown, nextCursor: page.nextCursor }
}

/** Which of the viewer's lists somebody is on. */
export async function listHolding(sql: Sql, viewerId: string, userId: string) {
  const rows = await sql<{ id: string }[]>`
    select l.id from people_lists l
    join people_list_members m on m.list_id = l.id and m.user_id = ${userId}
    where l.owner_id = ${viewerId}
    order by l.id desc`
  return { ids: rows.map(({ id }) => id) }
}
