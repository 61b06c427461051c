import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client'
import type { Metric } from './metric.ts'
import { ownMetrics } from './ownMetrics.ts'

/** Only loaded where METRICS_PORT is set: from then on Node measures its event loop and its garbage collections. */
const registry = new Registry()
collectDefaultMetrics({ register: registry })

/** All metrics of this process. */
export async function readProcess(): Promise<Metric[]> {
  const ofNode = (await registry.getMetricsAsJSON()) as unknown as Metric[]
  return [...ofNode.map(asWorst), ...ownMetrics()]
}

/** The process that lags most counts, not the mean of all. */
function asWorst(metric: Metric): Metric {
  return metric.name.startsWith('nodejs_eventloop_lag') ? { ...metric, aggregator: 'max' } : metric
}

/** The metrics of several processes as those of one. */
export async function addUp(processes: Metric[][]): Promise<Metric[]> {
  const sum = AggregatorRegistry.aggregate(processes)
  return (await sum.getMetricsAsJSON()) as unknown as Metric[]
}

/** In the text format of Prometheus. */
export async function writeText(metrics: Metric[]) {
  const all = AggregatorRegistry.aggregate([metrics])
  return { type: all.contentType, text: await all.metrics() }
}
