import type { Vat } from '@jes/contract/money/premium'
import { config } from '#lib/config.ts'

/** The current rate; null while the operator has set no PAN. */
export function vatRate() {
  return config.VAT_PAN ? { percent: config.VAT_PERCENT, pan: config.VAT_PAN } : null
}

/** The VAT in a price that is paid now. */
export function vatOfSale(amountPaisa: number): Vat | null {
  const rate = vatRate()
  return rate && { ...rate, paisa: vatIn(amountPaisa, rate.percent) }
}

/** Prices include VAT. It is rounded half up to the paisa, in integers; the net is the rest of the price. */
export function vatIn(paisa: number, percent: number) {
  return Math.floor((2 * paisa * percent + 100 + percent) / (2 * (100 + percent)))
}

type Taxed = { refundedPaisa: number; vat: Vat | null }

/** The VAT in a refund, computed over all refunds of the order so far: the parts of a full refund sum to its whole VAT. */
export function vatOfRefund({ refundedPaisa, vat }: Taxed, paisa: number) {
  if (!vat) return 0
  return vatIn(refundedPaisa + paisa, vat.percent) - vatIn(refundedPaisa, vat.percent)
}
