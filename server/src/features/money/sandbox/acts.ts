import { randomBytes } from 'node:crypto'
import type { Provider } from '@jes/contract/money/premium'
import type { Sql } from '#lib/db.ts'
import { changePayment, type Payment } from './payments.ts'

/** What a tester can let happen on the page of a payment. */
export const ACTS = [
  'pay',
  'payAndClose',
  'cancel',
  'pend',
  'doubt',
  'expire',
  'payShort',
  'refund',
  'refundPart',
  'outage',
  'recover',
] as const
export type Act = (typeof ACTS)[number]

type Word = 'paid' | 'cancel' | 'pend' | 'doubt' | 'expire' | 'refund' | 'refundPart'

/** The providers' own words. */
export const WORDS: Record<Provider, Record<Word, string>> = {
  esewa: {
    paid: 'COMPLETE',
    cancel: 'CANCELED',
    pend: 'PENDING',
    doubt: 'AMBIGUOUS',
    expire: 'NOT_FOUND',
    refund: 'FULL_REFUND',
    refundPart: 'PARTIAL_REFUND',
  },
  khalti: {
    paid: 'Completed',
    cancel: 'User canceled',
    pend: 'Pending',
    doubt: 'Pending',
    expire: 'Expired',
    refund: 'Refunded',
    refundPart: 'Partially Refunded',
  },
}

/** The actions that fit the state of a payment. A cancelled one can still be paid: money may come late. */
export function actsFor({ provider, word, isOut }: Payment): Act[] {
  const { paid, refund, refundPart } = WORDS[provider]
  const line: Act = isOut ? 'recover' : 'outage'
  if (word === paid) return ['refund', 'refundPart', line]
  if (word === refundPart) return ['refund', line]
  if (word === refund) return [line]
  const doubt: Act[] = provider === 'esewa' ? ['doubt'] : []
  return ['pay', 'payAndClose', 'cancel', 'pend', ...doubt, 'expire', 'payShort', line]
}

export async function act(sql: Sql, payment: Payment, chosen: Act) {
  const words = WORDS[payment.provider]
  const { word, isOut, isShort, txn } = payment
  const now = { word, isOut, isShort, txn, isLasting: false }
  switch (chosen) {
    case 'outage':
    case 'recover':
      return changePayment(sql, payment, { ...now, isOut: chosen === 'outage' })
    case 'pay':
    case 'payAndClose':
    case 'payShort': {
      const paid = { word: words.paid, txn: txn ?? newTxn(payment.provider) }
      return changePayment(sql, payment, { ...now, ...paid, isShort: chosen === 'payShort' })
    }
    default:
      return changePayment(sql, payment, {
        ...now,
        word: words[chosen],
        isLasting: chosen === 'pend',
      })
  }
}

/** The paid amount in paisa: one rupee less where the amount is wrong. */
export function paidPaisa({ amountPaisa, isShort }: Payment) {
  return isShort ? Math.max(1, amountPaisa - 100) : amountPaisa
}

function newTxn(provider: Provider) {
  const code = randomBytes(8).toString('hex')
  return provider === 'esewa' ? `000${code.toUpperCase()}` : code
}
