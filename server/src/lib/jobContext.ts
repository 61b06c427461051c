import type { Job, Task, TaskList } from 'graphile-worker'
import type { JobOrigin } from './jobs.ts'
import { currentContext, runInContext } from './requestContext.ts'
import { startSpan } from './tracing/span.ts'

/** The same tasks; each job runs in the context of the request that added it. */
export function inContext(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, inContextOf(name, task as Task)]),
  )
}

function inContextOf(name: string, task: Task): Task {
  return async (payload, helpers) => {
    const { origin = {}, ...given } = (payload ?? {}) as { origin?: JobOrigin }
    const { requestId, traceparent } = origin
    const endpoint = `job ${name}`
    const span = startSpan(endpoint, { kind: 'consumer', parent: traceparent })
    try {
      await runInContext({ requestId, endpoint, span, isJob: true }, () => task(given, helpers))
      span?.end()
    } catch (error) {
      span?.end({}, true)
      throw error
    }
  }
}

/** What log lines of a job say of it: those of requests know theirs already. */
export function jobFacts() {
  const context = currentContext()
  return context?.isJob ? { reqId: context.requestId, job: context.endpoint } : {}
}

/** The same for what the worker says of a job after it. */
export function factsOfJob(job: Job | undefined) {
  const { origin } = (job?.payload ?? {}) as { origin?: JobOrigin }
  return origin?.requestId ? { reqId: origin.requestId } : {}
}
