import { premiumApi } from '@jes/contract/money/premium'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { useSession } from '#lib/session.ts'

type Choice = { plan: string; to?: string | undefined }
export type Sale = Awaited<ReturnType<typeof readPlans>>
export type Seller = Sale['providers'][number]

function readPlans(signal?: AbortSignal) {
  return call(premiumApi.plans, {}, signal)
}

/** The prices of passes, and the providers. */
export function plansOnSale() {
  return queryOptions({
    queryKey: keyFor('premium', 'plans'),
    queryFn: ({ signal }) => readPlans(signal),
  })
}

export function isOnSale({ plans, providers }: Sale) {
  return plans.length > 0 && providers.length > 0
}

/** My pass, and my open order. */
export function myPremium() {
  return queryOptions({
    queryKey: keyFor('premium', 'me'),
    queryFn: ({ signal }) => call(premiumApi.me, {}, signal),
    enabled: () => useSession.getState().isAuthenticated,
    staleTime: 0,
  })
}

/** The preview of an order: fetched each time, because the buyer agrees to it. */
export function previewOf(choice: Choice) {
  return queryOptions({
    queryKey: keyFor('premium', 'preview', choice),
    queryFn: ({ signal }) => call(premiumApi.preview, { query: choice }, signal),
    enabled: () => useSession.getState().isAuthenticated,
    staleTime: 0,
  })
}

export function startCheckout(choice: Choice & { provider: Seller['name'] }, key: string) {
  return call(premiumApi.checkout, { body: choice }, undefined, key)
}

/** Why not, in one sentence: a problem with the receiver before all others. */
export function reasonOf(error: Error) {
  return (error instanceof ApiError && error.fields.to) || error.message
}
