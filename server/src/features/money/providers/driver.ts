import type { Departure, Provider } from '@jes/contract/money/premium'

export type Attempt = {
  orderId: string
  amountPaisa: number
  /** What is bought, in words that the provider shows. */
  title: string
  /** Where the browser comes back to, whatever happened. */
  returnUrl: string
  /** The address of the site. */
  siteUrl: string
}

/** The provider knows of the attempt: by what, and where the browser goes. */
export type Begun = { ref: string; departure: Departure }

export type PaymentQuery = { ref: string; amountPaisa: number; createdAt: string }

/**
 * What a provider says of an attempt, once its answer was compared with what we asked for. `word` is its own word for it.
 * - `silent`: it could not be reached, is in trouble, or says something that nobody has heard before
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
  /** Tells the provider of a new attempt. Never tried twice: who tries again makes a new order. */
  begin: (attempt: Attempt) => Promise<Begun>
  /** Our own question to the provider: the only thing that premium is granted by. */
  ask: (asked: PaymentQuery) => Promise<Answer>
  /** Which attempt the browser comes back from, as far as the address says so; it proves nothing. */
  refOf: (query: Record<string, string>) => string | null
}

/** Thrown by `begin`: the provider did not take the attempt. */
export class ProviderTrouble extends Error {
  override name = 'ProviderTrouble'
}
