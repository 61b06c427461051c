import type { Departure, Provider } from '@jes/contract/money/premium'

export type Attempt = {
  orderId: string
  amountPaisa: number
  /** The name of the product, which the provider shows. */
  title: string
  /** Where the browser returns to, whatever happened. */
  returnUrl: string
  /** The address of the site. */
  siteUrl: string
}

/** The provider has registered the payment: its reference, and where the browser goes. */
export type Begun = { ref: string; departure: Departure }

export type PaymentQuery = { ref: string; amountPaisa: number; createdAt: string }

/**
 * What a provider says of an attempt, once its answer was compared with our order. `word` is its own word for it.
 * - `silent`: it could not be reached, is in trouble, or gives an unknown answer
 * - `missing`: it does not know of it
 * - `mismatch`: it is paid, but the amount, the order or the product is not ours
 */
export type Answer =
  | { kind: 'paid'; word: string; txn: string; feePaisa: number }
  | { kind: 'waiting' | 'missing' | 'silent'; word: string }
  | { kind: 'failed' | 'expired' | 'refunded' | 'partlyRefunded'; word: string }
  | { kind: 'mismatch'; word: string; facts: Record<string, string> }

export type Driver = {
  name: Provider
  isSandbox: boolean
  /** The origins to which the browser sends a form. */
  formOrigins: string[]
  /** Registers a new payment at the provider. Never retried: a retry makes a new order. */
  begin: (attempt: Attempt) => Promise<Begun>
  /** Our own query to the provider: only this grants premium. */
  query: (asked: PaymentQuery) => Promise<Answer>
  /** Which payment the browser returns from, according to the URL; it proves nothing. */
  refOf: (query: Record<string, string>) => string | null
}

/** Thrown by `begin`: the provider refused the payment. */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble'
}
