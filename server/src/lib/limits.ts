import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from './config.ts'
import { memoryCounts } from './counts/counts.ts'
import { deviceKey, readDevice } from './edge/deviceCookie.ts'
import { routeOf, trafficOf } from './edge/traffic.ts'
import { tooMany } from './errors.ts'
import { addressOf } from './limitKeys.ts'
import { countProved, type Exceeded, type Level, levelsOf, spend } from './limitLevels.ts'
import {
  ACCOUNT_LIMITS,
  type AccountLimitName,
  LIMITS,
  type Limit,
  type LimitName,
  OVERALL,
  PER_ADDRESS,
} from './limitTable.ts'
import { isProved, proofRequired, takeProofs } from './proofOfWork.ts'

const FORM_REFUSED = 422
const LIMITED = 429

/** Counts an attempt at an account, and gives the seconds to wait after too many, else 0. */
type CountAttempt = (name: AccountLimitName, account: string) => Promise<number>

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
    /** The device of the browser, for rate limits only. */
    device: string | null
  }
  interface FastifyInstance {
    countForAccount: CountAttempt | null
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
  app.decorateRequest('device', null)
  app.decorate('countForAccount', null)
  app.decorate('countCall', null)
  takeProofs(app, counts)
  if (!config.RATE_LIMIT) return

  const key = await deviceKey()
  const overallLevels = readOverall()
  app.countForAccount = async (name, account) => {
    const level = { ...ACCOUNT_LIMITS[name], key: `${name} ${account}`, cost: 0, beyond: 0 }
    return (await spend(counts, level, 1))?.ttlInSeconds ?? 0
  }
  app.countCall = async (caller, ip, cookies) => {
    const viewer = typeof caller === 'object' ? caller : null
    const device = viewer ? null : readDevice(key, cookies)
    // Direct replies are sent before the framework creates a request; the count needs no more of one than this.
    const call = { ip, viewer, device, routeOptions: {} } as FastifyRequest
    for (const level of overallLevels(caller === 'page' ? 'page' : 'api', call))
      if (await spend(counts, level, 1)) return false
    return true
  }

  async function admit(level: Level, request: FastifyRequest, reply: FastifyReply, by: 0 | 1) {
    const exceeded = await spend(counts, level, by)
    if (!exceeded) return
    const isRight = level.beyond > 0 && (await isProved(request))
    const proved = await countProved(counts, level, isRight ? 1 : 0)
    if (isRight && proved <= level.beyond) return
    tellLimit(reply, exceeded)
    const { ttlInSeconds: seconds } = exceeded
    if (proved >= level.beyond) throw tooMany(seconds)
    throw await proofRequired(request, { cost: level.cost, proved, seconds })
  }

  app.addHook('onRequest', async (request, reply) => {
    const traffic = trafficOf(request)
    if (traffic === 'probe') return
    request.device = readDevice(key, request.headers.cookie)
    const { limit } = routeOf(request).config
    for (const level of overallLevels(traffic, request)) await admit(level, request, reply, 1)
    if (!limit) return
    const by = sparesRefusals(limit) ? 0 : 1
    for (const level of levelsOf(limit, LIMITS[limit], request))
      await admit(level, request, reply, by)
  })

  // Before the reply is sent, so that its reader has been counted.
  app.addHook('onSend', async (request, { statusCode }) => {
    const { limit } = routeOf(request).config
    const isSpared = statusCode === FORM_REFUSED || statusCode === LIMITED
    if (!limit || !sparesRefusals(limit) || isSpared) return
    for (const level of levelsOf(limit, LIMITS[limit], request)) await spend(counts, level, 1)
  })
}

/** Counts an attempt at an account; returns the seconds to wait after too many, else 0. */
export async function waitForAccount(
  request: FastifyRequest,
  name: AccountLimitName,
  account: string,
) {
  return (await request.server.countForAccount?.(name, account)) ?? 0
}

/** The limit over all endpoints together. A page or a file asks for no proof: nothing there could give one. */
function readOverall() {
  const perAddress = structuredClone(PER_ADDRESS)
  return (traffic: 'api' | 'page' | 'file', request: FastifyRequest): Level[] => {
    if (traffic === 'api') {
      const { timeWindow, member, visitor, cost } = OVERALL
      return levelsOf('api', { max: request.viewer ? member : visitor, timeWindow, cost }, request)
    }
    const key = `${traffic} ${addressOf(request)}`
    return [{ ...perAddress[traffic], key, cost: 1, beyond: 0 }]
  }
}

function sparesRefusals(name: LimitName) {
  const limit: Limit = LIMITS[name]
  return limit.sparesRefusals === true
}

function tellLimit(reply: FastifyReply, { level, ttlInSeconds }: Exceeded) {
  reply.headers({
    'ratelimit-limit': level.max,
    'ratelimit-remaining': 0,
    'ratelimit-reset': ttlInSeconds,
  })
}
