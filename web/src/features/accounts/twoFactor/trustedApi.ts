import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Devices where I am asked for no code. Whoever looks here suspects something: never a cached list. */
export function trustedDevices() {
  return queryOptions({
    queryKey: keyFor('me', 'trusted devices'),
    queryFn: ({ signal }) => call(twoFactorApi.trustedDevices, {}, signal),
    select: ({ devices }) => devices,
    staleTime: 0,
  })
}

export function useForgetDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(twoFactorApi.forgetDevice, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: trustedDevices().queryKey }),
  })
}

/** When two-step log-in can be switched off without a code, if somebody asked for that. */
export function runningRecovery() {
  return queryOptions({
    queryKey: keyFor('me', 'recovery'),
    queryFn: ({ signal }) => call(twoFactorApi.recovery, {}, signal),
    select: ({ readyAt }) => readyAt,
    staleTime: 0,
  })
}

export function useCancelRecovery() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(twoFactorApi.cancelRecovery, {}),
    onSettled: () => void client.invalidateQueries({ queryKey: runningRecovery().queryKey }),
  })
}
