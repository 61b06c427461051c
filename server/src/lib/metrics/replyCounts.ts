import type { FastifyInstance } from 'fastify'
import type { DirectObserver } from '#lib/directReplies.ts'
import { counter, type Metric, type MetricValue, measured } from './metric.ts'

/** In seconds. A cached reply takes less than the first, a request has 15 s. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** The page of an address that no route has. */
const NO_ROUTE = 'unknown'

type Counted = { statuses: Map<number, number>; buckets: number[]; seconds: number; count: number }

/** By route pattern and method. Not prom-client's own classes: those take 1.6 µs for each reply, this a tenth. */
const endpoints = new Map<string, Map<string, Counted>>()

/** A reply that was sent: of a route's pattern, never of a URL, of which there are endless ones. */
export type Replied = { method: string; route: string | undefined; status: number; ms: number }

/** Counts every reply of this server; those that do not come by the framework are given to what it returns. */
export function countReplies(app: FastifyInstance): DirectObserver {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const { statusCode: status, elapsedTime: ms } = reply
    countReply({ method, route: routeOptions.url, status, ms })
    done()
  })
  return ({ request: { method = '' }, response: { statusCode: status }, route, startedAt }) => {
    countReply({ method, route, status, ms: performance.now() - startedAt })
  }
}

export function countReply({ method, route = NO_ROUTE, status, ms }: Replied) {
  const counted = countedOf(method, route)
  const seconds = ms / 1_000
  counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1)
  counted.count += 1
  counted.seconds += seconds
  for (let index = 0; index < BOUNDS.length; index++) {
    if (seconds <= BOUNDS[index]!) {
      counted.buckets[index]! += 1
      return
    }
  }
}

function countedOf(method: string, route: string) {
  const methods = endpoints.get(route) ?? new Map<string, Counted>()
  const counted = methods.get(method)
  if (counted) return counted
  const fresh = makeCounted()
  endpoints.set(route, methods.set(method, fresh))
  return fresh
}

function makeCounted(): Counted {
  return { statuses: new Map(), buckets: BOUNDS.map(() => 0), seconds: 0, count: 0 }
}

export function replyMetrics(): Metric[] {
  const all = [...endpoints].flatMap(([endpoint, methods]) =>
    [...methods].map(([method, counted]) => ({ labels: { endpoint, method }, counted })),
  )
  return [
    counter(
      'jes_http_requests_total',
      'Replies by endpoint and status.',
      all.flatMap(({ labels, counted }) =>
        [...counted.statuses].map(([status, count]) =>
          measured(count, { ...labels, status: String(status) }),
        ),
      ),
    ),
    {
      name: 'jes_http_request_duration_seconds',
      help: 'How long replies took, by endpoint.',
      type: 'histogram',
      aggregator: 'sum',
      values: all.flatMap(({ labels, counted }) => histogramOf(labels, counted)),
    },
  ]
}

/** Each bucket holds those before it too. */
function histogramOf(labels: Record<string, string>, { buckets, seconds, count }: Counted) {
  const named = (name: string, value: number, le?: string): MetricValue => ({
    metricName: `jes_http_request_duration_seconds_${name}`,
    value,
    labels: { ...labels, ...(le !== undefined && { le }) },
  })
  let below = 0
  const filled = BOUNDS.map((bound, index) => {
    below += buckets[index]!
    return named('bucket', below, String(bound))
  })
  return [...filled, named('bucket', count, '+Inf'), named('sum', seconds), named('count', count)]
}
