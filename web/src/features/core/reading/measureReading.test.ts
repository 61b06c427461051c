import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { measureReading } from './measureReading.ts'

const server = vi.spyOn(globalThis, 'fetch')
const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
let stop: () => void
let article: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  server.mockImplementation(async () => new Response(null, { status: 204 }))
  setUser({ _id: '1', username: 'gita', image: null })
  setToken('token')
  document.body.innerHTML = '<main><article></article></main>'
  article = document.querySelector('article')!
  place(0, 2_000)
  stop = measureReading('7')
})

afterEach(() => {
  stop()
  clearUser()
  server.mockReset()
  isHidden.mockReturnValue(false)
  vi.useRealTimers()
})

test('what is read is reported every thirty seconds, and the rest on leaving', () => {
  read(35)
  expect(sent()).toEqual([30_000])
  expect(server.mock.lastCall?.[1]).toMatchObject({ keepalive: true, method: 'POST' })
  stop()
  expect(sent()).toEqual([30_000, 5_000])
  read(60)
  expect(sent()).toHaveLength(2)
})

test('a hidden page is not read, and says before what was', () => {
  read(10)
  turn('hidden')
  expect(sent()).toEqual([10_000])
  vi.advanceTimersByTime(60_000)
  expect(sent()).toHaveLength(1)
  turn('visible')
  read(10)
  stop()
  expect(sent()).toEqual([10_000, 10_000])
})

test('who does nothing for half a minute is not there', () => {
  vi.advanceTimersByTime(90_000)
  stop()
  expect(sent().reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(30_000)
})

test('a post that has left the screen is not read', () => {
  read(5)
  place(-1_950, 2_000)
  read(20)
  stop()
  expect(sent()).toEqual([5_000])
})

test('nothing is reported where there is no post', () => {
  article.remove()
  read(40)
  stop()
  expect(server).not.toHaveBeenCalled()
})

test('nothing is reported of who has logged out', () => {
  read(10)
  clearUser()
  stop()
  expect(server).not.toHaveBeenCalled()
})

function read(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(1_000)
  }
}

function place(top: number, height: number) {
  article.getBoundingClientRect = () => new DOMRect(0, top, 300, height)
}

function turn(state: 'hidden' | 'visible') {
  isHidden.mockReturnValue(state === 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

function sent() {
  return server.mock.calls.map(([url, request]) => {
    expect(url).toBe('/api/ads/read')
    const { reads } = JSON.parse(String(request?.body)) as { reads: { id: string; ms: number }[] }
    expect(reads).toMatchObject([{ id: '7' }])
    return reads[0]!.ms
  })
}
