import { authApi } from '@jes/contract/accounts/auth'
import { useMutation } from '@tanstack/react-query'
import { forgetActs, mayLeave } from '#features/core/outbox/leaving.ts'
import { ApiError, send, withToken } from '#lib/api.ts'
import { navigate } from '#lib/history.ts'
import { forgetAccount } from '#lib/knownAccounts.ts'
import { clearUser, useSession } from '#lib/session.ts'
import { sayRefusal } from './refusal.ts'

/** Here the session ends whatever the server says; elsewhere only if the server ended it. */
export function useLogOut() {
  return useMutation({
    mutationFn: async ({ all = false }: { all?: boolean }) => {
      if (!(await mayLeave())) return false
      const userId = useSession.getState().user?._id
      const leave = (token: string | null) => send(authApi.logout, { body: { all } }, token)
      await withToken(leave, true).catch((error: unknown) => {
        if (all && !hasEnded(error)) throw error
      })
      if (userId) {
        forgetAccount(userId)
        await forgetActs(userId)
      }
      return true
    },
    onSuccess(hasLeft) {
      if (!hasLeft) return
      navigate('/')
      clearUser()
    },
    onError: sayRefusal,
  })
}

function hasEnded(error: unknown) {
  return error instanceof ApiError && error.code === 'unauthenticated'
}
