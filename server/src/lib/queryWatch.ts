import { config } from './config.ts'
import { currentContext } from './requestContext.ts'
import { startSpan } from './tracing/span.ts'

type Query = { string?: string | undefined; strings: readonly string[] }
type Log = { warn: (facts: object, words: string) => void }

const NAME_LENGTH = 60
/** While the database is overloaded every query is slow, and a line for each would add to it. */
const MOST_LINES = 10
const LINES_MS = 1_000

let log: Log | null = null
let lines = { since: 0, logged: 0, leftOut: 0 }

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
    const leftOut = takeLine()
    if (leftOut === null) return
    const { requestId, endpoint } = context ?? {}
    const facts = { reqId: requestId, endpoint, ms: Math.round(ms), sql: textOf(query) }
    log?.warn({ ...facts, ...(leftOut > 0 && { leftOut }) }, 'A query was slow.')
  }
}

/** How many were left out before this line, or null where it is left out itself. */
function takeLine() {
  const now = performance.now()
  const { leftOut } = lines
  if (now - lines.since > LINES_MS) lines = { since: now, logged: 0, leftOut }
  if (lines.logged === MOST_LINES) {
    lines.leftOut += 1
    return null
  }
  lines.logged += 1
  lines.leftOut = 0
  return leftOut
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
