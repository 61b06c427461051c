import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from './config.ts'
import { deviceKey, readDevice } from './edge/deviceCookie.ts'
import { trafficOf } from './edge/traffic.ts'
import { tooMany } from './errors.ts'
import {
  ACCOUNT_LIMITS,
  type AccountLimitName,
  DEVICES_PER_ADDRESS,
  LIMITS,
  type Limit,
  type LimitName,
  OVERALL,
  PER_ADDRESS,
  SHARES,
} from './limitTable.ts'

/** So many keys are remembered for each limit; then the oldest is forgotten. */
const CACHE = 20_000
const FORM_REFUSED = 422
const LIMITED = 429

type Count = ReturnType<FastifyInstance['createRateLimit']>
type Counted = Extract<Awaited<ReturnType<Count>>, { isAllowed: false }>
/** Counts a request, or only looks, and gives the limit that it is or would be beyond, if any. */
type Spend = (request: FastifyRequest, options?: 'only look') => Promise<Counted | null>

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitName
  }
  interface FastifyRequest {
    /** Whose tries `waitForAccount` counts. */
    triedAccount: string
    /** The device that a browser has shown, for limits alone. */
    device: string | null
  }
  interface FastifyInstance {
    countForAccount: Record<AccountLimitName, Count> | null
    /** Counts one more call of a visitor, and says whether it may be; null without limits. */
    countVisit: ((address: string, cookies: string | undefined) => Promise<boolean>) | null
  }
}

/** The route option that the hook below reads. */
export function limitOf(name: LimitName | undefined) {
  return name ? { limit: name } : {}
}

/** Counts every request but probes, and once more those of endpoints with a limit of their own. */
export async function limitRequests(app: FastifyInstance) {
  app.decorateRequest('triedAccount', '')
  app.decorateRequest('device', null)
  app.decorate('countForAccount', null)
  app.decorate('countVisit', null)
  if (!config.RATE_LIMIT) return

  await app.register(rateLimit, { global: false, cache: CACHE })
  const key = await deviceKey()
  app.countForAccount = mapLimits(ACCOUNT_LIMITS, ({ max, timeWindow }) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => request.triedAccount }),
  )
  const ofApi = spendOf(app, {
    max: ({ viewer }) => (viewer ? OVERALL.member : OVERALL.visitor),
    timeWindow: OVERALL.timeWindow,
    perAddress: OVERALL.visitorsPerAddress,
  })
  const ofTraffic = {
    api: ofApi,
    page: spendByAddress(app, PER_ADDRESS.page),
    file: spendByAddress(app, PER_ADDRESS.file),
  }
  const ofLimit = mapLimits<LimitName, Spend>(LIMITS, (limit) =>
    spendOf(app, {
      max: (request) => allowed(limit, request),
      timeWindow: limit.timeWindow,
      perAddress: limit.perAddress ?? limit.max * DEVICES_PER_ADDRESS,
      byDevice: limit.byDevice ?? false,
    }),
  )
  app.countVisit = async (ip, cookies) => {
    // Ready answers leave before there is a request of the framework's; the count needs no more of one than this.
    const visit = { ip, viewer: null, device: readDevice(key, cookies), routeOptions: {} }
    return (await ofApi(visit as FastifyRequest)) === null
  }

  const begin = (limit: LimitName, request: FastifyRequest) =>
    ofLimit[limit](request, sparesRefusals(limit) ? 'only look' : undefined)
  app.addHook('onRequest', async (request, reply) => {
    const traffic = trafficOf(request)
    if (traffic === 'probe') return
    request.device = readDevice(key, request.headers.cookie)
    const { limit } = request.routeOptions.config
    const exceeded =
      (await ofTraffic[traffic](request)) ?? (limit ? await begin(limit, request) : null)
    if (exceeded) throw refused(exceeded, reply)
  })

  // Before the answer leaves, so that whoever has read it is counted.
  app.addHook('onSend', async (request, { statusCode }) => {
    const { limit } = request.routeOptions.config
    const isSpared = statusCode === FORM_REFUSED || statusCode === LIMITED
    if (limit && sparesRefusals(limit) && !isSpared) await ofLimit[limit](request)
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
  return exceededIn(await count(request))?.ttlInSeconds ?? 0
}

type Shares = {
  max: (request: FastifyRequest) => number
  timeWindow: number
  perAddress: number
  byDevice?: boolean
}

/**
 * A member is counted by their id. Else a device is counted, and its address with it; who shows no device has the
 * share of one with all others at that address who show none. What a device is refused costs its neighbours nothing.
 */
function spendOf(app: FastifyInstance, { max, timeWindow, perAddress, byDevice }: Shares): Spend {
  const isMember = ({ viewer }: FastifyRequest) => viewer !== null && !byDevice
  const own = app.createRateLimit({
    max,
    timeWindow,
    keyGenerator: (request) =>
      isMember(request) ? `member ${request.viewer?.id}` : deviceOf(request),
  })
  const shared = spendByAddress(app, { max: perAddress, timeWindow })
  return async (request, options) =>
    exceededIn(await own(request, optionsOf(options)), options) ??
    (isMember(request) ? null : await shared(request, options))
}

function spendByAddress(app: FastifyInstance, { max, timeWindow }: Limit): Spend {
  const count = app.createRateLimit({ max, timeWindow, keyGenerator: addressOf })
  return async (request, options) => exceededIn(await count(request, optionsOf(options)), options)
}

function optionsOf(options: 'only look' | undefined) {
  return { increment: options !== 'only look' }
}

/** Who only looks is beyond the limit when it is used up. */
function exceededIn(counted: Awaited<ReturnType<Count>>, options?: 'only look') {
  if (counted.isAllowed) return null
  const isBeyond = options === 'only look' ? counted.remaining === 0 : counted.isExceeded
  return isBeyond ? counted : null
}

function sparesRefusals(name: LimitName) {
  const limit: Limit = LIMITS[name]
  return limit.sparesRefusals === true
}

function refused({ max, ttlInSeconds }: Counted, reply: FastifyReply) {
  reply.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': 0,
    'ratelimit-reset': ttlInSeconds,
  })
  return tooMany(ttlInSeconds)
}

function allowed({ max, isWriting }: Limit, { viewer }: FastifyRequest) {
  return isWriting && viewer ? Math.ceil(max * (SHARES[viewer.trust] ?? 1)) : max
}

function deviceOf(request: FastifyRequest) {
  return request.device ? `device ${request.device}` : addressOf(request)
}

/** A home has a whole /64 of IPv6 addresses, so that is what counts as one. */
function addressOf(request: FastifyRequest) {
  return normalizeIP(request.ip, 64)
}

function mapLimits<Name extends string, Made>(
  limits: Record<Name, Limit>,
  make: (limit: Limit) => Made,
): Record<Name, Made> {
  const made = Object.entries<Limit>(limits).map(([name, limit]) => [name, make(limit)])
  return Object.fromEntries(made) as Record<Name, Made>
}
