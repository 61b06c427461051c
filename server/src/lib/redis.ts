import type { Redis } from 'ioredis'

export type { Redis }

const CONNECT_MS = 2_000
const RETRY_MS = 200
/** A connection that owes an answer for so long is taken for dead. */
const SILENCE_MS = 2_000

/**
 * A connection to Redis or Valkey. While it is away every command fails at once; it is tried again a few times a
 * second.
 */
export async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: () => RETRY_MS * (0.5 + Math.random()),
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
  })
  // Each command says itself that it failed; without a listener the library would print every attempt.
  redis.on('error', () => {})
  return redis
}
