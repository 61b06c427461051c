import { Entitlements, OwnPremium } from '@jes/contract/core/entitlements'
import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** Days for which everything stays on after a pass has ended. */
export const PREMIUM_GRACE_DAYS = 5

const NO_CHOICE = because('value.choice')

export const Provider = z.enum(['esewa', 'khalti'], NO_CHOICE)
export type Provider = z.infer<typeof Provider>

/** All money is in paisa, as a whole number: a hundredth of a rupee. */
export const Plan = z.object({ code: z.string(), days: z.number(), pricePaisa: z.number() })
export type Plan = z.infer<typeof Plan>

/** For a VAT receipt: the rate, the amount, and who collects it. */
export const Vat = z.object({ percent: z.number(), paisa: z.number(), pan: z.string() })
export type Vat = z.infer<typeof Vat>

export const OrderState = z.enum(
  [
    /** Created, without any answer of the provider. */
    'created',
    /** The provider has registered it and not finished. */
    'pending',
    'paid',
    'failed',
    'expired',
    'refunded',
    'partlyRefunded',
    /** The provider's answer contradicts the order; a person looks into it. */
    'disputed',
  ],
  NO_CHOICE,
)
export type OrderState = z.infer<typeof OrderState>

/** One attempt to pay for a pass. The receiver of a gift sees neither price nor references. */
export const Order = z.object({
  _id: Id,
  plan: z.string(),
  days: z.number(),
  provider: Provider,
  isSandbox: z.boolean(),
  state: OrderState,
  isGift: z.boolean(),
  /** I paid for it; otherwise it is a gift to me. */
  isMine: z.boolean(),
  buyer: z.nullable(UserSummary),
  receiver: z.nullable(UserSummary),
  amountPaisa: z.nullable(z.number()),
  refundedPaisa: z.nullable(z.number()),
  /** The VAT in the amount, by the rate of the day of payment; null where the seller was not registered. */
  vat: z.nullable(Vat),
  /** For a paid order: such as JES-2026-000123. */
  receipt: z.nullable(z.string()),
  /** The provider's id of the payment. */
  reference: z.nullable(z.string()),
  createdAt: Moment,
  settledAt: z.nullable(Moment),
  /** The days of the pass, once it is paid. */
  pass: z.nullable(z.object({ startsAt: Moment, endsAt: Moment })),
})
export type Order = z.infer<typeof Order>

export const Premium = z.extend(OwnPremium, {
  /** An order that waits for its provider's answer. */
  open: z.nullable(Order),
})
export type Premium = z.infer<typeof Premium>

/** Where the browser goes to pay: by a link, or by a form that it submits. */
export const Departure = z.object({
  method: z.enum(['GET', 'POST']),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
})
export type Departure = z.infer<typeof Departure>

/** Where a provider sends the browser back to; it redirects to the page of the order, and grants nothing. */
export const CALLBACK_PATH = '/api/premium/callback/:provider'
export const ORDER_CALLBACK_PATH = '/api/premium/callback/:provider/:order'

export const premiumApi = {
  plans: endpoint({
    method: 'GET',
    path: '/api/premium/plans',
    summary:
      'What passes cost, and by whom they can be paid; no provider means that none is on sale',
    access: 'public',
    response: z.object({
      plans: z.array(Plan),
      providers: z.array(z.object({ name: Provider, isSandbox: z.boolean() })),
      /** Prices include VAT at this rate; null where none is charged. */
      vat: z.nullable(z.pick(Vat, { percent: true, pan: true })),
      /** The entitlements of every member, and of a pass. */
      member: Entitlements,
      premium: Entitlements,
    }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/premium/me',
    summary: 'My pass and what it unlocks',
    response: Premium,
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/premium/checkout',
    summary: 'Order a pass for me, or with `to` as a gift, and learn where to pay',
    body: z.object({
      plan: text({ min: 1, max: 20, why: 'value.choice', counts: 'length' }),
      provider: Provider,
      to: z.optional(text({ min: 1, max: 30, why: 'core.username_missing', counts: 'length' })),
    }),
    response: z.object({ order: Order, departure: Departure }),
    status: 201,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/premium/preview',
    refuses: [422],
    summary:
      'What an order would cost and until when the pass would last, for me or for somebody else',
    query: z.object({
      plan: text({ min: 1, max: 20, why: 'value.choice', counts: 'length' }),
      to: z.optional(text({ min: 1, max: 30, why: 'core.username_missing', counts: 'length' })),
    }),
    response: z.object({
      plan: Plan,
      /** Null where it is for oneself. */
      receiver: z.nullable(UserSummary),
      /** Null for others: how long theirs lasts is private. */
      endsAt: z.nullable(Moment),
    }),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/premium/orders',
    summary: 'My orders and the passes that I was given, latest first',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({ orders: z.array(Order), nextCursor: z.nullable(z.string()) }),
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/premium/orders/:id',
    summary: 'One order of mine; an open one is asked after',
    params: z.object({ id: Id }),
    response: Order,
  }),
}
