import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyFor } from '#lib/keys.ts'
import { clearUser, setUser } from '#lib/session.ts'
import { examplePost } from './examplePost.ts'
import { followScores, watchCards } from './followScores.ts'
import { type Settled, TABS } from './tabs.ts'

let tellScreen: IntersectionObserverCallback
const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
const say = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
      constructor(callback: IntersectionObserverCallback) {
        tellScreen = callback
      }
    },
  )
  document.body.innerHTML =
    '<article data-post="7"></article><article data-post="8"></article><article data-post="9"></article>'
})

afterEach(() => {
  stop()
  say.mockReset()
  clearUser()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is in sight is said, not more often than every two seconds', () => {
  stop = watchCards(say)
  see(['7', true], ['8', true])
  see(['9', true], ['7', false])
  vi.advanceTimersByTime(1_999)
  expect(say).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(say.mock.calls).toEqual([[['8', '9']]])

  see(['8', true])
  vi.advanceTimersByTime(2_000)
  expect(say).toHaveBeenCalledOnce()
})

test('what left the page is in sight no more, nor is anything of a hidden page', () => {
  stop = watchCards(say)
  see(['7', true], ['8', true])
  document.querySelector('[data-post="7"]')!.remove()
  vi.advanceTimersByTime(2_000)
  expect(say).toHaveBeenLastCalledWith(['8'])

  turn(true)
  expect(say).toHaveBeenLastCalledWith([])
  turn(false)
  expect(say).toHaveBeenLastCalledWith(['8'])
  stop()
  expect(say).toHaveBeenLastCalledWith([])
})

test('a vote in another tab of the same member shows here, and that of another member does not', async () => {
  vi.useRealTimers()
  const client = new QueryClient()
  const post = examplePost({ userVote: 0, score: 3 })
  client.setQueryData(keyFor('post', post._id), post)
  setUser({ _id: '1', username: 'sita', image: null })
  stop = followScores(client)
  const other = new BroadcastChannel(TABS)
  const shown = () => client.getQueryData<typeof post>(keyFor('post', post._id))

  other.postMessage({ userId: '2', id: post._id, known: { userVote: -1 } } satisfies Settled)
  other.postMessage({
    userId: '1',
    id: post._id,
    known: { userVote: 1, score: 4 },
  } satisfies Settled)

  await expect.poll(shown).toMatchObject({ userVote: 1, score: 4 })
  other.close()
})

function see(...cards: [id: string, isIntersecting: boolean][]) {
  const entries = cards.map(([id, isIntersecting]) => ({
    target: document.querySelector(`[data-post="${id}"]`)!,
    isIntersecting,
  }))
  tellScreen(entries as IntersectionObserverEntry[], {} as IntersectionObserver)
}

function turn(hidden: boolean) {
  isHidden.mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
