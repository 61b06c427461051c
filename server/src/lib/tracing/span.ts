export type Facts = Record<string, string | number>

/** One stretch of work in a trace: a request, a query, a job, a mail. Never with a text that somebody wrote. */
export type Span = {
  /** In the form of W3C, by which others continue the trace. */
  traceparent: string
  end: (facts?: Facts, isFailed?: boolean) => void
}

export type SpanOptions = {
  kind: 'server' | 'client' | 'consumer'
  /** A span, or the traceparent of one elsewhere. */
  parent?: string | undefined
  facts?: Facts
  /** Milliseconds since 1970, where it began before now. */
  startedAt?: number
}

type StartSpan = (name: string, options: SpanOptions) => Span

let tracer: StartSpan | null = null

/** From here on there are traces; until then a span is nothing and costs nothing. */
export function setTracer(start: StartSpan | null) {
  tracer = start
}

export function startSpan(name: string, options: SpanOptions) {
  return tracer?.(name, options)
}
