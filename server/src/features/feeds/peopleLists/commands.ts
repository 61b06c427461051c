import {
  MOST_FOLLOWED_LISTS,
  MOST_LIST_PEOPLE,
  MOST_LISTS,
  type NewPeopleList,
  type PeopleListChange,
} from '@jes/contract/feeds/peopleLists'
import { because } from '@jes/contract/lib/refusals/because'
import { expectUserId } from '#features/core/users/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectList } from './queries.ts'

export async function createList(
  sql: Sql,
  { id }: Viewer,
  { name, about, isPublic }: NewPeopleList,
) {
  await sql`select from users where id = ${id} for no key update`
  const held = await sql`select from people_lists where owner_id = ${id}`
  if (held.length >= MOST_LISTS) throw refuse(because('feeds.lists_full', { max: MOST_LISTS }))
  const [{ listId }] = await sql<[{ listId: string }]>`
    insert into people_lists (owner_id, name, about, is_public)
    values (${id}, ${name}, ${about}, ${isPublic})
    returning id as list_id`
  return expectList(sql, listId, id)
}

/** Who followed a list that becomes private has to follow it again when it is public again. */
export function changeList(viewer: Viewer, listId: string, change: PeopleListChange) {
  return sql.begin(async (sql) => {
    await lockOwn(sql, viewer, listId)
    const { name = null, about = null, isPublic = null } = change
    await sql`
      update people_lists
      set name = coalesce(${name}, name), about = coalesce(${about}, about),
        is_public = coalesce(${isPublic}, is_public)
      where id = ${listId}`
    if (isPublic === false) await sql`delete from people_list_follows where list_id = ${listId}`
    return expectList(sql, listId, viewer.id)
  })
}

export async function removeList(viewer: Viewer, listId: string) {
  const { count } = await sql`
    delete from people_lists where id = ${listId} and owner_id = ${viewer.id}`
  if (count === 0) throw notFound()
}

export function addToList(viewer: Viewer, listId: string, userId: string) {
  return sql.begin(async (sql) => {
    await lockOwn(sql, viewer, listId)
    await expectUserId(sql, userId, viewer.id)
    const left = await sql`
      select from people_list_leavers where list_id = ${listId} and user_id = ${userId}`
    if (left.length > 0) throw refuse('feeds.list_left')
    await sql`
      insert into people_list_members (list_id, user_id) values (${listId}, ${userId})
      on conflict do nothing`
    const peopleCount = await countPeople(sql, listId)
    if (peopleCount > MOST_LIST_PEOPLE)
      throw refuse(because('feeds.list_full', { max: MOST_LIST_PEOPLE }))
    return { isOnList: true, peopleCount }
  })
}

/** An owner takes anybody off; others take themselves off a list that they can see, and are not put on it again. */
export function takeOffList(viewer: Viewer, listId: string, userId: string) {
  return sql.begin(async (sql) => {
    const { isOwn } = await expectList(sql, listId, viewer.id)
    if (!isOwn && userId !== viewer.id) throw notFound()
    const { count } = await sql`
      delete from people_list_members where list_id = ${listId} and user_id = ${userId}`
    if (!isOwn && count > 0)
      await sql`
        insert into people_list_leavers (list_id, user_id) values (${listId}, ${userId})
        on conflict do nothing`
    return { isOnList: false, peopleCount: await countPeople(sql, listId) }
  })
}

export function followList(viewer: Viewer, listId: string) {
  return sql.begin(async (sql) => {
    await sql`select from users where id = ${viewer.id} for no key update`
    // Held until the end, so that a list that becomes private meanwhile ends this follow too.
    await sql`select from people_lists where id = ${listId} for key share`
    const { isOwn } = await expectList(sql, listId, viewer.id)
    if (isOwn) throw invalid({ id: 'feeds.list_own' })
    await sql`
      insert into people_list_follows (user_id, list_id) values (${viewer.id}, ${listId})
      on conflict do nothing`
    const followed = await sql`select from people_list_follows where user_id = ${viewer.id}`
    if (followed.length > MOST_FOLLOWED_LISTS)
      throw refuse(because('feeds.list_follows_full', { max: MOST_FOLLOWED_LISTS }))
    return { follows: true }
  })
}

export async function unfollowList(viewer: Viewer, listId: string) {
  await expectList(sql, listId, viewer.id)
  await sql`
    delete from people_list_follows where user_id = ${viewer.id} and list_id = ${listId}`
  return { follows: false }
}

/** Locks a list of the viewer's own; any other does not exist. */
async function lockOwn(sql: Sql, viewer: Viewer, listId: string) {
  const rows = await sql`
    select from people_lists where id = ${listId} and owner_id = ${viewer.id} for update`
  if (rows.length === 0) throw notFound()
}

async function countPeople(sql: Sql, listId: string) {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from people_list_members where list_id = ${listId}`
  return row.count
}
