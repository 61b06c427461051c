import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveListener } from '#lib/live.ts'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { setUnread, useUnread } from './unread.ts'
import { watchUnread } from './watchUnread.ts'

const server = vi.spyOn(globalThis, 'fetch')
const problems = vi.spyOn(console, 'error').mockImplementation(() => {})
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  server.mockImplementation(async () => Response.json({ count: 3 }))
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
  document.title = 'Home · Jes'
})

afterEach(() => {
  stop?.()
  vi.useRealTimers()
  server.mockReset()
  problems.mockClear()
  clearUser()
  localStorage.clear()
})

test('the count is fetched at once, and every half minute', async () => {
  await begin()
  expect(server.mock.lastCall?.[0]).toBe('/api/notifications/unread-count/1')
  expect(useUnread.getState()).toBe(3)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(server).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server).toHaveBeenCalledTimes(2)
})

test('nothing is fetched without an id and a token', async () => {
  clearUser()
  await begin()
  expect(server).not.toHaveBeenCalled()
})

test('a count that does not come is a line in the console, no more', async () => {
  server.mockResolvedValueOnce(Response.json({ error: 'No' }, { status: 500 }))
  await begin()
  expect(problems).toHaveBeenCalledOnce()
  expect(useUnread.getState()).toBeLessThan(0)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(useUnread.getState()).toBe(3)
})

test('an event counts at once and raises the flag', async () => {
  await begin()
  liveListener.receive('counted', { count: 0 })
  expect(useUnread.getState()).toBe(0)
  expect(localStorage.getItem('hasNewNotification')).toBeNull()
  liveListener.receive('received', { count: 4, notification: {} as never })
  expect(useUnread.getState()).toBe(4)
  expect(localStorage.getItem('hasNewNotification')).toBe('true')
})

test('an answer that was overtaken is left aside', async () => {
  let answer: (reply: Response) => void = () => {}
  server.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await begin()
  liveListener.receive('counted', { count: 1 })
  answer(Response.json({ count: 3 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(useUnread.getState()).toBe(1)
})

test('the name of the tab says how many, whatever the page calls itself', async () => {
  await begin()
  expect(document.title).toBe('(3) Home · Jes')
  document.title = 'Explore · Jes'
  await vi.advanceTimersByTimeAsync(0)
  expect(document.title).toBe('(3) Explore · Jes')
  setUnread(120)
  expect(document.title).toBe('(99+) Explore · Jes')
  setUnread(0)
  expect(document.title).toBe('Explore · Jes')
})

test('who leaves takes the count along', async () => {
  await begin()
  stop?.()
  expect(useUnread.getState()).toBeLessThan(0)
  expect(document.title).toBe('Home · Jes')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).toHaveBeenCalledTimes(1)
})

test('tabs show one count', async () => {
  await begin()
  const other = new BroadcastChannel('jes-unread')
  const said = vi.fn()
  other.onmessage = said
  vi.useRealTimers()
  other.postMessage({ userId: '1', count: 7 })
  await expect.poll(() => useUnread.getState()).toBe(7)
  other.postMessage({ userId: '2', count: 9 })
  other.postMessage({ userId: '1', count: 8 })
  await expect.poll(() => useUnread.getState()).toBe(8)
  expect(said).not.toHaveBeenCalled()
  other.close()
})

async function begin() {
  stop = watchUnread()
  await vi.advanceTimersByTimeAsync(0)
}
