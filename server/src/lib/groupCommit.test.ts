import { describe, expect, test } from 'vitest'
import { makeGroup, type Outcome } from './groupCommit.ts'
import { countsOfGroup } from './metrics/counts.ts'

type Act = { who: string; target: string; value: number }
type Statement = { acts: Act[]; mayWait: boolean }

const BROKEN = 666
/** As PostgreSQL's own errors are. */
const undone = Object.assign(new Error('undone'), { severity: 'ERROR', code: '23514' })

let named = 0

/** A group whose statements end when the test says so. */
function scene({ isBusy = (_: Statement, __: Act): boolean => false } = {}) {
  const statements: (Statement & { finish: (error?: Error) => void })[] = []
  const alone: Act[] = []
  const name = `test ${named++}`
  const add = makeGroup<Act, number>({
    name,
    keyOf: ({ who, target }) => `${who} ${target}`,
    targetOf: ({ target }) => target,
    write: (acts, { mayWait }) =>
      new Promise<Outcome<number>[]>((resolve, reject) => {
        const outcome = (act: Act): Outcome<number> =>
          isBusy({ acts, mayWait }, act) ? 'busy' : { result: act.value }
        const finish = (error?: Error) => (error ? reject(error) : resolve(acts.map(outcome)))
        statements.push({ acts, mayWait, finish })
      }),
    async writeAlone(act) {
      alone.push(act)
      if (act.value === BROKEN) throw undone
      return act.value
    },
  })
  const begun = (count: number) => expect.poll(() => statements.length).toBe(count)
  return { add, statements, alone, begun, counts: countsOfGroup(name) }
}

const act = (value: number, who = `member ${value}`, target = 'post'): Act => ({
  who,
  target,
  value,
})

describe('acts that arrive while a statement is under way', () => {
  test('share the next one, and none is acknowledged before it ends', async () => {
    const { add, statements, begun, counts } = scene()
    const first = add(act(1))
    await begun(1)
    const others = [2, 3, 4].map((value) => add(act(value)))
    let isAcknowledged = false
    void others[0]!.then(() => {
      isAcknowledged = true
    })
    statements[0]!.finish()
    expect(await first).toBe(1)
    await begun(2)
    expect(statements[1]!.acts.map(({ value }) => value)).toEqual([2, 3, 4])
    expect(isAcknowledged).toBe(false)
    statements[1]!.finish()
    expect(await Promise.all(others)).toEqual([2, 3, 4])
    expect(counts).toEqual({ statements: 2, failed: 0, together: 4, alone: 0 })
  })

  test('of one member on one thing are written one after another, in their order', async () => {
    const { add, statements, begun } = scene()
    const acts = [1, 2, 3].map((value) => add(act(value, 'sita')))
    for (const count of [1, 2, 3]) {
      await begun(count)
      expect(statements.at(-1)!.acts).toEqual([act(count, 'sita')])
      statements.at(-1)!.finish()
    }
    expect(await Promise.all(acts)).toEqual([1, 2, 3])
  })

  test('are 200 in one statement at most', async () => {
    const { add, statements, begun } = scene()
    const acts = Array.from({ length: 250 }, (_, value) => add(act(value)))
    await begun(1)
    statements[0]!.finish()
    await begun(2)
    statements[1]!.finish()
    await Promise.all(acts)
    expect(statements.map(({ acts }) => acts.length)).toEqual([200, 50])
  })

  test('are refused with a retry when 5,000 wait', async () => {
    const { add, statements, begun } = scene()
    const acts = Array.from({ length: 5_001 }, (_, value) => add(act(value)))
    await expect(acts.pop()).rejects.toMatchObject({ status: 503 })
    for (let count = 1; count <= 25; count++) {
      await begun(count)
      statements.at(-1)!.finish()
    }
    await Promise.all(acts)
  })
})

describe('when a statement fails', () => {
  test('because of one act, all are done one by one, and only that one fails', async () => {
    const { add, statements, alone, begun } = scene()
    const acts = [1, BROKEN, 3].map((value) => add(act(value)))
    await begun(1)
    statements[0]!.finish(undone)
    expect(await Promise.allSettled(acts)).toMatchObject([
      { value: 1 },
      { reason: undone },
      { value: 3 },
    ])
    expect(alone.map(({ value }) => value)).toEqual([1, BROKEN, 3])
  })

  test('by a lost connection, nobody is told that it is done, and nothing is done twice', async () => {
    const { add, statements, alone, begun } = scene()
    const acts = [1, 2].map((value) => add(act(value)))
    await begun(1)
    const lost = Object.assign(new Error('lost'), { code: 'CONNECTION_CLOSED' })
    statements[0]!.finish(lost)
    expect(await Promise.allSettled(acts)).toMatchObject([{ reason: lost }, { reason: lost }])
    expect(alone).toEqual([])
  })
})

test('what somebody else has locked is waited for in one statement for each thing, and holds up nobody', async () => {
  const { add, statements, begun } = scene({
    isBusy: ({ mayWait }, { target }) => target === 'locked' && !mayWait,
  })
  const acts = [add(act(1, 'a', 'locked')), add(act(2, 'b', 'free')), add(act(3, 'c', 'locked'))]
  await begun(1)
  statements[0]!.finish()
  expect(await acts[1]).toBe(2)
  await begun(2)
  expect(statements[1]).toMatchObject({
    mayWait: true,
    acts: [{ value: 1 }, { value: 3 }],
  })
  const next = add(act(4))
  await begun(3)
  statements[2]!.finish()
  expect(await next).toBe(4)
  statements[1]!.finish()
  expect(await Promise.all(acts)).toEqual([1, 2, 3])
})
