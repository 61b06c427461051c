import { expect, test } from 'vitest'
import { sendLatest } from './sendLatest.ts'

test('of what is wished while one wish is under way only the last is sent', async () => {
  const sent: number[] = []
  const gates: (() => void)[] = []
  const send = (request: number) => {
    sent.push(request)
    return new Promise<void>((resolve) => gates.push(resolve))
  }

  const first = sendLatest('thing', 1, send)
  const others = [sendLatest('thing', 2, send), sendLatest('thing', 3, send)]
  expect(await Promise.all(others)).toEqual([false, false])
  gates[0]?.()
  await Promise.resolve()
  await Promise.resolve()
  gates[1]?.()

  expect(await first).toBe(true)
  expect(sent).toEqual([1, 3])
})

test('a wish that fails leaves the way free for the next', async () => {
  await expect(sendLatest('lost', 1, () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(await sendLatest('lost', 2, () => Promise.resolve())).toBe(true)
})

test('a wish that was overtaken may fail: the last one is sent, and its fate counts', async () => {
  const sent: number[] = []
  let fail = (_: Error) => {}
  const first = sendLatest('overtaken', 1, (request) => {
    sent.push(request)
    return request === 1 ? new Promise((_, reject) => (fail = reject)) : Promise.resolve()
  })
  await sendLatest('overtaken', 2, () => Promise.resolve())
  fail(new Error('No'))
  expect(await first).toBe(true)
  expect(sent).toEqual([1, 2])
})

test('different things do not wait for each other', async () => {
  void sendLatest('slow', 1, () => new Promise(() => {}))
  expect(await sendLatest('quick', 1, () => Promise.resolve())).toBe(true)
})
