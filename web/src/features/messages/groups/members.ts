import { groupApi } from '@jes/contract/messages/groups'
import type { Talk } from '@jes/contract/messages/talks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Who is in a group, and who was. */
export function membersOf(id: string) {
  return queryOptions({
    queryKey: keyFor('members', id),
    queryFn: ({ signal }) => call(groupApi.members, { params: { id } }, signal),
  })
}

/** Somebody of a talk; null of a group while its people are not known, and of somebody who left it long ago. */
export function usePersonIn({ _id, user, group }: Talk, userId: string | null) {
  // The list of talks knows who wrote last, and needs nobody else.
  const isLast = group?.lastBy?._id === userId
  const enabled = group !== null && userId !== null && !isLast
  const { data } = useQuery({ ...membersOf(_id), enabled })
  if (!group) return user
  if (isLast) return group.lastBy
  const people = data ? [...data.members.map((member) => member.user), ...data.former] : []
  return people.find((one) => one._id === userId) ?? null
}
