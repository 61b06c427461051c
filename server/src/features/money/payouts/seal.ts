import { PayoutDetails } from '@jes/contract/money/earnings'
import { parse } from 'zod/v4/core'
import { seal, unseal } from '#lib/seal.ts'

/** Encrypts the details of one payout; the result is bound to its id, so it cannot be used for another. */
export function sealDetails(key: Buffer, payoutId: string, details: PayoutDetails) {
  return seal(key, { domain: 'payout', id: payoutId }, JSON.stringify(details))
}

export function unsealDetails(key: Buffer, payoutId: string, sealed: Buffer): PayoutDetails {
  return parse(PayoutDetails, JSON.parse(unseal(key, { domain: 'payout', id: payoutId }, sealed)))
}
