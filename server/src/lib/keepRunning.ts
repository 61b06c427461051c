import { setTimeout as pause } from 'node:timers/promises'

type Runner = { promise: Promise<void>; stop: () => Promise<void> }
type Log = { error: (facts: unknown, words: string) => void }

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000

/** Restarts what ends by itself, until it is stopped. An error of the first start goes to the caller. */
export async function keepRunning(start: () => Promise<Runner>, log: Log) {
  const stopping = new AbortController()
  let runner: Runner | null = await start()
  const running = run()

  return {
    async stop() {
      stopping.abort()
      // A runner that is ending by itself refuses to be stopped.
      await runner?.stop().catch(() => {})
      await running
    },
  }

  async function run() {
    while (runner) {
      await runner.promise.catch((error: unknown) => log.error(error, 'The workers broke down.'))
      runner = stopping.signal.aborted ? null : await startAgain()
    }
  }

  async function startAgain() {
    log.error({}, 'The workers ended and are started again.')
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return null
      const next = await start().catch((error: unknown) => {
        log.error(error, 'The workers could not be started.')
        return null
      })
      if (next && stopping.signal.aborted) await next.stop()
      if (next) return next
    }
  }
}
