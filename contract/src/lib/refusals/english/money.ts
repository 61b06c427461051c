import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, Min, MinMax } from '@jes/contract/lib/refusals/types'

export const money = {
  invalid: {
    'money.month': 'A month is written as 2026-11',
    'money.receiver_unknown': 'No such member',
    'money.account_name_length': ({ min, max }: MinMax) =>
      `Enter the name of the account, ${min} to ${max} characters`,
    'money.wallet': 'A wallet is a mobile number of 10 digits that begins with 9',
    'money.account_number': ({ min, max }: MinMax) =>
      `An account number has ${min} to ${max} digits or letters`,
    'money.bank_length': ({ min, max }: MinMax) =>
      `Enter the bank and branch, ${min} to ${max} characters`,
    'money.reads': ({ max }: Max) =>
      `reads is a list of up to ${max} posts with the milliseconds that they were read`,
    'money.refund': 'A refund is at least Rs 1 and not more than was paid',
    'money.price': ({ min, max }: MinMax) =>
      `A price is Rs ${min} to ${grouped(max)}, in whole rupees`,
    'money.payment_reference': ({ min, max }: MinMax) =>
      `Enter the reference of the payment, ${min} to ${max} characters`,
  },
  forbidden: {
    'money.payout_own': 'Somebody else approves your payout',
  },
  email_unverified: {
    'money.verify_to_buy': 'Please verify your email before you buy a pass.',
    'money.verify_first': 'Please verify your email first.',
  },
  conflict: {
    'money.nothing_on_sale': 'No passes are on sale on this Jes yet.',
    'money.orders_open': ({ max }: Max) =>
      `You have begun ${max} orders and finished none. Try again in an hour.`,
    'money.order_unpaid': 'This order is not paid',
    'money.payout_held': ({ hours }: { hours: number }) =>
      `This goes to a new place. It can be sent ${hours} hours after it was asked for.`,
    'money.payout_under_way': 'A payout of yours is on its way already',
    'money.payout_small': ({ min }: Min) => `You can be paid out from Rs ${grouped(min)} on`,
    'money.payout_decided': 'Something else was decided about this payout already',
    'money.details_gone': 'These details are no longer kept',
  },
  overloaded: {
    'money.provider_away': ({ provider }: { provider: string }) =>
      `${provider} cannot be reached just now. Nothing was charged.`,
  },
}
