import cluster, { type Worker } from 'node:cluster'
import type { Metric } from './metric.ts'
import { addUp, readProcess } from './registry.ts'

type Question = { metricsAsked: number }
type Answer = { metricsOf: number; metrics: Metric[] }

/** Who has not answered by then counts with the last answer. */
const PATIENCE_MS = 1_000

/** In one of several processes: answers the first one. */
export function answerMetrics() {
  process.on('message', (message: unknown) => {
    if (isQuestion(message)) void answer(message.metricsAsked)
  })

  async function answer(metricsOf: number) {
    const metrics = await readProcess()
    // Without a callback a closed channel would be an error that nobody handles.
    process.send?.({ metricsOf, metrics } satisfies Answer, undefined, {}, () => {})
  }
}

/**
 * In the process that looks after the others: reads the metrics of all of them. What a process that ended had counted
 * stays in the sums: a counter that falls would look like a restart, and all it holds like new.
 */
export function askProcesses() {
  const last = new Map<number, Metric[]>()
  let ended: Metric[][] = []
  let questions = 0
  const waiting = new Map<number, { left: Set<number>; done: () => void }>()

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isAnswer(message)) return
    last.set(worker.id, message.metrics)
    settle(message.metricsOf, worker.id)
  })
  cluster.on('exit', ({ id }: Worker) => {
    ended.push((last.get(id) ?? []).filter(({ type }) => type !== 'gauge'))
    last.delete(id)
    for (const question of waiting.keys()) settle(question, id)
  })

  return async (): Promise<Metric[]> => {
    await askAll()
    const own = await readProcess()
    ended = [await addUp(ended)]
    return addUp([own, ...ended, ...last.values()])
  }

  function askAll() {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    if (workers.length === 0) return
    const question = questions++
    return new Promise<void>((resolve) => {
      const timer = setTimeout(finish, PATIENCE_MS)
      waiting.set(question, { left: new Set(workers.map((worker) => worker!.id)), done: finish })
      for (const worker of workers)
        worker!.send({ metricsAsked: question } satisfies Question, () => {})

      function finish() {
        clearTimeout(timer)
        waiting.delete(question)
        resolve()
      }
    })
  }

  function settle(question: number, workerId: number) {
    const asked = waiting.get(question)
    asked?.left.delete(workerId)
    if (asked?.left.size === 0) asked.done()
  }
}

function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'metricsAsked' in message
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'metricsOf' in message
}
