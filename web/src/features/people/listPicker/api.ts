import { type NewPeopleList, type PeopleList, peopleListApi } from '@jes/contract/feeds/peopleLists'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { toast } from '#lib/toasts.ts'

/** My lists of people, those that I follow, and those that I am on. */
export function peopleLists() {
  return queryOptions({
    queryKey: keyFor('people lists', 'mine'),
    queryFn: ({ signal }) => call(peopleListApi.list, {}, signal),
  })
}

/** Which of my lists somebody is on. */
export function listsHolding(userId: string) {
  return queryOptions({
    queryKey: keyFor('people lists', 'holding', userId),
    queryFn: ({ signal }) => call(peopleListApi.holding, { params: { userId } }, signal),
  })
}

export async function createList(client: QueryClient, body: NewPeopleList) {
  const { list } = await call(peopleListApi.create, { body })
  await refetchLists(client)
  return list
}

export async function changeList(client: QueryClient, id: string, body: NewPeopleList) {
  const { list } = await call(peopleListApi.change, { params: { id }, body })
  await refetchLists(client)
  return list
}

type Placing = { list: Pick<PeopleList, '_id'>; userId: string; isOn: boolean }

/** Shown at once, and taken back if the server refuses. */
export async function placeOnList(client: QueryClient, { list, userId, isOn }: Placing) {
  const { queryKey } = listsHolding(userId)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (held) => {
    const others = held?.ids.filter((id) => id !== list._id) ?? []
    return { ids: isOn ? [...others, list._id] : others }
  })
  try {
    const endpoint = isOn ? peopleListApi.add : peopleListApi.takeOff
    await call(endpoint, { params: { id: list._id, userId } })
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
  await refetchLists(client)
  await client.invalidateQueries({ queryKey: keyFor('lists', 'people', 'on list', list._id) })
  await client.invalidateQueries({ queryKey: keyFor('lists', 'posts', 'people list', list._id) })
}

/** Every page that names a list, its people or how many they are. */
export function refetchLists(client: QueryClient) {
  return client.invalidateQueries({ queryKey: keyFor('people lists') })
}
