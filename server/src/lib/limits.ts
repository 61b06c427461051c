import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from './config.ts'
import { tooMany } from './errors.ts'

const MINUTE = 60_000

type Limit = {
  max: number
  timeWindow: number
  /** Counted per address whoever is signed in: an account more must not buy more tries. */
  byAddress?: true
  /** Writing as a member: who is new or was lately reprimanded may do a third of it, who is well known twice as much. */
  isWriting?: true
}

/** How often a member, or else an address, may do a thing. */
const LIMITS = {
  login: { max: 25, timeWindow: 5 * MINUTE, byAddress: true },
  signUp: { max: 5, timeWindow: 30 * MINUTE, byAddress: true },
  mail: { max: 3, timeWindow: 5 * MINUTE, byAddress: true },
  verificationMail: { max: 3, timeWindow: 60 * MINUTE },
  token: { max: 10, timeWindow: 5 * MINUTE },
  refresh: { max: 120, timeWindow: 5 * MINUTE, byAddress: true },
  password: { max: 10, timeWindow: 10 * MINUTE },
  settings: { max: 300, timeWindow: 5 * MINUTE, isWriting: true },
  upload: { max: 30, timeWindow: 30 * MINUTE, isWriting: true },
  follow: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  vote: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  view: { max: 60, timeWindow: MINUTE },
  seen: { max: 120, timeWindow: 5 * MINUTE },
  read: { max: 120, timeWindow: 5 * MINUTE },
  bookmark: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  post: { max: 10, timeWindow: 60 * MINUTE, isWriting: true },
  comment: { max: 60, timeWindow: 5 * MINUTE, isWriting: true },
  commentChange: { max: 120, timeWindow: 10 * MINUTE },
  postChange: { max: 60, timeWindow: 60 * MINUTE },
  clip: { max: 10, timeWindow: 60 * MINUTE, isWriting: true },
  clipChange: { max: 60, timeWindow: 60 * MINUTE },
  watch: { max: 300, timeWindow: 5 * MINUTE },
  poll: { max: 120, timeWindow: 10 * MINUTE, isWriting: true },
  // Also what is refused counts, such as a name that is taken.
  hub: { max: 15, timeWindow: 24 * 60 * MINUTE, isWriting: true },
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
  search: { max: 150, timeWindow: 5 * MINUTE },
  checkout: { max: 20, timeWindow: 60 * MINUTE },
  // A whole network of phones may come back from paying by one address.
  payReturn: { max: 200, timeWindow: 5 * MINUTE, byAddress: true },
  crash: { max: 20, timeWindow: 5 * MINUTE },
  grievance: { max: 5, timeWindow: 60 * MINUTE, byAddress: true },
  grievanceNumber: { max: 30, timeWindow: 10 * MINUTE, byAddress: true },
} satisfies Record<string, Limit>

/** How often one account may be tried, from wherever. */
const ACCOUNT_LIMITS = {
  loginOfAccount: { max: 30, timeWindow: 5 * MINUTE },
  mailToAddress: { max: 5, timeWindow: 30 * MINUTE },
} satisfies Record<string, Limit>

/** What all doors together allow. */
const OVERALL = { visitor: 300, member: 1_500, timeWindow: 5 * MINUTE }

/** By how far somebody is trusted, from 0 to 2. */
const SHARES = [1 / 3, 1, 2]
/** So many addresses are remembered for each limit; then the oldest is forgotten. */
const CACHE = 20_000

export type LimitName = keyof typeof LIMITS
type AccountLimitName = keyof typeof ACCOUNT_LIMITS
type Count = ReturnType<FastifyInstance['createRateLimit']>

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitName
  }
  interface FastifyRequest {
    /** Whose tries `waitForAccount` counts. */
    triedAccount: string
  }
  interface FastifyInstance {
    countForAccount: Record<AccountLimitName, Count> | null
    /** Counts one more call of a visitor at this address, and says whether it may be; null without limits. */
    countVisit: ((address: string) => Promise<boolean>) | null
  }
}

/** The route option that the hook below reads. */
export function limitOf(name: LimitName | undefined) {
  return name ? { limit: name } : {}
}

/** Counts every call of the API, and once more those of doors with a limit of their own. */
export async function limitRequests(app: FastifyInstance) {
  app.decorateRequest('triedAccount', '')
  app.decorate('countForAccount', null)
  app.decorate('countVisit', null)
  if (!config.RATE_LIMIT) return

  await app.register(rateLimit, { global: false, cache: CACHE })
  app.countForAccount = mapLimits(ACCOUNT_LIMITS, ({ max, timeWindow }) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => request.triedAccount }),
  )
  const countAll = app.createRateLimit({
    max: (request) => (request.viewer ? OVERALL.member : OVERALL.visitor),
    timeWindow: OVERALL.timeWindow,
    keyGenerator: keyOf,
  })
  app.countVisit = async (ip) => {
    // Ready answers leave before there is a request of the framework's; the count needs no more of one than this.
    const counted = await countAll({ ip, viewer: null, routeOptions: {} } as FastifyRequest)
    return counted.isAllowed || !counted.isExceeded
  }
  const countFor = mapLimits<LimitName>(LIMITS, (limit) =>
    app.createRateLimit({
      max: (request) => allowed(limit, request),
      timeWindow: limit.timeWindow,
      keyGenerator: limit.byAddress ? addressOf : keyOf,
    }),
  )

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.url.startsWith('/api/health')) return
    await spend(countAll, request, reply)
    const { limit } = request.routeOptions.config
    if (limit) await spend(countFor[limit], request, reply)
  })
}

/** Counts a try at an account; the seconds to wait when there were too many, else 0. */
export async function waitForAccount(
  request: FastifyRequest,
  name: AccountLimitName,
  account: string,
) {
  const count = request.server.countForAccount?.[name]
  if (!count) return 0
  request.triedAccount = account
  const counted = await count(request)
  return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0
}

async function spend(count: Count, request: FastifyRequest, reply: FastifyReply) {
  const counted = await count(request)
  if (counted.isAllowed || !counted.isExceeded) return
  reply.headers({
    'ratelimit-limit': counted.max,
    'ratelimit-remaining': 0,
    'ratelimit-reset': counted.ttlInSeconds,
  })
  throw tooMany(counted.ttlInSeconds)
}

function allowed({ max, isWriting }: Limit, { viewer }: FastifyRequest) {
  return isWriting && viewer ? Math.ceil(max * (SHARES[viewer.trust] ?? 1)) : max
}

function keyOf(request: FastifyRequest) {
  return request.viewer ? `member ${request.viewer.id}` : addressOf(request)
}

/** A home has a whole /64 of IPv6 addresses, so that is what counts as one. */
function addressOf(request: FastifyRequest) {
  return normalizeIP(request.ip, 64)
}

function mapLimits<Name extends string>(
  limits: Record<Name, Limit>,
  make: (limit: Limit) => Count,
): Record<Name, Count> {
  const made = Object.entries<Limit>(limits).map(([name, limit]) => [name, make(limit)])
  return Object.fromEntries(made) as Record<Name, Count>
}
