import type { FastifyRequest } from 'fastify'
import { type Sql, sql } from './db.ts'
import { hashToken } from './tokens.ts'

export const DAY_SECONDS = 86_400
const MOST_LOGINS_A_DAY = 300

/** Counts an attempt, in a window that begins with the first one; it is counted before it is checked. */
export async function countAttempt(sql: Sql, key: string, seconds: number) {
  const isRunning = sql`t.began_at > now() - make_interval(secs => ${seconds})`
  const [counted] = await sql<[{ count: number; secondsLeft: number }]>`
    insert into account_tries as t (key, count) values (${hashToken(key)}, 1)
    on conflict (key) do update set
      count = case when ${isRunning} then t.count + 1 else 1 end,
      began_at = case when ${isRunning} then t.began_at else now() end
    returning count, extract(epoch from began_at - now())::float8 + ${seconds} as seconds_left`
  return counted
}

/** The attempt was right after all: it is not counted. */
export async function forgiveAttempt(sql: Sql, key: string) {
  await sql`
    update account_tries set count = count - 1 where key = ${hashToken(key)} and count > 0`
}

export async function forgetAttempts(sql: Sql, keys: string[]) {
  await sql`delete from account_tries where key in ${sql(keys.map(hashToken))}`
}

/** Windows are a day at most. */
export async function sweepAttempts(sql: Sql) {
  await sql`delete from account_tries where began_at < now() - interval '1 day'`
}

/** Whether rate limits are on for this server. */
export function isCounting({ server }: FastifyRequest) {
  return server.countForAccount !== null
}

/** Counts a log-in of an account; returns the seconds to wait after too many in a day, else 0. */
export async function waitForDay(request: FastifyRequest, account: string) {
  if (!isCounting(request)) return 0
  const { count, secondsLeft } = await countAttempt(sql, loginKey(account), DAY_SECONDS)
  return count > MOST_LOGINS_A_DAY ? secondsLeft : 0
}

/** The key by which log-ins of an account are counted. */
export function loginKey(account: string) {
  return `login ${account}`
}
