import { stepUpFields } from '@jes/contract/accounts/stepUp'
import { UserSummary } from '@jes/contract/core/users'
import { SaidReason } from '@jes/contract/hubs/memberships'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { wholeNumber } from '@jes/contract/lib/values'
import { Payout, PayoutDetails, PayoutState, PublicMonth } from '@jes/contract/money/earnings'
import { Order, OrderState, Plan, Provider } from '@jes/contract/money/premium'
import * as z from 'zod/mini'

const NO_CHOICE = because('value.choice')

export const StaffPlan = z.extend(Plan, { isOffered: z.boolean(), updatedAt: Moment })
export type StaffPlan = z.infer<typeof StaffPlan>

/** An order as the staff sees it, with all its events. */
export const StaffOrder = z.extend(Order, {
  checks: z.number(),
  nextCheckAt: z.nullable(Moment),
  feePaisa: z.number(),
  providerRef: z.nullable(z.string()),
  events: z.array(
    z.object({ kind: z.string(), facts: z.record(z.string(), z.string()), at: Moment }),
  ),
})
export type StaffOrder = z.infer<typeof StaffOrder>

export const StaffPayout = z.extend(Payout, {
  user: z.nullable(UserSummary),
  decidedBy: z.nullable(UserSummary),
  paidBy: z.nullable(UserSummary),
})
export type StaffPayout = z.infer<typeof StaffPayout>

/** The balance of each kind of account; creditors and income are negative, as in bookkeeping. */
export const Books = z.object({
  isBalanced: z.boolean(),
  accounts: z.array(z.object({ kind: z.string(), name: z.string(), paisa: z.number() })),
})
export type Books = z.infer<typeof Books>

const OneId = z.object({ id: Id })
const Paged = { cursor: Cursor, limit: limitOf(20) }

/** For admins alone. */
export const adminPaymentApi = {
  plans: endpoint({
    method: 'GET',
    path: '/api/admin/plans',
    summary: 'Admins: all plans, also those not on offer',
    access: 'admin',
    response: z.object({ plans: z.array(StaffPlan) }),
  }),
  setPlan: endpoint({
    method: 'PUT',
    path: '/api/admin/plans/:code',
    summary: 'Admins: another price from now on, or no longer on offer',
    access: 'admin',
    stepUp: 'password',
    params: z.object({
      code: text({ min: 1, max: 20, why: 'value.choice', counts: 'length' }),
    }),
    body: z.object({
      priceRupees: wholeNumber({ min: 10, max: 100_000, why: 'money.price' }),
      isOffered: z.boolean(NO_CHOICE),
      reason: SaidReason,
      ...stepUpFields,
    }),
    response: z.object({ plan: StaffPlan }),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Admins: orders, latest first, by state or by a receipt, reference or username',
    access: 'admin',
    query: z.object({
      state: z.optional(OrderState),
      provider: z.optional(Provider),
      q: z.optional(
        text({
          min: 0,
          max: 100,
          why: 'value.too_long',
        }),
      ),
      ...Paged,
    }),
    response: z.object({ orders: z.array(StaffOrder), nextCursor: z.nullable(z.string()) }),
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/admin/orders/:id',
    summary: 'Admins: one order with all that was heard of it',
    access: 'admin',
    params: OneId,
    response: StaffOrder,
  }),
  checkOrder: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/check',
    summary: 'Admins: ask the provider about an order now, whatever its state',
    access: 'admin',
    params: OneId,
    response: StaffOrder,
  }),
  recordRefund: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/refund',
    summary: 'Admins: write down what was paid back in part, which the provider does not tell',
    access: 'admin',
    stepUp: 'password',
    params: OneId,
    body: z.object({
      rupees: wholeNumber({ min: 1, max: 100_000, why: 'money.refund' }),
      reason: SaidReason,
      ...stepUpFields,
    }),
    response: StaffOrder,
  }),
  books: endpoint({
    method: 'GET',
    path: '/api/admin/books',
    summary: 'Admins: the balances of the books, and that they balance',
    access: 'admin',
    response: Books,
  }),
  payouts: endpoint({
    method: 'GET',
    path: '/api/admin/payouts',
    summary: 'Admins: payouts by state, the oldest first',
    access: 'admin',
    query: z.object({ state: z._default(PayoutState, 'asked'), ...Paged }),
    response: z.object({ payouts: z.array(StaffPayout), nextCursor: z.nullable(z.string()) }),
  }),
  payoutDetails: endpoint({
    method: 'POST',
    path: '/api/admin/payouts/:id/details',
    summary: 'Admins: where a payout goes; that they looked is written down',
    access: 'admin',
    params: OneId,
    response: z.object({ to: PayoutDetails }),
  }),
  approvePayout: endpoint({
    method: 'POST',
    path: '/api/admin/payouts/:id/approve',
    summary: 'Admins: approve a payout; nobody approves their own',
    access: 'admin',
    params: OneId,
    response: z.object({ payout: StaffPayout }),
  }),
  declinePayout: endpoint({
    method: 'POST',
    path: '/api/admin/payouts/:id/decline',
    summary: 'Admins: decline a payout; the money stays with the creator',
    access: 'admin',
    params: OneId,
    body: z.object({ reason: SaidReason }),
    response: z.object({ payout: StaffPayout }),
  }),
  payPayout: endpoint({
    method: 'POST',
    path: '/api/admin/payouts/:id/paid',
    summary: 'Admins: an approved payout was sent, with this reference',
    access: 'admin',
    stepUp: 'password',
    params: OneId,
    body: z.object({
      reference: text({
        min: 3,
        max: 100,
        why: 'money.payment_reference',
        counts: 'length',
      }),
      ...stepUpFields,
    }),
    response: z.object({ payout: StaffPayout }),
  }),
  closeMonth: endpoint({
    method: 'POST',
    path: '/api/admin/months/close',
    summary:
      'Admins: close the oldest month that is over and not closed; a job does it on the fifth',
    access: 'admin',
    response: z.object({ month: z.nullable(PublicMonth) }),
  }),
  verifyMonth: endpoint({
    method: 'GET',
    path: '/api/admin/months/:month/verify',
    summary: 'Admins: compute a closed month again and compare it to the last paisa',
    access: 'admin',
    params: z.object({
      month: z.string(NO_CHOICE).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, NO_CHOICE)),
    }),
    response: z.object({ isSame: z.boolean(), hash: z.string(), computed: z.string() }),
  }),
}
