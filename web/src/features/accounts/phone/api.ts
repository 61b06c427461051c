import {
  type PhoneAccount,
  type PhoneChange,
  type PhoneCode,
  phoneApi,
} from '@jes/contract/accounts/phone'
import type { StepUp } from '@jes/contract/accounts/stepUp'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { welcomeBack, welcomeNew } from '#features/accounts/auth/api.ts'
import { setMe } from '#features/core/viewer/me.ts'
import { call, send } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Whether this site sends SMS. */
export function phoneState() {
  return queryOptions({
    queryKey: keyFor('phone'),
    queryFn: ({ signal }) => call(phoneApi.state, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useStartPhone() {
  return useMutation({
    mutationFn: (body: { phone: string }) => send(phoneApi.start, { body }, null),
  })
}

/** As a visitor who comes in, or as a member who adds a number. */
export function useResendCode(isMember: boolean) {
  return useMutation({
    mutationFn: (body: { token: string }) =>
      isMember ? call(phoneApi.resend, { body }) : send(phoneApi.resend, { body }, null),
  })
}

/** A member is in at once; who is new chooses a name. */
export function useConfirmPhone() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PhoneCode) => send(phoneApi.confirm, { body }, null),
    onSuccess({ user, token }) {
      if (user && token) welcomeBack(queryClient, { user, token })
    },
  })
}

export function useRegisterByPhone() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PhoneAccount) => send(phoneApi.register, { body }, null),
    onSuccess: (signedIn) => welcomeNew(queryClient, signedIn),
  })
}

export function useChangePhone() {
  return useMutation({ mutationFn: (body: PhoneChange) => call(phoneApi.change, { body }) })
}

export function useConfirmChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { token: string; code: string }) => call(phoneApi.confirmChange, { body }),
    onSuccess: ({ user }) => setMe(queryClient, user),
  })
}

export function useRemovePhone() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: StepUp) => call(phoneApi.remove, { body }),
    onSuccess: ({ user }) => setMe(queryClient, user),
  })
}

/** A code to my own number, in place of the password. */
export function useSendProof() {
  return useMutation({ mutationFn: () => call(phoneApi.sendProof, {}) })
}
