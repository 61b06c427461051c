import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSending } from './retrying.ts'

const MINUTE = 60_000
const send = vi.fn<() => Promise<boolean>>()
let sending: ReturnType<typeof keepSending>

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue(false)
})

afterEach(() => {
  sending.stop()
  vi.useRealTimers()
})

test('without a line it tries again after pauses that grow, and at once when the line is back', async () => {
  await begin()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  const calls = send.mock.calls.length
  expect(calls).toBeLessThan(18)

  send.mockResolvedValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(calls + 1)
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  expect(send).toHaveBeenCalledTimes(calls + 1)
})

test('ten new things at once are one attempt, soon', async () => {
  send.mockResolvedValue(true)
  await begin()
  for (let thing = 0; thing < 10; thing += 1) sending.remind()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('nothing is sent once its member has gone', async () => {
  await begin()
  sending.stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  expect(send).toHaveBeenCalledTimes(1)
})

async function begin() {
  sending = keepSending(send)
  await vi.advanceTimersByTimeAsync(0)
}
