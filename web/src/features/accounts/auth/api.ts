import {
  authApi,
  type Credentials,
  type NewAccount,
  type OwnUser,
} from '@jes/contract/accounts/auth'
import { settingsApi } from '@jes/contract/core/settings'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMe, setMe } from '#features/core/viewer/me.ts'
import { call, send } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { choose, usePreferences } from '#lib/preferences.ts'
import { clearUser, signIn, useSession } from '#lib/session.ts'

export function useLogIn() {
  return useMutation({
    mutationFn: (body: Credentials) => send(authApi.login, { body }, null),
    onSuccess: useEnter(),
  })
}

/** What follows a log-in, however it was done: the member's preferences are those of the browser now. */
export function useEnter() {
  const queryClient = useQueryClient()
  return (signedIn: SignedIn) => welcomeBack(queryClient, signedIn)
}

export function useRegister() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAccount) => send(authApi.register, { body }, null),
    onSuccess: (signedIn) => welcomeNew(queryClient, signedIn),
  })
}

type SignedIn = { user: OwnUser; token: string }

/** A member is in, however they came: their own settings count from now on. */
export function welcomeBack(queryClient: QueryClient, signedIn: SignedIn) {
  enter(queryClient, signedIn)
  const { digits, ...settings } = signedIn.user.settings
  choose({ ...settings, digits: digits ?? undefined })
}

export function welcomeNew(queryClient: QueryClient, signedIn: SignedIn) {
  enter(queryClient, signedIn)
  void storePreferences(queryClient)
}

/** The session changes first: what was cached for somebody else is dropped with it. */
function enter(queryClient: QueryClient, { user, token }: SignedIn) {
  signIn(user, token)
  setMe(queryClient, user)
}

/** A visitor's preferences become the new member's; if that fails, they choose again. */
async function storePreferences(queryClient: QueryClient) {
  const { digits, ...chosen } = usePreferences.getState()
  const body = { ...chosen, digits: digits ?? null }
  const saved = await call(settingsApi.update, { body }).catch(() => null)
  if (saved) changeMe(queryClient, saved)
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: { email: string }) => call(authApi.forgotPassword, { body }),
  })
}

/** It ends all sessions, so this one too. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      call(authApi.resetPassword, { body }),
    onSuccess: clearUser,
  })
}

/** The link in the mail: opening it is the proof, sent once however often the page is rendered. */
export function proofByLink(token: string) {
  return queryOptions({
    queryKey: keyFor('verify email', token),
    queryFn: async ({ client }) => {
      const { user } = await call(authApi.verifyEmail, { body: { token } })
      if (user._id === useSession.getState().user?._id) setMe(client, user)
      return user
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

export function useVerifyEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { code: string }) => call(authApi.verifyEmail, { body }),
    onSuccess: ({ user }) => setMe(queryClient, user),
  })
}

export function useResendVerification() {
  return useMutation({ mutationFn: () => call(authApi.resendVerification, {}) })
}
