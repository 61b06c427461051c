import type { ErrorReply } from '@jes/contract/lib/errors'
import { type Challenge, PROOF_HEADER } from '@jes/contract/lib/proofOfWork'
import { SOLVER } from '@jes/contract/site/worker'
import { catalogue, text } from './language.ts'
import type { Solution } from './solveChallenge.ts'
import { dismissToast, toast } from './toasts.ts'
import { trustedUrl } from './trustedUrl.ts'

const messages = catalogue({
  wait: [
    'Many people share your connection. One moment, this goes on by itself…',
    'तपाईंको इन्टरनेट धेरैले सँगै चलाइरहेका छन्। एकछिन पर्खनुहोस्, आफैँ अघि बढ्छ…',
  ],
})

const MOMENT_MS = 800
const LONGEST_MS = 90_000

/** Sends a refused request once more, with the work that the refusal asks for; else the refusal stands. */
export async function retryWithProof(refused: Response, url: string, init: RequestInit) {
  const challenge = await challengeIn(refused)
  if (!challenge || typeof Worker === 'undefined') return refused
  const solution = await inWords(() => solve(challenge, init.signal ?? null))
  if (!solution) return refused
  const headers = new Headers(init.headers)
  headers.set(PROOF_HEADER, btoa(JSON.stringify({ challenge, solution })))
  return fetch(url, { ...init, headers })
}

async function challengeIn(refused: Response) {
  const reply: ErrorReply | null = await refused
    .clone()
    .json()
    .catch(() => null)
  return reply?.challenge
}

/** Beside the page, so that it can be scrolled and typed in; null where it cannot be solved. */
function solve(challenge: Challenge, signal: AbortSignal | null) {
  return new Promise<Solution | null>((resolve) => {
    const worker = new Worker(trustedUrl(SOLVER))
    const finish = (solution: Solution | null) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(solution)
    }
    const timer = setTimeout(finish, LONGEST_MS, null)
    signal?.addEventListener('abort', () => finish(null), { once: true })
    worker.onmessage = ({ data }: MessageEvent<Solution>) => finish(data)
    worker.onerror = () => finish(null)
    worker.postMessage(challenge)
  })
}

/** Says so when it takes longer than a moment. */
async function inWords<T>(work: () => Promise<T>) {
  let said = 0
  const timer = setTimeout(() => {
    said = toast.show({ text: text(messages).wait, life: LONGEST_MS })
  }, MOMENT_MS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    dismissToast(said)
  }
}
