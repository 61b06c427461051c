import type { Plan } from '@jes/contract/money/premium'

const MONTH = 30

/** The price of 30 days, in whole rupees. */
export function monthlyPaisa({ pricePaisa, days }: Plan) {
  return Math.round((pricePaisa * MONTH) / days / 100) * 100
}

/** How many per cent cheaper a day is than in the most expensive plan; rounded down, never to promise too much. */
export function savingOf(plan: Plan, plans: readonly Plan[]) {
  const dearest = Math.max(...plans.map(perDay))
  return Math.floor((1 - perDay(plan) / dearest) * 100)
}

function perDay({ pricePaisa, days }: Plan) {
  return pricePaisa / days
}
