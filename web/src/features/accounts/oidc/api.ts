import { oidcApi } from '@jes/contract/accounts/oidc'
import type { ProviderName, StepUp } from '@jes/contract/accounts/stepUp'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { storeAct } from '#features/accounts/gate/storedAct.ts'
import { call, send } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { nextPath } from '#lib/nextPath.ts'
import { ERRAND } from '#lib/session.ts'

const NEXT = 'jes-next'

/** Who can vouch for somebody here: most sites have none. */
export function providers() {
  return queryOptions({
    queryKey: keyFor('providers'),
    queryFn: ({ signal }) => send(oidcApi.providers, {}, null, signal),
    select: ({ providers }) => providers,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Leaves the page for the provider; this tab remembers where to go on, and what was wanted there. */
export function useGoTo(provider: ProviderName) {
  return useMutation({
    async mutationFn(next: string) {
      const { url } = await send(oidcApi.start, { params: { provider } }, null)
      sessionStorage.setItem(NEXT, next)
      storeAct()
      window.location.assign(url)
    },
  })
}

/** What a tab beside another page is for: to log in again, or to prove who a member is. */
type Errand = 'login' | 'proof'

/** A tab for the provider, beside a page that must not be left. Browsers open one only while a button is pressed. */
export function openBeside(errand: Errand) {
  // A new tab begins with a copy of what this one has stored.
  sessionStorage.setItem(ERRAND, errand)
  const tab = window.open('', '_blank')
  sessionStorage.removeItem(ERRAND)
  return tab
}

/** The page hears of the log-in there as of any in another tab. Where the browser opened none, the page is left. */
export function useGoBeside(provider: ProviderName) {
  const leave = useGoTo(provider)
  return useMutation({
    async mutationFn({ tab, next }: { tab: Window | null; next: string }) {
      if (!tab) return leave.mutateAsync(next)
      try {
        const { url } = await send(oidcApi.start, { params: { provider } }, null)
        tab.location.assign(url)
      } catch (error) {
        tab.close()
        throw error
      }
    },
  })
}

/** As a member: the provider asks who is there, even if it knows. */
export function useProveBeside() {
  return useMutation({
    async mutationFn({ tab, provider }: { tab: Window | null; provider: ProviderName }) {
      try {
        const { url } = await call(oidcApi.start, { params: { provider } })
        tab?.location.assign(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
}

/** What this tab was opened for, beside the page that waits for it; said once, since afterwards it is a tab like others. */
export function takeErrand() {
  const errand = sessionStorage.getItem(ERRAND) as Errand | null
  sessionStorage.removeItem(ERRAND)
  return errand
}

export function storedNext() {
  return nextPath(sessionStorage.getItem(NEXT))
}

/** The answer of the provider is taken once, however often the page is rendered. */
export function arrival(provider: ProviderName, answer: string) {
  return queryOptions({
    queryKey: keyFor('arrival', provider, answer),
    queryFn: () => send(oidcApi.arrive, { params: { provider }, body: { answer } }, null),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

/** What the visitor wanted before the page was left; the answer is another page to go on to. */
export function useFinishAct() {
  return useMutation({
    mutationFn: async () => (await import('#features/accounts/gate/finishAct.ts')).finishAct(),
  })
}

export function identities() {
  return queryOptions({
    queryKey: keyFor('me', 'identities'),
    queryFn: ({ signal }) => call(oidcApi.identities, {}, signal),
    select: ({ identities }) => identities,
    staleTime: 0,
  })
}

export function useLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: StepUp) => call(oidcApi.link, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: identities().queryKey }),
  })
}

export function useUnlink(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: StepUp) => call(oidcApi.unlink, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: identities().queryKey }),
  })
}
