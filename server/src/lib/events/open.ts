import { config } from '#lib/config.ts'
import type { Database } from '#lib/db.ts'
import type { Events } from './events.ts'
import { notifyEvents } from './notifyEvents.ts'
import { redisEvents } from './redisEvents.ts'

/** The events of all servers, as REDIS_URL says how they reach this one. */
export async function openEvents(
  sql: Database,
  complain: (error: unknown) => void,
): Promise<Events> {
  const { REDIS_URL: url } = config
  return url ? redisEvents({ sql, url, complain }) : notifyEvents(sql)
}
