import cluster from 'node:cluster'
import { config } from '#lib/config.ts'
import { openRedis } from '#lib/redis.ts'
import { type Counts, memoryCounts } from './counts.ts'
import { primaryCounts } from './primaryCounts.ts'
import { redisCounts } from './redisCounts.ts'
import { sharedCounts } from './sharedCounts.ts'

/** The counts of this process, or those that it has in common with others. */
export async function openCounts(complain: (error: unknown) => void): Promise<Counts> {
  if (config.REDIS_URL) {
    return sharedCounts(redisCounts(await openRedis(config.REDIS_URL)), complain)
  }
  return cluster.isWorker ? sharedCounts(primaryCounts(), complain) : memoryCounts()
}
