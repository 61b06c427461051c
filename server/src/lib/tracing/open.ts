import { config } from '#lib/config.ts'
import { type SpanOptions, setTracer } from './span.ts'

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT, if it is set; the libraries are loaded only then. */
export async function openTraces() {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  // How many traces are taken is said by the usual OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG.
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'jes',
      'process.pid': process.pid,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('jes')
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = api
  const KINDS: Record<SpanOptions['kind'], number> = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    consumer: SpanKind.CONSUMER,
  }

  setTracer((name, { kind, parent, facts = {}, startedAt }) => {
    const span = tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes: facts, ...(startedAt && { startTime: startedAt }) },
      parent ? trace.setSpanContext(ROOT_CONTEXT, contextOf(parent)) : ROOT_CONTEXT,
    )
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end(facts = {}, isFailed = false) {
        span.setAttributes(facts)
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  })

  function contextOf(traceparent: string) {
    const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-')
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
    return { traceId, spanId, traceFlags, isRemote: true }
  }

  return {
    /** Sends what is left. */
    async close() {
      setTracer(null)
      await provider.shutdown()
    },
  }
}
