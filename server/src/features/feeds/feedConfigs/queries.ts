import type { Sql } from '#lib/db.ts'

/** The weight of each part of For you, in the unit of the rank: 1 is 12.5 hours. */
export type Weights = {
  /** The source of a post: log10 of 1 + affinity for followed people, of `discovery` for others. */
  source: number
  discovery: number
  affinity: number
  language: number
  /** Subtracted for each time that the member was shown the post. */
  shown: number
}
export type FeedConfig = Weights & { id: number }

const COLUMNS = ['id', 'source', 'discovery', 'affinity', 'language', 'shown'] as const

/** The current best weights. */
export async function findWeights(sql: Sql): Promise<FeedConfig> {
  const [config] = await sql<[FeedConfig]>`
    select ${sql(COLUMNS)} from feed_configs where role = 'champion'`
  return config
}

/** Which of the two running configs this member gets. */
export async function findConfigOf(sql: Sql, userId: string): Promise<FeedConfig> {
  const [config] = await sql<[FeedConfig]>`
    select ${sql(COLUMNS)}
    from feed_configs c
    where c.role = (
      select case when tries_config(${userId}, n.id) then 'challenger' else 'champion' end
      from feed_configs n where n.role = 'challenger'
    )`
  return config
}

export type Running = FeedConfig & { startedAt: string; isDue: boolean }

/** The two running configs, locked: only one judge at a time. */
export async function lockRunning(sql: Sql) {
  const rows = await sql<(Running & { role: 'champion' | 'challenger' })[]>`
    select role, started_at, started_at < now() - interval '6 days 12 hours' as is_due, ${sql(COLUMNS)}
    from feed_configs
    where role <> 'past'
    order by id
    for update`
  const one = (role: 'champion' | 'challenger') => rows.find((row) => row.role === role)!
  return { champion: one('champion'), challenger: one('challenger') }
}
