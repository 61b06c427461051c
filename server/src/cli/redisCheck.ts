import { once } from 'node:events'
import { openRedis } from '#lib/redis.ts'

const READY_MS = 3_000
const OLDEST = [6, 2]

/** For the doctor: whether Redis answers, is new enough, and forgets no count before its time. */
export async function examineRedis(url: string) {
  const redis = await openRedis(url)
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(READY_MS) })
    await redis.ping()
    return judgeRedis(await redis.info())
  } catch (problem) {
    return { isWell: false, said: `does not answer: ${(problem as Error).message}` }
  } finally {
    redis.disconnect()
  }
}

/** By what INFO says: providers that forbid CONFIG allow it. */
export function judgeRedis(info: string) {
  const fact = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? ''
  const valkey = fact('valkey_version')
  const name = valkey ? `Valkey ${valkey}` : `Redis ${fact('redis_version')}`
  // A Valkey says which Redis it is like.
  if (isOlder(fact('redis_version'))) return { isWell: false, said: `${name} is too old` }
  const policy = fact('maxmemory_policy')
  // Every count has an end, so each policy but this one throws them away, and limits begin anew.
  const isForgetful = Number(fact('maxmemory')) > 0 && policy !== 'noeviction'
  return {
    isWell: !isForgetful,
    said: isForgetful
      ? `${name} drops counts of limits when it is full (${policy}): set maxmemory-policy noeviction`
      : `${name} answers`,
  }
}

function isOlder(version: string) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < OLDEST[0]! || (major === OLDEST[0] && minor < OLDEST[1]!)
}
