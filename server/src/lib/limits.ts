import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from './config.ts'
import { type Counts, memoryCounts } from './counts/counts.ts'
import { deviceKey, readDevice } from './edge/deviceCookie.ts'
import { routeOf, trafficOf } from './edge/traffic.ts'
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

/** Of at most so many a limit must hold exactly, also where several processes count. */
const EXACT_MAX = 150
const FORM_REFUSED = 422
const LIMITED = 429

/** The limit that a request is or would be beyond. */
type Exceeded = { max: number; ttlInSeconds: number }
/** Counts a request, or only looks, and gives the limit that it is or would be beyond, if any. */
type Spend = (request: FastifyRequest, options?: 'only look') => Promise<Exceeded | null>

/** Who makes a call that needs no framework: a member, or a visitor of the API or of a page. */
export type Caller = { id: string } | 'visitor' | 'page'
/** Counts such a call, and says whether it may be. */
export type CountCall = (
  caller: Caller,
  address: string,
  cookies: string | undefined,
) => Promise<boolean>

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: LimitName
  }
  interface FastifyRequest {
    /** The account whose attempts `waitForAccount` counts. */
    triedAccount: string
    /** The device of the browser, for rate limits only. */
    device: string | null
  }
  interface FastifyInstance {
    countForAccount: Record<AccountLimitName, Spend> | null
    /** Null without limits. */
    countCall: CountCall | null
  }
}

/** The route option that the hook below reads. */
export function limitOf(name: LimitName | undefined) {
  return name ? { limit: name } : {}
}

/** Counts every request but probes, and once more those of endpoints with a limit of their own. */
export async function limitRequests(app: FastifyInstance, counts = memoryCounts()) {
  app.decorateRequest('triedAccount', '')
  app.decorateRequest('device', null)
  app.decorate('countForAccount', null)
  app.decorate('countCall', null)
  if (!config.RATE_LIMIT) return

  const key = await deviceKey()
  app.countForAccount = mapLimits<AccountLimitName, Spend>(
    ACCOUNT_LIMITS,
    ({ max, timeWindow }, name) =>
      spendBy(counts, { name, max, timeWindow, keyOf: ({ triedAccount }) => triedAccount }),
  )
  const ofApi = spendOf(counts, {
    name: 'api',
    max: ({ viewer }) => (viewer ? OVERALL.member : OVERALL.visitor),
    timeWindow: OVERALL.timeWindow,
    perAddress: OVERALL.visitorsPerAddress,
  })
  const ofTraffic = {
    api: ofApi,
    page: spendByAddress(counts, 'page', PER_ADDRESS.page),
    file: spendByAddress(counts, 'file', PER_ADDRESS.file),
  }
  const ofLimit = mapLimits<LimitName, Spend>(LIMITS, (limit, name) =>
    spendOf(counts, {
      name,
      max: (request) => allowed(limit, request),
      timeWindow: limit.timeWindow,
      perAddress: limit.perAddress ?? limit.max * DEVICES_PER_ADDRESS,
      byDevice: limit.byDevice ?? false,
    }),
  )
  app.countCall = async (caller, ip, cookies) => {
    const viewer = typeof caller === 'object' ? caller : null
    const device = viewer ? null : readDevice(key, cookies)
    // Direct replies are sent before the framework creates a request; the count needs no more of one than this.
    const call = { ip, viewer, device, routeOptions: {} } as FastifyRequest
    return (await (caller === 'page' ? ofTraffic.page : ofApi)(call)) === null
  }

  const begin = (limit: LimitName, request: FastifyRequest) =>
    ofLimit[limit](request, sparesRefusals(limit) ? 'only look' : undefined)
  app.addHook('onRequest', async (request, reply) => {
    const traffic = trafficOf(request)
    if (traffic === 'probe') return
    request.device = readDevice(key, request.headers.cookie)
    const { limit } = routeOf(request).config
    const exceeded =
      (await ofTraffic[traffic](request)) ?? (limit ? await begin(limit, request) : null)
    if (exceeded) throw refused(exceeded, reply)
  })

  // Before the reply is sent, so that its reader has been counted.
  app.addHook('onSend', async (request, { statusCode }) => {
    const { limit } = routeOf(request).config
    const isSpared = statusCode === FORM_REFUSED || statusCode === LIMITED
    if (limit && sparesRefusals(limit) && !isSpared) await ofLimit[limit](request)
  })
}

/** Counts an attempt at an account; returns the seconds to wait after too many, else 0. */
export async function waitForAccount(
  request: FastifyRequest,
  name: AccountLimitName,
  account: string,
) {
  const count = request.server.countForAccount?.[name]
  if (!count) return 0
  request.triedAccount = account
  return (await count(request))?.ttlInSeconds ?? 0
}

type Shares = {
  name: string
  max: (request: FastifyRequest) => number
  timeWindow: number
  perAddress: number
  byDevice?: boolean
}

/**
 * A member is counted by id. Else a device is counted together with its address; clients without a device share one
 * device's limit with all others of that address. A refused device costs its neighbours nothing.
 */
function spendOf(counts: Counts, { name, max, timeWindow, perAddress, byDevice }: Shares): Spend {
  const isMember = ({ viewer }: FastifyRequest) => viewer !== null && !byDevice
  const own = spendBy(counts, {
    name,
    max,
    timeWindow,
    keyOf: (request) => (isMember(request) ? `member ${request.viewer?.id}` : deviceOf(request)),
  })
  const shared = spendByAddress(counts, `${name} by address`, { max: perAddress, timeWindow })
  return async (request, options) =>
    (await own(request, options)) ?? (isMember(request) ? null : await shared(request, options))
}

function spendByAddress(counts: Counts, name: string, { max, timeWindow }: Limit): Spend {
  return spendBy(counts, { name, max, timeWindow, keyOf: addressOf })
}

type Counting = {
  name: string
  max: number | ((request: FastifyRequest) => number)
  timeWindow: number
  keyOf: (request: FastifyRequest) => string
}

/** Who only looks is beyond the limit when it is used up. */
function spendBy(counts: Counts, { name, max, timeWindow, keyOf }: Counting): Spend {
  return async (request, options) => {
    const most = typeof max === 'number' ? max : max(request)
    const by = options === 'only look' ? 0 : 1
    const key = `${name} ${keyOf(request)}`
    const hit = { key, windowMs: timeWindow, by, isExact: most <= EXACT_MAX }
    const [counted] = await counts.hit([hit])
    const { current, ttl } = counted!
    const isExceeded = current + 1 - by > most
    return isExceeded ? { max: most, ttlInSeconds: Math.ceil(ttl / 1_000) } : null
  }
}

function sparesRefusals(name: LimitName) {
  const limit: Limit = LIMITS[name]
  return limit.sparesRefusals === true
}

function refused({ max, ttlInSeconds }: Exceeded, reply: FastifyReply) {
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

/** A home has a whole /64 of IPv6 addresses, so they count as one. */
function addressOf(request: FastifyRequest) {
  return normalizeIP(request.ip, 64)
}

function mapLimits<Name extends string, Made>(
  limits: Record<Name, Limit>,
  make: (limit: Limit, name: string) => Made,
): Record<Name, Made> {
  const made = Object.entries<Limit>(limits).map(([name, limit]) => [name, make(limit, name)])
  return Object.fromEntries(made) as Record<Name, Made>
}
