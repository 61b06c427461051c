import type { Provider } from '@jes/contract/money/premium'

type Plan = 'days30' | 'days90' | 'days365'
/** So many whole months before this one, on that day; or so many days ago. */
type When = { months: 1 | 2 | 3; day: number } | { daysAgo: number }
export type DemoOrder = {
  by: string
  /** The receiver of a gift. */
  to?: string
  plan: Plan
  provider: Provider
  when: When
}

/** Creators with the most followers, who share in the revenue. */
export const STARS = ['nabin.photo', 'kabita.magar']
/** The creator with a paid payout. */
export const PAID_STAR = 'nabin.photo'
/** The creator with an open payout. */
export const REQUESTING_STAR = 'kabita.magar'
/** Fake numbers: nobody's wallet. */
export const WALLETS = {
  paid: { method: 'esewa', name: 'Nabin Shrestha', number: '9800000041' },
  requested: { method: 'khalti', name: 'Kabita Magar', number: '9800000057' },
} as const
export const PAID_REFERENCE = 'ESW-DEMO-20417'

const early = (day: number) => ({ months: 3, day }) as const

/** Paid passes. The newcomer has none: whoever tries Jes buys the first one. */
export const PAID_ORDERS: DemoOrder[] = [
  { by: 'nabin.photo', plan: 'days365', provider: 'esewa', when: early(1) },
  { by: 'kabita.magar', plan: 'days365', provider: 'khalti', when: early(1) },
  { by: 'bhim.bk', plan: 'days365', provider: 'esewa', when: early(2) },
  { by: 'sagar.bista', plan: 'days365', provider: 'khalti', when: early(2) },
  { by: 'prashantkc', plan: 'days365', provider: 'esewa', when: early(6) },
  { by: 'sujata', plan: 'days365', provider: 'khalti', when: early(9) },
  { by: 'riya.shakya', plan: 'days90', provider: 'esewa', when: early(1) },
  { by: 'sunita.b', plan: 'days90', provider: 'esewa', when: early(2) },
  { by: 'elisha.m', plan: 'days90', provider: 'khalti', when: early(2) },
  { by: 'phurba', plan: 'days90', provider: 'esewa', when: early(3) },
  { by: 'ashma', plan: 'days90', provider: 'khalti', when: early(3) },
  { by: 'jamuna.d', plan: 'days90', provider: 'esewa', when: early(4) },
  { by: 'rojan.m', plan: 'days90', provider: 'khalti', when: early(4) },
  { by: 'hari.bus', plan: 'days90', provider: 'esewa', when: early(5) },
  { by: 'tilak.bk', plan: 'days90', provider: 'esewa', when: early(5) },
  { by: 'rkthapa', plan: 'days90', provider: 'khalti', when: early(5) },
  { by: 'dipeshy', plan: 'days90', provider: 'esewa', when: early(6) },
  { by: 'nisha.c', plan: 'days90', provider: 'khalti', when: early(7) },
  { by: 'gopal.g', plan: 'days90', provider: 'esewa', when: early(7) },
  { by: 'pasang', plan: 'days90', provider: 'khalti', when: early(8) },
  { by: 'kamal.pun', plan: 'days90', provider: 'esewa', when: early(8) },
  { by: 'tashi.dolma', plan: 'days90', provider: 'esewa', when: early(9) },
  { by: 'sabinb', plan: 'days90', provider: 'khalti', when: early(10) },
  { by: 'deepak.doha', plan: 'days365', provider: 'khalti', when: early(10) },
  { by: 'deepak.doha', to: 'hira.devi', plan: 'days365', provider: 'khalti', when: early(10) },
  { by: 'priyanka.m', plan: 'days30', provider: 'esewa', when: early(14) },
  { by: 'bibek.s', plan: 'days30', provider: 'esewa', when: early(18) },
  { by: 'bibek.s', plan: 'days30', provider: 'esewa', when: { months: 2, day: 14 } },
  { by: 'anita.rai', plan: 'days90', provider: 'khalti', when: { months: 2, day: 2 } },
  { by: 'tek.gurung', plan: 'days90', provider: 'esewa', when: { months: 2, day: 11 } },
  { by: 'lok.bahadur', plan: 'days30', provider: 'esewa', when: { months: 2, day: 20 } },
  { by: 'laxmi.hajurama', plan: 'days90', provider: 'esewa', when: { months: 1, day: 6 } },
  { by: 'samjhana.k', plan: 'days30', provider: 'khalti', when: { daysAgo: 32 } },
  { by: 'suraj.cric', plan: 'days30', provider: 'esewa', when: { daysAgo: 26 } },
  { by: 'imran.a', plan: 'days90', provider: 'khalti', when: { daysAgo: 5 } },
  { by: 'riya.shakya', plan: 'days90', provider: 'esewa', when: { daysAgo: 13 } },
  { by: 'phurba', plan: 'days90', provider: 'esewa', when: { daysAgo: 12 } },
  { by: 'rojan.m', plan: 'days30', provider: 'khalti', when: { daysAgo: 11 } },
  { by: 'hari.bus', plan: 'days90', provider: 'esewa', when: { daysAgo: 10 } },
  { by: 'rkthapa', plan: 'days90', provider: 'khalti', when: { daysAgo: 9 } },
  { by: 'pasang', plan: 'days365', provider: 'khalti', when: { daysAgo: 8 } },
  { by: 'kamal.pun', plan: 'days30', provider: 'esewa', when: { daysAgo: 7 } },
  { by: 'sabinb', plan: 'days90', provider: 'khalti', when: { daysAgo: 4 } },
]

/** A payment that is refunded. */
export const TAKEN_BACK: DemoOrder = {
  by: 'ganesh.doti',
  plan: 'days30',
  provider: 'esewa',
  when: { daysAgo: 2 },
}

type Unpaid = DemoOrder & { end: 'failed' | 'expired' | 'disputed' }

/** Payments that failed, or wait for an admin. */
export const UNPAID_ORDERS: Unpaid[] = [
  {
    by: 'lok.bahadur',
    plan: 'days90',
    provider: 'khalti',
    when: { daysAgo: 19 },
    end: 'failed',
  },
  { by: 'imran.a', plan: 'days30', provider: 'khalti', when: { daysAgo: 6 }, end: 'expired' },
  { by: 'rajesh.jha', plan: 'days30', provider: 'esewa', when: { daysAgo: 3 }, end: 'disputed' },
]
