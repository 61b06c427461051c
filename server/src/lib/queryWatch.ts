import { config } from './config.ts'
import { currentContext } from './requestContext.ts'
import { startSpan } from './tracing/span.ts'

type Query = { string?: string | undefined; strings: readonly string[] }
type Log = { warn: (facts: object, words: string) => void }

const NAME_LENGTH = 60

let log: Log | null = null

/** Where slow queries are logged. */
export function logSlowQueries(to: Log) {
  log = to
}

/** Whether anybody wants to know of queries; else the driver calls nothing. */
export function areQueriesWatched() {
  return config.SLOW_QUERY_MS > 0 || config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
}

/** Called by the driver when a query begins; what it returns, when it has ended. */
export function watchQuery(query: Query) {
  const context = currentContext()
  const startedAt = performance.now()
  // Queries that nobody asked for, such as heartbeats, would each be a trace of their own.
  const span =
    context?.span &&
    startSpan(nameOf(query), { kind: 'client', parent: context.span.traceparent, facts: DATABASE })
  return (error?: unknown) => {
    span?.end({}, error !== undefined)
    const ms = performance.now() - startedAt
    if (config.SLOW_QUERY_MS === 0 || ms < config.SLOW_QUERY_MS) return
    const { requestId, endpoint } = context ?? {}
    log?.warn(
      { reqId: requestId, endpoint, ms: Math.round(ms), sql: textOf(query) },
      'A query was slow.',
    )
  }
}

const DATABASE = { 'db.system.name': 'postgresql' }

/** The first words of a query. */
function nameOf(query: Query) {
  return textOf(query).slice(0, NAME_LENGTH)
}

/** A query without its values: those are parameters, and what is written into its text as a literal is taken out. */
function textOf({ string, strings }: Query) {
  return (string ?? strings.join('?'))
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim()
}
