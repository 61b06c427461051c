import { oidcApi, type ProviderAccount, type ProviderLogin } from '@jes/contract/accounts/oidc'
import { useMutation } from '@tanstack/react-query'
import { useEnter } from '#features/accounts/auth/api.ts'
import { send } from '#lib/api.ts'

export function useLogInByProvider() {
  return useMutation({
    mutationFn: (body: ProviderLogin) => send(oidcApi.login, { body }, null),
    onSuccess: useEnter(),
  })
}

export function useRegisterByProvider() {
  return useMutation({
    mutationFn: (body: ProviderAccount) => send(oidcApi.register, { body }, null),
    onSuccess: useEnter(),
  })
}
