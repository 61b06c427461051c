import { authApi, type OwnUser } from '@jes/contract/accounts/auth'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { useSession } from '#lib/session.ts'

/** My own account, while I am signed in. */
export function me() {
  return queryOptions({
    queryKey: keyFor('me'),
    queryFn: ({ signal }) => call(authApi.me, {}, signal),
    enabled: () => useSession.getState().isAuthenticated,
  })
}

/** Whether the role counts: staff with the second factor that it needs. */
export function isAtDesk({ role, needsTwoFactor }: OwnUser) {
  return role !== 'member' && !needsTwoFactor
}

export function setMe(queryClient: QueryClient, user: OwnUser) {
  queryClient.setQueryData(me().queryKey, { user })
}

export function changeMe(queryClient: QueryClient, change: Partial<OwnUser>) {
  queryClient.setQueryData(me().queryKey, (mine) => mine && { user: { ...mine.user, ...change } })
}
