import { performance } from 'node:perf_hooks'
import { counts } from './counts.ts'
import { counter, gauge, type Metric, measured } from './metric.ts'
import { replyMetrics } from './replyCounts.ts'

let utilisationBefore = performance.eventLoopUtilization()

/** What this process knows of itself, besides what every process of Node does. */
export function ownMetrics(): Metric[] {
  return [
    ...replyMetrics(),
    ...cacheMetrics(),
    ...groupMetrics(),
    ...poolMetrics(),
    ...otherMetrics(),
  ]
}

function cacheMetrics() {
  const all = [...counts.caches]
  return [
    counter(
      'jes_cache_hits_total',
      'Lookups that found something, by cache.',
      all.map(([cache, { hits }]) => measured(hits, { cache })),
    ),
    counter(
      'jes_cache_misses_total',
      'Lookups that found nothing, by cache.',
      all.map(([cache, { misses }]) => measured(misses, { cache })),
    ),
  ]
}

function groupMetrics() {
  const all = [...counts.groups]
  return [
    counter(
      'jes_group_statements_total',
      'Statements that wrote the acts of many at once, by kind.',
      all.flatMap(([kind, { statements, failed }]) => [
        measured(statements - failed, { kind, outcome: 'done' }),
        measured(failed, { kind, outcome: 'failed' }),
      ]),
    ),
    counter(
      'jes_group_acts_total',
      'Acts by kind, written together with others or alone.',
      all.flatMap(([kind, { together, alone }]) => [
        measured(together, { kind, how: 'together' }),
        measured(alone, { kind, how: 'alone' }),
      ]),
    ),
  ]
}

function poolMetrics() {
  const all = [...counts.pools].map(([pool, read]) => ({ labels: { pool }, ...read() }))
  return [
    gauge(
      'jes_database_connections_max',
      'Connections that a pool may open.',
      all.map(({ max, labels }) => measured(max, labels)),
    ),
    gauge(
      'jes_database_connections_in_use',
      'Connections with a query or a transaction under way.',
      all.map(({ inUse, labels }) => measured(inUse, labels)),
    ),
    gauge(
      'jes_database_queries_waiting',
      'Queries that wait for a connection, or behind another on the same one.',
      all.map(({ waiting, labels }) => measured(waiting, labels)),
    ),
  ]
}

function otherMetrics() {
  return [
    counter('jes_mails_total', 'Attempts to send a mail.', outcomes(counts.mails)),
    counter('jes_sms_total', 'Attempts to send an SMS.', outcomes(counts.sms)),
    gauge('jes_sockets_open', 'Open sockets of browsers.', [measured(counts.sockets.open)]),
    gauge(
      'jes_event_loop_utilisation_ratio',
      'How busy the event loop of the busiest process was since the last look.',
      [measured(readUtilisation())],
      'max',
    ),
    gauge('jes_processes', 'Processes of this server that answer.', [measured(1)]),
  ]
}

function outcomes({ sent, failed }: { sent: number; failed: number }) {
  return [measured(sent, { outcome: 'sent' }), measured(failed, { outcome: 'failed' })]
}

function readUtilisation() {
  const now = performance.eventLoopUtilization()
  const { utilization } = performance.eventLoopUtilization(now, utilisationBefore)
  utilisationBefore = now
  return utilization
}
