import type { FastifyRequest } from 'fastify'
import type { Counts } from './counts/counts.ts'
import { addressOf, deviceOf, networkOf } from './limitKeys.ts'
import {
  ADDRESSES_PER_NETWORK,
  CEILINGS,
  costOf,
  type Limit,
  perAddress,
  SHARES,
} from './limitTable.ts'

/** Of at most so many a limit must hold exactly, also where several processes count. */
const EXACT_MAX = 150

/** One of the counts that a request must be within: its member's or device's, its address's, its network's. */
export type Level = {
  key: string
  max: number
  timeWindow: number
  cost: number
  /** How many further requests proofs of work buy. */
  beyond: number
}

/** The limit that a request is or would be beyond. */
export type Exceeded = { level: Level; ttlInSeconds: number }

/**
 * A member is counted by id, and exactly: no proof buys more. Else a device is counted, then the address and the
 * network that it shares with others, each only by what the one before let through: a refused device costs its
 * neighbours nothing.
 */
export function levelsOf(name: string, limit: Limit, request: FastifyRequest): Level[] {
  const { timeWindow, byDevice } = limit
  const common = { timeWindow, cost: costOf(limit) }
  const max = allowed(limit, request)
  if (request.viewer && !byDevice)
    return [{ ...common, key: `${name} member ${request.viewer.id}`, max, beyond: 0 }]
  const shared = perAddress(limit)
  const level = (key: string, most: number, ceiling: number) => ({
    ...common,
    key: `${name} ${key}`,
    max: most,
    beyond: most * (ceiling - 1),
  })
  return [
    level(deviceOf(request), max, CEILINGS.device),
    level(`by address ${addressOf(request)}`, shared, CEILINGS.address),
    level(`by network ${networkOf(request)}`, shared * ADDRESSES_PER_NETWORK, CEILINGS.network),
  ]
}

/** Counts a request at a level, or only looks. Who only looks is beyond the limit when it is used up. */
export async function spend(counts: Counts, level: Level, by: 0 | 1): Promise<Exceeded | null> {
  const { key, max, timeWindow } = level
  const { current, ttl } = await hit(counts, { key, max, timeWindow, by })
  const isExceeded = current + 1 - by > max
  return isExceeded ? { level, ttlInSeconds: Math.ceil(ttl / 1_000) } : null
}

/** How many proofs were taken at a level so far; those that were only asked for do not count. */
export async function countProved(counts: Counts, level: Level, by: 0 | 1) {
  const { key, beyond, timeWindow } = level
  return (await hit(counts, { key: `${key} proved`, max: beyond, timeWindow, by })).current
}

type Counting = { key: string; max: number; timeWindow: number; by: 0 | 1 }

async function hit(counts: Counts, { key, max, timeWindow, by }: Counting) {
  const one = { key, windowMs: timeWindow, by, isExact: max <= EXACT_MAX }
  const [counted] = await counts.hit([one])
  return counted!
}

function allowed({ max, isWriting }: Limit, { viewer }: FastifyRequest) {
  return isWriting && viewer ? Math.ceil(max * (SHARES[viewer.trust] ?? 1)) : max
}
