import type { Sql } from './db.ts'

type Ask<Question, Answer> = (sql: Sql, questions: Question[]) => Promise<Answer[]>
type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}
type Queue<Question, Answer> = { waiting: Waiting<Question, Answer>[]; underWay: number }

/** More questions are asked in several statements. */
const MOST_TOGETHER = 100
/** While so many statements of one batch are under way the next questions are gathered. */
const MOST_UNDER_WAY = 2

/**
 * Asks questions of the same shape that arrive together in one statement; `ask` answers them in their order. A question
 * is asked after it arrived, so its answer is as new as if it had been asked alone.
 */
export function makeBatch<Question, Answer>(ask: Ask<Question, Answer>) {
  /** Each transaction has its own: what it has written is seen by nobody else. */
  const queues = new WeakMap<Sql, Queue<Question, Answer>>()

  return (sql: Sql, question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      const queue = queueOf(sql)
      queue.waiting.push({ question, resolve, reject })
      if (queue.waiting.length === 1) setImmediate(askOn, sql, queue)
    })

  function queueOf(sql: Sql) {
    const known = queues.get(sql)
    if (known) return known
    const queue: Queue<Question, Answer> = { waiting: [], underWay: 0 }
    queues.set(sql, queue)
    return queue
  }

  function askOn(sql: Sql, queue: Queue<Question, Answer>) {
    while (queue.waiting.length > 0 && queue.underWay < MOST_UNDER_WAY) {
      queue.underWay += 1
      void settle(sql, queue.waiting.splice(0, MOST_TOGETHER)).then(() => {
        queue.underWay -= 1
        askOn(sql, queue)
      })
    }
  }

  async function settle(sql: Sql, waiting: Waiting<Question, Answer>[]) {
    try {
      const answers = await ask(
        sql,
        waiting.map(({ question }) => question),
      )
      waiting.forEach(({ resolve }, at) => {
        resolve(answers[at]!)
      })
    } catch (error) {
      if (waiting.length === 1) return waiting[0]!.reject(error)
      // One of them may be at fault: the others shall not fail with it.
      await Promise.all(waiting.map((one) => settle(sql, [one])))
    }
  }
}
