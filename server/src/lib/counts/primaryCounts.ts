import cluster, { type Worker } from 'node:cluster'
import { type Counts, memoryCounts, type Slot } from './counts.ts'

type Call = { id: number } & (
  | { do: 'hit'; with: Parameters<Counts['hit']>[0] }
  | { do: 'isFree'; with: Slot }
  | { do: 'take'; with: Slot }
  | { do: 'release'; with: string }
)
type Question = { counts: Call }
type Answer = { countsOf: number; answer: unknown }

const PATIENCE_MS = 1_000

/** In the process that looks after the others: counts for all of them, and releases what one held when it ends. */
export function answerCounts() {
  const counts = memoryCounts()
  /** What each process holds, and how often. */
  const held = new Map<number, Map<string, number>>()

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isQuestion(message)) return
    const { counts: call } = message
    worker.send({ countsOf: call.id, answer: answer(worker, call) } satisfies Answer, () => {})
  })
  cluster.on('exit', ({ id }: Worker) => {
    for (const [key, times] of held.get(id) ?? []) {
      for (let time = 0; time < times; time++) counts.release(key)
    }
    held.delete(id)
  })

  function answer({ id }: Worker, call: Call) {
    switch (call.do) {
      case 'hit':
        return counts.hit(call.with)
      case 'isFree':
        return counts.isFree(call.with)
      case 'take':
        return counts.take(call.with) && note(id, call.with.key, 1)
      case 'release':
        if (!timesHeld(id, call.with)) return false
        counts.release(call.with)
        return note(id, call.with, -1)
    }
  }

  function timesHeld(id: number, key: string) {
    return held.get(id)?.get(key) ?? 0
  }

  function note(id: number, key: string, by: 1 | -1) {
    const times = timesHeld(id, key) + by
    const mine = held.get(id) ?? new Map<string, number>()
    held.set(id, mine)
    if (times > 0) mine.set(key, times)
    else mine.delete(key)
    return true
  }
}

/** In one of several processes: the counts that they have in common. */
export function primaryCounts(): Counts {
  const waiting = new Map<number, (answer: never) => void>()
  let calls = 0
  process.on('message', (message: unknown) => {
    if (isAnswer(message)) waiting.get(message.countsOf)?.(message.answer as never)
  })

  return {
    hit: (hits) => ask({ do: 'hit', with: hits }),
    isFree: (place) => ask({ do: 'isFree', with: place }),
    take: (place) => ask({ do: 'take', with: place }),
    release(key) {
      void ask({ do: 'release', with: key }).catch(() => {})
    },
  }

  function ask<T>(call: { do: Call['do']; with: unknown }) {
    const id = calls++
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(new Error('The process that counts for all does not answer.'))
      }, PATIENCE_MS)
      waiting.set(id, (answer: T) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(answer)
      })
      // Without a callback a closed channel would be an error that nobody handles.
      process.send?.(
        { counts: { id, ...call } as Call } satisfies Question,
        undefined,
        {},
        () => {},
      )
    })
  }
}

function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'counts' in message
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'countsOf' in message
}
