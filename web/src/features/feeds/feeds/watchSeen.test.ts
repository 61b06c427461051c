import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { watchSeen } from './watchSeen.ts'

const server = vi.spyOn(globalThis, 'fetch')
const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
const observed = new Set<Element>()
let tellScreen: IntersectionObserverCallback

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: IntersectionObserverCallback) {
      tellScreen = callback
    }
    observe = (card: Element) => observed.add(card)
    unobserve = (card: Element) => observed.delete(card)
    disconnect = () => observed.clear()
  },
)

let stop: () => void
let lastId = 0

beforeEach(() => {
  vi.useFakeTimers()
  server.mockImplementation(async () => new Response(null, { status: 204 }))
  setUser({ _id: '1', username: 'gita', image: null })
  setToken('token')
  document.body.replaceChildren()
})

afterEach(() => {
  stop()
  clearUser()
  server.mockReset()
  isHidden.mockReturnValue(false)
  vi.useRealTimers()
})

test('only posts that stay on the screen for a second are reported, each once', async () => {
  const [read, passed, away] = [addCard(), addCard(), addCard()]
  stop = watchSeen(document.body)
  expect(observed.size).toBe(3)

  show(read, 0.9)
  show(passed, 0.6)
  show(away, 0.3)
  vi.advanceTimersByTime(800)
  show(passed, 0.1)
  vi.advanceTimersByTime(14_200)
  expect(sent()).toEqual([[idOf(read)]])

  show(read, 0)
  show(read, 1)
  vi.advanceTimersByTime(30_000)
  expect(sent()).toHaveLength(1)
})

test('a post that fills half of the screen counts however tall it is', () => {
  const card = addCard()
  stop = watchSeen(document.body)
  show(card, 0.2, window.innerHeight / 2)
  vi.advanceTimersByTime(15_000)
  expect(sent()).toEqual([[idOf(card)]])
})

test('cards that come later are watched too', async () => {
  stop = watchSeen(document.body)
  const card = addCard()
  await expect.poll(() => observed).toContain(card)
})

test('what was seen is reported when the page is hidden, and nothing counts meanwhile', () => {
  const [read, begun] = [addCard(), addCard()]
  stop = watchSeen(document.body)
  show(read, 1)
  vi.advanceTimersByTime(1_000)
  show(begun, 1)
  turn('hidden')
  expect(sent()).toEqual([[idOf(read)]])
  expect(server.mock.lastCall?.[1]).toMatchObject({ keepalive: true, method: 'POST' })

  vi.advanceTimersByTime(60_000)
  expect(sent()).toHaveLength(1)
  turn('visible')
  expect(observed.size).toBe(2)
})

test('what was seen is reported when the reader leaves the list', () => {
  const card = addCard()
  stop = watchSeen(document.body)
  show(card, 1)
  vi.advanceTimersByTime(1_000)
  stop()
  expect(sent()).toEqual([[idOf(card)]])
  expect(observed.size).toBe(0)
})

test('nothing is reported of who has logged out', () => {
  const card = addCard()
  stop = watchSeen(document.body)
  show(card, 1)
  vi.advanceTimersByTime(1_000)
  clearUser()
  stop()
  expect(server).not.toHaveBeenCalled()
})

function addCard() {
  const card = document.createElement('article')
  lastId += 1
  card.dataset.post = String(lastId)
  return document.body.appendChild(card)
}

function idOf(card: HTMLElement) {
  return card.dataset.post
}

function show(target: Element, intersectionRatio: number, height = 0) {
  const entry = { target, intersectionRatio, intersectionRect: { height } }
  tellScreen([entry as IntersectionObserverEntry], {} as IntersectionObserver)
}

function turn(state: 'hidden' | 'visible') {
  isHidden.mockReturnValue(state === 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

function sent() {
  return server.mock.calls.map(([url, request]) => {
    expect(url).toBe('/api/ads/seen')
    return (JSON.parse(String(request?.body)) as { ids: string[] }).ids
  })
}
