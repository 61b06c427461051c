import { authApi } from '@jes/contract/accounts/auth'
import { useMutation } from '@tanstack/react-query'
import { ApiError, send, withToken } from '#lib/api.ts'
import { navigate } from '#lib/history.ts'
import { clearUser } from '#lib/session.ts'
import { sayRefusal } from './refusal.ts'

/** Here the session ends whatever the server says; elsewhere only if the server ended it. */
export function useLogOut() {
  return useMutation({
    mutationFn: async ({ all = false }: { all?: boolean }) => {
      const leave = (token: string | null) => send(authApi.logout, { body: { all } }, token)
      await withToken(leave, true).catch((error: unknown) => {
        if (all && !hasEnded(error)) throw error
      })
    },
    onSuccess() {
      navigate('/')
      clearUser()
    },
    onError: sayRefusal,
  })
}

function hasEnded(error: unknown) {
  return error instanceof ApiError && error.code === 'unauthenticated'
}
