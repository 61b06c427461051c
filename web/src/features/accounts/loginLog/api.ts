import { authApi } from '@jes/contract/accounts/auth'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What touched my account, latest first. */
export function loginEvents() {
  return infiniteQueryOptions({
    queryKey: ['me', 'logins'],
    queryFn: ({ pageParam, signal }) =>
      call(authApi.logins, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // Who looks here suspects something: never an old list.
    staleTime: 0,
  })
}
