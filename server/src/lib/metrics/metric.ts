export type Labels = Record<string, string>
export type MetricValue = { value: number; labels: Labels; metricName?: string }

/** A metric with its values: as prom-client has them, and processes send them to each other. */
export type Metric = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** What becomes of the values of several processes. */
  aggregator: 'sum' | 'max'
  values: MetricValue[]
}

/** A count that only grows. */
export function counter(name: string, help: string, values: MetricValue[]): Metric {
  return { name, help, type: 'counter', aggregator: 'sum', values }
}

export function gauge(
  name: string,
  help: string,
  values: MetricValue[],
  aggregator: Metric['aggregator'] = 'sum',
): Metric {
  return { name, help, type: 'gauge', aggregator, values }
}

export function measured(value: number, labels: Labels = {}): MetricValue {
  return { value, labels }
}
