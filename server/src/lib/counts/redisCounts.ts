import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { Redis } from '#lib/redis.ts'
import { randomToken } from '#lib/tokens.ts'
import type { Counts, Slot } from './counts.ts'
import { COUNT_HITS, FIND_PLACE } from './redisScripts.ts'

/** No request waits longer for Redis. */
const PATIENCE_MS = 100
/** After a failure nothing is asked for so long, so that only one command of a request waits. */
const REST_MS = 1_000
/** A process that was killed holds its places for so long. */
const LEASE_MS = 10_000
const RENEW_MS = 2_500
/** No socket is open for so long: a token ends before. */
const PLACE_MS = 86_400_000

const COUNT = 'jes:count:'
const PLACE = 'jes:place:'
const PROCESS = 'jes:process:'

/**
 * The counts of all servers. A place is a hash: how many of them each process holds. It counts while the process
 * renews its lease, so that renewing costs the same however many it holds.
 */
export function redisCounts(redis: Redis): Counts {
  const process = randomToken()
  const held = new Map<string, number>()
  /** Places of which Redis may not know how many this process holds. */
  let unsure = new Set<string>()
  let restsUntil = 0
  const renewing = setInterval(() => void renew().catch(() => {}), RENEW_MS).unref()
  if (redis.status === 'ready') begin()
  redis.on('ready', begin)
  redis.on('end', () => clearInterval(renewing))

  return {
    async hit(hits) {
      const keys = hits.map(({ key }) => COUNT + key)
      const windows = hits.flatMap(({ by, windowMs }) => [by, windowMs])
      const counted = (await ask(() =>
        redis.eval(COUNT_HITS, keys.length, ...keys, ...windows),
      )) as number[]
      return hits.map((_, at) => ({ current: counted[2 * at]!, ttl: counted[2 * at + 1]! }))
    },
    async isFree(place) {
      return findPlace(place, { holds: timesHeld(place.key) + 1, doesTake: false })
    },
    /** Who cannot ask holds the place all the same (`sharedCounts`), and the others learn of it when Redis is back. */
    async take(place) {
      const holds = hold(place.key, 1)
      const isTaken = await attempt(place.key, () => findPlace(place, { holds, doesTake: true }))
      if (!isTaken) hold(place.key, -1)
      return isTaken
    },
    release(key) {
      if (timesHeld(key) === 0) return
      hold(key, -1)
      void attempt(key, () => ask(() => write([key]))).catch(() => {})
    },
  }

  /** The lease before the first place: those of a process without one do not count. */
  function begin() {
    restsUntil = 0
    void renew().catch(() => {})
  }

  async function findPlace(
    { key, max }: Slot,
    { holds, doesTake }: { holds: number; doesTake: boolean },
  ) {
    const args = [PROCESS, process, holds, max, doesTake ? PLACE_MS : 0]
    return (await ask(() => redis.eval(FIND_PLACE, 1, PLACE + key, ...args))) === 1
  }

  function timesHeld(key: string) {
    return held.get(key) ?? 0
  }

  function hold(key: string, by: 1 | -1) {
    const times = timesHeld(key) + by
    if (times > 0) held.set(key, times)
    else held.delete(key)
    return times
  }

  /** Whoever had no lease any more was taken for dead, or Redis is a new one: all its places are written anew. */
  async function renew() {
    const wasAlive = await ask(() => redis.set(PROCESS + process, '', 'PX', LEASE_MS, 'GET'))
    const keys = wasAlive === null ? [...held.keys(), ...unsure] : [...unsure]
    if (keys.length === 0) return
    unsure = new Set()
    await ask(() => write(keys)).catch(() => {
      for (const key of keys) unsure.add(key)
    })
  }

  async function write(keys: string[]) {
    const commands = redis.pipeline()
    for (const key of keys) {
      const times = timesHeld(key)
      if (times === 0) commands.hdel(PLACE + key, process)
      else commands.hset(PLACE + key, process, times).pexpire(PLACE + key, PLACE_MS)
    }
    const failed = (await commands.exec())?.find(([error]) => error)
    if (failed) throw failed[0]
  }

  async function attempt<T>(key: string, work: () => Promise<T>) {
    try {
      return await work()
    } catch (error) {
      unsure.add(key)
      throw error
    }
  }

  async function ask<T>(command: () => Promise<T>) {
    if (performance.now() < restsUntil) throw new Error('Redis did not answer a moment ago.')
    try {
      return await Promise.race([command(), givenUp()])
    } catch (error) {
      restsUntil = performance.now() + REST_MS
      throw error
    }
  }
}

/** An answer that arrived while this process was busy is read first. */
async function givenUp(): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false })
  await turn()
  throw new Error(`Redis does not answer within ${PATIENCE_MS} ms.`)
}
