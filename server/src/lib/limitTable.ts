const MINUTE = 60_000

export type Limit = {
  /** For one member, or one device of a visitor. Visitors without a device share this by address. */
  max: number
  timeWindow: number
  /** What one call costs us, beside the 1 of a simple read. Where it is left out, only members call. */
  cost?: number
  /** Counted by device, address and network even for members: another account must not give more attempts. */
  byDevice?: true
  /** Writing as a member: new or recently reprimanded members get a third, trusted ones twice as much. */
  isWriting?: true
  /** Counted after the reply: a form with invalid fields costs nothing. */
  sparesRefusals?: true
}

/** The rate limits of a member, or else a device, and what a call costs. */
export const LIMITS = {
  login: { max: 25, timeWindow: 5 * MINUTE, cost: 200, byDevice: true },
  // Requested whenever the log-in page opens.
  passkeyLogin: { max: 60, timeWindow: 5 * MINUTE, cost: 10, byDevice: true },
  passkeyProof: { max: 30, timeWindow: 10 * MINUTE },
  // Requested while a name is typed.
  username: { max: 60, timeWindow: 5 * MINUTE, cost: 10 },
  // Requested while a password is typed.
  commonPasswords: { max: 60, timeWindow: 5 * MINUTE, cost: 10 },
  signUp: { max: 5, timeWindow: 30 * MINUTE, cost: 3_600, byDevice: true },
  sms: { max: 8, timeWindow: 10 * MINUTE, cost: 400, byDevice: true },
  mail: { max: 3, timeWindow: 5 * MINUTE, cost: 1_000, byDevice: true },
  verificationMail: { max: 3, timeWindow: 60 * MINUTE },
  mailCode: { max: 10, timeWindow: 60 * MINUTE },
  token: { max: 10, timeWindow: 5 * MINUTE, cost: 200 },
  refresh: { max: 120, timeWindow: 5 * MINUTE, cost: 4, byDevice: true },
  password: { max: 10, timeWindow: 10 * MINUTE },
  settings: { max: 300, timeWindow: 5 * MINUTE, isWriting: true },
  linkProof: { max: 20, timeWindow: 60 * MINUTE },
  upload: { max: 30, timeWindow: 30 * MINUTE, isWriting: true },
  // Every post of the account changes with it.
  accountPrivacy: { max: 10, timeWindow: 60 * MINUTE, isWriting: true },
  follow: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  vote: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  view: { max: 60, timeWindow: MINUTE, cost: 1 },
  seen: { max: 120, timeWindow: 5 * MINUTE, cost: 2 },
  read: { max: 120, timeWindow: 5 * MINUTE, cost: 2 },
  repost: { max: 60, timeWindow: 10 * MINUTE, isWriting: true },
  bookmark: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  post: { max: 10, timeWindow: 60 * MINUTE, isWriting: true, sparesRefusals: true },
  comment: { max: 60, timeWindow: 5 * MINUTE, isWriting: true },
  commentChange: { max: 120, timeWindow: 10 * MINUTE },
  postChange: { max: 60, timeWindow: 60 * MINUTE },
  clip: { max: 10, timeWindow: 60 * MINUTE, isWriting: true, sparesRefusals: true },
  clipChange: { max: 60, timeWindow: 60 * MINUTE },
  watch: { max: 300, timeWindow: 5 * MINUTE, cost: 1 },
  poll: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  hub: { max: 15, timeWindow: 24 * 60 * MINUTE, isWriting: true, sparesRefusals: true },
  hubChange: { max: 60, timeWindow: 10 * MINUTE },
  join: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  invite: { max: 60, timeWindow: 60 * MINUTE, isWriting: true },
  draft: { max: 300, timeWindow: 5 * MINUTE },
  notification: { max: 300, timeWindow: 5 * MINUTE },
  message: { max: 120, timeWindow: 5 * MINUTE, isWriting: true },
  talk: { max: 300, timeWindow: 5 * MINUTE },
  push: { max: 20, timeWindow: 60 * MINUTE },
  report: { max: 30, timeWindow: 60 * MINUTE, isWriting: true },
  moderate: { max: 300, timeWindow: 10 * MINUTE },
  automod: { max: 30, timeWindow: 10 * MINUTE },
  appeal: { max: 10, timeWindow: 60 * MINUTE },
  search: { max: 150, timeWindow: 5 * MINUTE, cost: 8 },
  translate: { max: 60, timeWindow: 10 * MINUTE },
  checkout: { max: 20, timeWindow: 60 * MINUTE },
  payReturn: { max: 200, timeWindow: 5 * MINUTE, cost: 20, byDevice: true },
  crash: { max: 20, timeWindow: 5 * MINUTE, cost: 100 },
  grievance: { max: 5, timeWindow: 60 * MINUTE, cost: 3_600, byDevice: true },
  grievanceNumber: { max: 30, timeWindow: 10 * MINUTE, cost: 200, byDevice: true },
} satisfies Record<string, Limit>

const UNIT_MINUTES = 5
/** What all visitors of one address cost in five minutes: a mobile network of Nepal has thousands of phones behind one. */
const ADDRESS_UNITS = 60_000
/** A network (a /24, or a /48 of IPv6) has the shares of so many addresses: who owns it all gains little. */
export const ADDRESSES_PER_NETWORK = 8
/** The cost of what only members call, by the few who call it without being members. */
const COST_FOR_MEMBERS = 20

/** How many times a limit proofs of work buy: beyond that nobody is served. An account buys none. */
export const CEILINGS = { device: 4, address: 20, network: 20 } as const

export function costOf({ cost = COST_FOR_MEMBERS }: Limit) {
  return cost
}

/** How often all visitors of one address may call it, without a proof of work. */
export function perAddress(limit: Limit) {
  const units = (ADDRESS_UNITS * limit.timeWindow) / (UNIT_MINUTES * MINUTE)
  return Math.floor(units / costOf(limit))
}

/** Attempts at one account, from anywhere. */
export const ACCOUNT_LIMITS = {
  loginOfAccount: { max: 30, timeWindow: 5 * MINUTE },
  mailToAddress: { max: 5, timeWindow: 30 * MINUTE },
} satisfies Record<string, Limit>

/** The limits over all endpoints together. */
export const OVERALL = {
  timeWindow: 5 * MINUTE,
  member: 1_500,
  visitor: 300,
  cost: 1,
} as const

/** Pages and files need no sign-in, so they are counted by address alone: enough for 1,000 phones with 60 pictures each. */
export const PER_ADDRESS = {
  page: { max: 10_000, timeWindow: 5 * MINUTE },
  file: { max: 150_000, timeWindow: 5 * MINUTE },
} satisfies Record<string, Limit>

/** The factor of a writing limit by trust, from 0 to 2. */
export const SHARES = [1 / 3, 1, 2]

export type LimitName = keyof typeof LIMITS
export type AccountLimitName = keyof typeof ACCOUNT_LIMITS
