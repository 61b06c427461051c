import { stepUpApi } from '@jes/contract/accounts/stepUp'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** A code to my own address, in place of the password. */
export function useSendMailCode() {
  return useMutation({ mutationFn: () => call(stepUpApi.sendMailCode, {}) })
}
