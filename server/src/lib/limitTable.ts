const MINUTE = 60_000

export type Limit = {
  /** For one member, or one device of a visitor. Visitors without a device share this by address. */
  max: number
  timeWindow: number
  /** For all visitors of one address together: a mobile network of Nepal has thousands of phones behind one. */
  perAddress?: number
  /** Counted by device and address even for members: another account must not give more attempts. */
  byDevice?: true
  /** Writing as a member: new or recently reprimanded members get a third, trusted ones twice as much. */
  isWriting?: true
  /** Counted after the reply: a form with invalid fields costs nothing. */
  sparesRefusals?: true
}

/** The limit of an address in devices, where a limit does not say otherwise. */
export const DEVICES_PER_ADDRESS = 20

/** The rate limits of a member, or else a device. */
export const LIMITS = {
  login: { max: 25, timeWindow: 5 * MINUTE, perAddress: 300, byDevice: true },
  // Requested whenever the log-in page opens.
  passkeyLogin: { max: 60, timeWindow: 5 * MINUTE, perAddress: 3_000, byDevice: true },
  passkeyProof: { max: 30, timeWindow: 10 * MINUTE },
  // Requested while a name is typed.
  username: { max: 60, timeWindow: 5 * MINUTE },
  // Requested while a password is typed.
  commonPasswords: { max: 60, timeWindow: 5 * MINUTE },
  signUp: { max: 5, timeWindow: 30 * MINUTE, perAddress: 100, byDevice: true },
  sms: { max: 8, timeWindow: 10 * MINUTE, perAddress: 300, byDevice: true },
  mail: { max: 3, timeWindow: 5 * MINUTE, byDevice: true },
  verificationMail: { max: 3, timeWindow: 60 * MINUTE },
  token: { max: 10, timeWindow: 5 * MINUTE },
  refresh: { max: 120, timeWindow: 5 * MINUTE, perAddress: 6_000, byDevice: true },
  password: { max: 10, timeWindow: 10 * MINUTE },
  settings: { max: 300, timeWindow: 5 * MINUTE, isWriting: true },
  upload: { max: 30, timeWindow: 30 * MINUTE, isWriting: true },
  follow: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  vote: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  view: { max: 60, timeWindow: MINUTE, perAddress: 3_000 },
  seen: { max: 120, timeWindow: 5 * MINUTE },
  read: { max: 120, timeWindow: 5 * MINUTE },
  bookmark: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  post: { max: 10, timeWindow: 60 * MINUTE, isWriting: true, sparesRefusals: true },
  comment: { max: 60, timeWindow: 5 * MINUTE, isWriting: true },
  commentChange: { max: 120, timeWindow: 10 * MINUTE },
  postChange: { max: 60, timeWindow: 60 * MINUTE },
  clip: { max: 10, timeWindow: 60 * MINUTE, isWriting: true, sparesRefusals: true },
  clipChange: { max: 60, timeWindow: 60 * MINUTE },
  watch: { max: 300, timeWindow: 5 * MINUTE, perAddress: 15_000 },
  poll: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  hub: { max: 15, timeWindow: 24 * 60 * MINUTE, isWriting: true, sparesRefusals: true },
  hubChange: { max: 60, timeWindow: 10 * MINUTE },
  join: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  invite: { max: 60, timeWindow: 60 * MINUTE, isWriting: true },
  draft: { max: 300, timeWindow: 5 * MINUTE },
  notification: { max: 300, timeWindow: 5 * MINUTE },
  push: { max: 20, timeWindow: 60 * MINUTE },
  report: { max: 30, timeWindow: 60 * MINUTE, isWriting: true },
  moderate: { max: 300, timeWindow: 10 * MINUTE },
  automod: { max: 30, timeWindow: 10 * MINUTE },
  appeal: { max: 10, timeWindow: 60 * MINUTE },
  search: { max: 150, timeWindow: 5 * MINUTE, perAddress: 6_000 },
  checkout: { max: 20, timeWindow: 60 * MINUTE },
  payReturn: { max: 200, timeWindow: 5 * MINUTE, perAddress: 2_000, byDevice: true },
  crash: { max: 20, timeWindow: 5 * MINUTE },
  grievance: { max: 5, timeWindow: 60 * MINUTE, byDevice: true },
  grievanceNumber: { max: 30, timeWindow: 10 * MINUTE, byDevice: true },
} satisfies Record<string, Limit>

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
  /** Above what 200 phones need that each open several pages at once. */
  visitorsPerAddress: 15_000,
} as const

/** Pages and files need no sign-in, so they are counted by address alone: far above 200 phones with 60 pictures each. */
export const PER_ADDRESS = {
  page: { max: 3_000, timeWindow: 5 * MINUTE },
  file: { max: 30_000, timeWindow: 5 * MINUTE },
} satisfies Record<string, Limit>

/** The factor of a writing limit by trust, from 0 to 2. */
export const SHARES = [1 / 3, 1, 2]

export type LimitName = keyof typeof LIMITS
export type AccountLimitName = keyof typeof ACCOUNT_LIMITS
