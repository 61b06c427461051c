import { type RecoveryWish, twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export function useAskRecovery() {
  return useMutation({
    mutationFn: (body: RecoveryWish) => call(twoFactorApi.askRecovery, { body }),
  })
}

export function useStopRecovery() {
  return useMutation({
    mutationFn: (token: string) => call(twoFactorApi.stopRecovery, { body: { token } }),
  })
}

export function useFinishRecovery() {
  return useMutation({
    mutationFn: (token: string) => call(twoFactorApi.finishRecovery, { body: { token } }),
  })
}
