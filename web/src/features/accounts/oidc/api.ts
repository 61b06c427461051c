import { oidcApi, type ProviderName } from '@jes/contract/accounts/oidc'
import type { StepUp } from '@jes/contract/accounts/stepUp'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, send } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { nextPath } from '#lib/nextPath.ts'

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

/** Leaves the page for the provider; this tab remembers where to go on. */
export function useGoTo(provider: ProviderName) {
  return useMutation({
    async mutationFn(next: string) {
      const { url } = await send(oidcApi.start, { params: { provider } }, null)
      sessionStorage.setItem(NEXT, next)
      window.location.assign(url)
    },
  })
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
