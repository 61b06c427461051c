import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ClipFailure } from '@jes/contract/clips/clips'
import { makeSemaphore } from '#lib/semaphore.ts'
import type { Facts } from './facts.ts'
import type { Reading } from './factsWorker.ts'
import { VideoProblem } from './problem.ts'

const READING_MS = 10_000
const STARTING_MS = 60_000
const IDLE_MS = 30_000
const takeTurn = makeSemaphore({ atOnce: 2, waiting: 100 })
const idle: Worker[] = []

/**
 * Reads a file in a worker thread: whatever the file does to the reader, this thread goes on serving, and after some
 * seconds the worker is terminated.
 */
export async function readApart(path: string, timeoutMs = READING_MS): Promise<Facts> {
  await access(path).catch(() => {
    throw new VideoProblem('lost', 'The file is not there')
  })
  const reading = await takeTurn(() => askWorker(path, timeoutMs))
  if ('facts' in reading) return reading.facts
  throw new VideoProblem(reading.isOtherVideo ? 'unsupported' : 'unreadable', reading.complaint)
}

async function askWorker(path: string, timeoutMs: number): Promise<Reading> {
  const ready = idle.pop()
  const worker = ready ?? startWorker()
  worker.ref()
  try {
    if (!ready) await answerOf(worker, STARTING_MS, 'server')
    worker.postMessage(path)
    // A file that crashes the reader, or fills its memory, was made for that.
    const reading = await answerOf<Reading>(worker, timeoutMs, 'unreadable')
    keepForNext(worker)
    return reading
  } catch (problem) {
    await worker.terminate()
    throw problem
  }
}

async function answerOf<T>(worker: Worker, timeoutMs: number, blame: ClipFailure): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  worker.removeAllListeners()
  return new Promise<T>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error) => reject(new VideoProblem(blame, error.message)))
    worker.once('exit', () => reject(new VideoProblem(blame, 'The reader ended')))
    const giveUp = () => reject(new VideoProblem('timeout', 'Reading took long'))
    if (timeoutMs > 0) timer = setTimeout(giveUp, timeoutMs)
    else giveUp()
  }).finally(() => clearTimeout(timer))
}

/** Starting a worker takes longer than reading: it is kept for the next file for a while. */
function keepForNext(worker: Worker) {
  const forget = () => {
    const place = idle.indexOf(worker)
    if (place < 0) return
    idle.splice(place, 1)
    void worker.terminate()
  }
  worker.removeAllListeners()
  worker.on('error', forget)
  worker.unref()
  idle.push(worker)
  setTimeout(forget, IDLE_MS).unref()
}

/** The build has JavaScript; development and tests have TypeScript, which only tsx can run. */
function startWorker() {
  const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
  const options = { env: {}, execArgv: [], resourceLimits: limits, stdout: true, stderr: true }
  const isBuilt = import.meta.url.endsWith('.js')
  const worker = isBuilt
    ? new Worker(new URL('./factsWorker.js', import.meta.url), options)
    : new Worker(bootstrap(), { ...options, eval: true })
  // Its result is in its message; its output is discarded.
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

function bootstrap() {
  const root = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const tsx = new URL('./dist/esm/api/index.mjs', root).href
  const [file, here] = [new URL('./factsWorker.ts', import.meta.url).href, import.meta.url]
  const [api, ...words] = [tsx, file, here].map((word) => JSON.stringify(word))
  return `import(${api}).then(({ tsImport }) => tsImport(${words.join()}))`
}
