import { premiumApi } from '@jes/contract/money/premium'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { useSession } from '#lib/session.ts'

type Choice = { plan: string; to?: string | undefined }
export type Sale = Awaited<ReturnType<typeof readPlans>>
export type Seller = Sale['providers'][number]

function readPlans(signal?: AbortSignal) {
  return call(premiumApi.plans, {}, signal)
}

/** What passes cost, and by whom they can be paid. */
export function plansOnSale() {
  return queryOptions({
    queryKey: ['premium', 'plans'],
    queryFn: ({ signal }) => readPlans(signal),
  })
}

export function isOnSale({ plans, providers }: Sale) {
  return plans.length > 0 && providers.length > 0
}

/** What I have, and whether an order of mine waits. */
export function myPremium() {
  return queryOptions({
    queryKey: ['premium', 'me'],
    queryFn: ({ signal }) => call(premiumApi.me, {}, signal),
    enabled: () => useSession.getState().isAuthenticated,
    staleTime: 0,
  })
}

/** What an order would bring, and to whom: asked anew each time, since it is what somebody agrees to. */
export function previewOf(choice: Choice) {
  return queryOptions({
    queryKey: ['premium', 'preview', choice],
    queryFn: ({ signal }) => call(premiumApi.preview, { query: choice }, signal),
    enabled: () => useSession.getState().isAuthenticated,
    staleTime: 0,
  })
}

export function startCheckout(choice: Choice & { provider: Seller['name'] }, key: string) {
  return call(premiumApi.checkout, { body: choice }, undefined, key)
}

/** Why not, in one sentence: what is wrong with whom it is for, before all else. */
export function reasonOf(error: Error) {
  return (error instanceof ApiError && error.fields.to) || error.message
}
