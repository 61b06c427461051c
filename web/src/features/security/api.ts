import { authApi, type PasswordChange } from '@jes/contract/auth'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMe } from '#features/auth/me.ts'
import { call } from '#lib/api.ts'

/** The devices where I am signed in. */
export function sessions() {
  return queryOptions({
    queryKey: ['me', 'sessions'],
    queryFn: ({ signal }) => call(authApi.sessions, {}, signal),
    select: ({ sessions }) => sessions,
    // Who looks here suspects something: never an old list.
    staleTime: 0,
  })
}

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(authApi.endSession, { params: { id } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: sessions().queryKey }),
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => call(authApi.changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessions().queryKey }),
  })
}

export function useSetUpTwoFactor() {
  return useMutation({ mutationFn: () => call(authApi.setUpTwoFactor, {}), gcTime: 0 })
}

export function useEnableTwoFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { code: string }) => call(authApi.enableTwoFactor, { body }),
    onSuccess: () => changeMe(queryClient, { twoFactor: true }),
    gcTime: 0,
  })
}

export function useDisableTwoFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { code: string }) => call(authApi.disableTwoFactor, { body }),
    onSuccess: () => changeMe(queryClient, { twoFactor: false }),
  })
}
