import cluster from 'node:cluster'
import { listGroups } from '#features/core/jobs/queries.ts'
import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'
import { gauge, type Metric, measured } from '#lib/metrics/metric.ts'

type Replica = { name: string; seconds: number }

/** Opens `/metrics`, where METRICS_PORT says so: in the process that was started, for all that it looks after. */
export async function openMetrics(sql: Sql) {
  if (config.METRICS_PORT === undefined) return undefined
  // prom-client is loaded only here, where somebody wants it.
  const { askProcesses, answerMetrics } = await import('#lib/metrics/processes.ts')
  if (cluster.isWorker) {
    answerMetrics()
    return undefined
  }
  const { serveMetrics } = await import('#lib/metrics/endpoint.ts')
  const readAll = askProcesses()
  return serveMetrics({
    host: config.METRICS_HOST,
    port: config.METRICS_PORT,
    read: async () => [...(await readAll()), ...(await readSite(sql))],
  })
}

/** What the database knows of the whole site. Every server says the same. */
export async function readSite(sql: Sql): Promise<Metric[]> {
  const [groups, replicas] = await Promise.all([
    listGroups(sql).catch(() => null),
    listReplicas(sql).catch(() => []),
  ])
  const byQueue = (of: 'waiting' | 'running' | 'dead' | 'oldestSeconds') =>
    (groups ?? []).map((group) => measured(group[of], { queue: group.group }))
  return [
    gauge('jes_database_up', 'Whether the database answers.', [measured(groups ? 1 : 0)]),
    gauge('jes_jobs_waiting', 'Jobs that wait, by queue.', byQueue('waiting')),
    gauge('jes_jobs_running', 'Jobs that run, by queue.', byQueue('running')),
    gauge('jes_jobs_failed', 'Jobs that failed for good, by queue.', byQueue('dead')),
    gauge(
      'jes_jobs_oldest_seconds',
      'For how long the oldest job that may run has waited, by queue.',
      byQueue('oldestSeconds'),
    ),
    gauge(
      'jes_replica_lag_seconds',
      'How far each replica is behind.',
      replicas.map(({ name, seconds }) => measured(seconds, { replica: name })),
    ),
  ]
}

/** The replicas that this database feeds. Of those it shows only the names to who is not in the role pg_monitor. */
function listReplicas(sql: Sql) {
  return sql<Replica[]>`
    select application_name as name, max(coalesce(extract(epoch from replay_lag), 0))::float8 as seconds
    from pg_stat_replication
    where state = 'streaming'
    group by application_name`
}
