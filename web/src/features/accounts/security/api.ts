import { authApi, type PasswordChange } from '@jes/contract/accounts/auth'
import type { StepUp } from '@jes/contract/accounts/stepUp'
import { type TwoFactorStart, twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMe, me } from '#features/core/viewer/me.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The devices where I am signed in. */
export function sessions() {
  return queryOptions({
    queryKey: keyFor('me', 'sessions'),
    queryFn: ({ signal }) => call(authApi.sessions, {}, signal),
    select: ({ sessions }) => sessions,
    // Whoever looks here suspects something: never a cached list.
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
    onSuccess() {
      changeMe(queryClient, { hasPassword: true })
      return queryClient.invalidateQueries({ queryKey: sessions().queryKey })
    },
  })
}

export function useSetUpTwoFactor() {
  return useMutation({
    mutationFn: (body: StepUp) => call(twoFactorApi.setUp, { body }),
    gcTime: 0,
  })
}

export function useEnableTwoFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: TwoFactorStart) => call(twoFactorApi.enable, { body }),
    onSuccess: () => changeMe(queryClient, { twoFactor: true, needsTwoFactor: false }),
    gcTime: 0,
  })
}

/** The staff's permissions are fetched again: without two-step log-in a role does not count. */
export function useDisableTwoFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: StepUp) => call(twoFactorApi.disable, { body }),
    onSuccess() {
      changeMe(queryClient, { twoFactor: false })
      return queryClient.invalidateQueries({ queryKey: me().queryKey, exact: true })
    },
  })
}

export function useRenewCodes() {
  return useMutation({
    mutationFn: (body: StepUp) => call(twoFactorApi.renewCodes, { body }),
    gcTime: 0,
  })
}
