import { userApi } from '@jes/contract/core/users'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export type PeopleList = 'followers' | 'following'

/** Who follows a member, or whom they follow. */
export function peopleOf(userId: string, list: PeopleList) {
  return infiniteQueryOptions({
    queryKey: ['follows', list, userId],
    queryFn: ({ pageParam, signal }) =>
      call(userApi[list], { params: { id: userId }, query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
