import { authApi, type EmailChange, type UsernameChange } from '@jes/contract/accounts/auth'
import type { StepUp } from '@jes/contract/accounts/stepUp'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMe, me, setMe } from '#features/core/viewer/me.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { setUser } from '#lib/session.ts'

/** My posts have the new name from now on. */
export function useChangeUsername() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: UsernameChange) => call(authApi.changeUsername, { body }),
    onSuccess({ user }) {
      setMe(client, user)
      setUser(user)
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== keyFor('me')[0],
      })
    },
  })
}

export function useChangeEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EmailChange) => call(authApi.changeEmail, { body }),
    onSuccess(_said, { email }) {
      changeMe(client, { newEmail: email })
      return client.invalidateQueries({ queryKey: me().queryKey, exact: true })
    },
  })
}

export function useRemoveEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StepUp) => call(authApi.removeEmail, { body }),
    onSuccess: ({ user }) => setMe(client, user),
  })
}

export function useDropEmailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(authApi.dropEmailChange, {}),
    onSuccess: ({ user }) => setMe(client, user),
  })
}

/** The link in the mail: opening it is the proof, sent once however often the page is rendered. */
export function newEmailByLink(token: string) {
  return queryOptions({
    queryKey: keyFor('confirm email', token),
    queryFn: async ({ client }) => {
      const said = await call(authApi.confirmEmail, { body: { token } })
      void client.invalidateQueries({ queryKey: me().queryKey, exact: true })
      return said
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
