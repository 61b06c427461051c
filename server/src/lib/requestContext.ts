import { AsyncLocalStorage } from 'node:async_hooks'
import { type Facts, type Span, type SpanOptions, startSpan } from './tracing/span.ts'

/** On whose behalf something runs: of a request, or of a job and the request that added it. */
export type RequestContext = {
  requestId: string | undefined
  /** `GET /api/ads/:id` or `job mail`: never a URL, which may hold private data. */
  endpoint: string
  span: Span | undefined
  isJob?: true
}

const contexts = new AsyncLocalStorage<RequestContext>()

export function currentContext() {
  return contexts.getStore()
}

export function runInContext<T>(context: RequestContext, work: () => T) {
  return contexts.run(context, work)
}

/** Does work as a span of what runs now, if there are traces. */
export async function traced<T>(
  name: string,
  kind: SpanOptions['kind'],
  work: () => Promise<T>,
  factsOf: (result: T) => Facts = () => ({}),
) {
  const context = currentContext()
  const span = startSpan(name, { kind, parent: context?.span?.traceparent })
  if (!span) return work()
  try {
    const { requestId, endpoint = name } = context ?? {}
    const result = await runInContext({ requestId, endpoint, span }, work)
    span.end(factsOf(result))
    return result
  } catch (error) {
    span.end({}, true)
    throw error
  }
}
