import type { Answer } from '@jes/contract/live/live'
import type { Socket } from 'socket.io'
import { makeBucket } from './bucket.ts'

/** The calls of a browser, by name. A Map, so that no name reaches a property of an object's prototype. */
export type Calls = ReadonlyMap<unknown, (sent: unknown) => Answer | Promise<Answer>>
export type Log = Record<'warn' | 'error', (facts: unknown, words: string) => void>

const CALLS = { size: 20, perSecond: 2 }
/** A client that goes on for so long after it was refused is disconnected. */
const PATIENCE = 40

/** Answers the calls of a browser one by one, in order; unknown ones are dropped. */
export function answerCalls(socket: Socket, calls: Calls, log: Log) {
  const spend = makeBucket(CALLS)
  let turn = Promise.resolve()

  socket.onAny((name: unknown, ...sent: unknown[]) => {
    const acknowledge = sent.at(-1)
    const answer = (said: Answer) => {
      if (typeof acknowledge === 'function') acknowledge(said)
    }
    const left = spend()
    if (left < -PATIENCE) return socket.disconnect(true)
    if (left < 0) return answer({ ok: false, code: 'too_many' })

    const call = calls.get(name)
    if (!call) return
    turn = turn.then(async () => {
      if (socket.connected) answer(await attempt(() => call(sent[0]), log))
    })
  })
}

async function attempt(call: () => Answer | Promise<Answer>, log: Log): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    log.error(error, 'A call over a socket failed.')
    return { ok: false, code: 'internal' }
  }
}
