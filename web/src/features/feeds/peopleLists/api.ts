import { type PeopleList, peopleListApi } from '@jes/contract/feeds/peopleLists'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchLists } from '#features/people/listPicker/api.ts'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'
import { toast } from '#lib/toasts.ts'

/** A list of people, or null: there is none, or none for this viewer. */
export function peopleListOf(id: string) {
  return queryOptions({
    queryKey: keyFor('people lists', 'one', id),
    queryFn: ({ signal }) =>
      call(peopleListApi.find, { params: { id } }, signal).then(({ list }) => list, nullIfAbsent),
  })
}

export function peopleOn(id: string) {
  return pagedQuery(keyFor('lists', 'people', 'on list', id), (cursor, signal) =>
    call(peopleListApi.people, { params: { id }, query: { cursor } }, signal),
  )
}

export function postsOfList(id: string) {
  return pagedQuery(keyFor('lists', 'posts', 'people list', id), (cursor, signal) =>
    call(peopleListApi.posts, { params: { id }, query: { cursor } }, signal),
  )
}

/** Shown at once, and taken back if the server refuses. */
export async function followList(client: QueryClient, { _id: id }: PeopleList, follows: boolean) {
  const { queryKey } = peopleListOf(id)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (list) => list && { ...list, isFollowed: follows })
  try {
    await call(peopleListApi.follow, { params: { id }, body: { follows } })
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
  await refetchLists(client)
}

/** True if it is gone. */
export async function removeList(client: QueryClient, { _id: id }: PeopleList) {
  try {
    await call(peopleListApi.remove, { params: { id } })
    await refetchLists(client)
    return true
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
    return false
  }
}

function nullIfAbsent(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
