import { StepUp, stepUpFields } from '@jes/contract/accounts/stepUp'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** The conditions of the revenue share, on the day on which a month is closed. */
export const ELIGIBILITY = {
  accountDays: 30,
  followers: 50,
  /** Of real reading and watching by others in 90 days. */
  engagedMinutes: 600,
  /** Days without a reprimand by the staff. */
  cleanDays: 90,
}
/** Of recognised pass income, creators get this part. */
export const CREATORS_PART = { of: 2, get: 1 }
/** More than this with one creator on one day does not count. */
export const MOST_ENGAGED_MINUTES = 20
export const SMALLEST_PAYOUT_PAISA = 100_000
/** How long a payout to a new destination is held. */
export const PAYOUT_HOLD_HOURS = 72

const NO_CHOICE = because('value.choice')
const MONTH = because('money.month')
export const Month = z.string(MONTH).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH))

export const Condition = z.object({
  name: z.enum(['premium', 'email', 'account', 'followers', 'engaged', 'clean']),
  /** In the unit of the condition: yes is 1, no is 0; days, people, minutes. */
  has: z.number(),
  needs: z.number(),
})
export type Condition = z.infer<typeof Condition>

export const Eligibility = z.object({ isEligible: z.boolean(), conditions: z.array(Condition) })
export type Eligibility = z.infer<typeof Eligibility>

/** A month as its creator sees it. */
export const StatementSummary = z.object({
  month: Month,
  isEligible: z.boolean(),
  /** By the time of members, and from what earlier months left over. */
  linesPaisa: z.number(),
  carriedPaisa: z.number(),
  /** What was credited: both, or nothing for who was not eligible. */
  creditedPaisa: z.number(),
})
export type StatementSummary = z.infer<typeof StatementSummary>

/** One member's part of a statement. Members are numbers, so nobody can be identified. */
export const StatementLine = z.object({
  member: z.number(),
  /** Seconds with this creator, and all that counted. */
  seconds: z.number(),
  ofSeconds: z.number(),
  /** The half of what this member's pass brought in that month. */
  halfPaisa: z.number(),
  paisa: z.number(),
  leftOut: z.nullable(z.enum(['ring', 'tireless', 'suspended'])),
})
export type StatementLine = z.infer<typeof StatementLine>

export const PayoutMethod = z.enum(['esewa', 'khalti', 'bank'], NO_CHOICE)
export type PayoutMethod = z.infer<typeof PayoutMethod>
export const PayoutState = z.enum(['asked', 'approved', 'paid', 'declined'], NO_CHOICE)
export type PayoutState = z.infer<typeof PayoutState>

export const Payout = z.object({
  _id: Id,
  amountPaisa: z.number(),
  method: PayoutMethod,
  /** The last digits of where it goes. */
  hint: z.string(),
  state: PayoutState,
  reference: z.nullable(z.string()),
  reason: z.string(),
  createdAt: Moment,
  /** The destination is new: it is not sent before. */
  heldUntil: z.nullable(Moment),
  paidAt: z.nullable(Moment),
})
export type Payout = z.infer<typeof Payout>

const PHONE = because('money.wallet')
const ACCOUNT = because('money.account_number', { min: 6, max: 30 })
const Name = text({ min: 2, max: 80, why: 'money.account_name_length' })
const Phone = z.string(PHONE).check(z.regex(/^9\d{9}$/, PHONE))

/** The destination of a payout. It is stored encrypted, and shown only to the admin who sends it. */
export const PayoutDetails = z.discriminatedUnion('method', [
  z.object({ method: z.literal('esewa'), name: Name, number: Phone }),
  z.object({ method: z.literal('khalti'), name: Name, number: Phone }),
  z.object({
    method: z.literal('bank'),
    name: Name,
    number: z.string(ACCOUNT).check(z.regex(/^[A-Za-z0-9-]{6,30}$/, ACCOUNT)),
    bank: text({ min: 2, max: 80, why: 'money.bank_length' }),
  }),
])
export type PayoutDetails = z.infer<typeof PayoutDetails>
export const PayoutWish = z.object({ to: PayoutDetails, ...stepUpFields })
export type PayoutWish = z.infer<typeof PayoutWish>
/** The same for a form, in one object. */
export const PayoutFields = z.intersection(PayoutDetails, StepUp)

/** A closed month as everybody may see it. */
export const PublicMonth = z.object({
  month: Month,
  recognisedPaisa: z.number(),
  poolPaisa: z.number(),
  carriedInPaisa: z.number(),
  sharedPaisa: z.number(),
  carriedOutPaisa: z.number(),
  members: z.number(),
  creators: z.number(),
  hash: z.string(),
  closedAt: Moment,
})
export type PublicMonth = z.infer<typeof PublicMonth>

const Paged = z.object({ cursor: Cursor, limit: limitOf(20) })

export const earningApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/premium/earnings',
    summary:
      'Whether I share in the revenue, what I earned in the last 12 months, and what I can have paid out',
    response: z.object({
      eligibility: Eligibility,
      balancePaisa: z.number(),
      /** Latest first. */
      months: z.array(StatementSummary),
      openPayout: z.nullable(Payout),
    }),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/premium/statements/:month',
    summary: 'One month of mine with every line, the largest first',
    params: z.object({ month: Month }),
    query: z.object({ cursor: Cursor, limit: limitOf(50) }),
    response: z.object({
      statement: StatementSummary,
      public: PublicMonth,
      lineCount: z.number(),
      lines: z.array(StatementLine),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  payouts: endpoint({
    method: 'GET',
    path: '/api/premium/payouts',
    summary: 'My payouts, latest first',
    query: Paged,
    response: z.object({ payouts: z.array(Payout), nextCursor: z.nullable(z.string()) }),
  }),
  askPayout: endpoint({
    method: 'POST',
    path: '/api/premium/payouts',
    summary: 'Have all that I earned paid out, from Rs 1,000',
    stepUp: 'password',
    body: PayoutWish,
    response: z.object({ payout: Payout }),
    status: 201,
  }),
  months: endpoint({
    method: 'GET',
    path: '/api/premium/months',
    summary:
      'The closed months for everybody: what came in, what was shared, and the hash of the books',
    access: 'public',
    query: Paged,
    response: z.object({ months: z.array(PublicMonth), nextCursor: z.nullable(z.string()) }),
  }),
}

/** Reading times of posts, reported now and then while somebody reads. */
export const MOST_READS = 20
export const MOST_READ_MS = 120_000
const READS = because('money.reads', { max: MOST_READS })

export const readingApi = {
  tell: endpoint({
    method: 'POST',
    path: '/api/ads/read',
    summary: 'Tell how long I read which posts, for the authors’ share of my pass',
    body: z.object({
      reads: z
        .array(
          z.object({ id: Id, ms: z.int(READS).check(z.gte(1, READS), z.lte(MOST_READ_MS, READS)) }),
          READS,
        )
        .check(z.minLength(1, READS), z.maxLength(MOST_READS, READS)),
    }),
  }),
}
