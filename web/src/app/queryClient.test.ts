import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Loaded before: fake time does not wait for code.
import '#features/core/offline/restoring.ts'
import { popularHubs } from '#features/hubs/hubs/popular.ts'
import { notificationsOf } from '#features/notifications/notifications/api.ts'
import { asMember } from '#lib/gate.ts'
import { setLine } from '#lib/lineNews.ts'
import { clearUser, setToken, setUser, signIn } from '#lib/session.ts'
import { queryClient } from './queryClient.ts'

const server = vi.spyOn(globalThis, 'fetch')
const problems = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', undefined)
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setLine('up')
  server.mockReset()
  problems.mockClear()
  clearUser()
})

test.each([0, 500, 503])(
  'no read is sent more than five times where it gets %s',
  async (status) => {
    server.mockImplementation(async () => reply(status))
    const hubs = new QueryObserver(queryClient, popularHubs())
    expect(await requestsOf(hubs)).toBeLessThanOrEqual(5)
    const notifications = new InfiniteQueryObserver(queryClient, notificationsOf('all'))
    expect(await requestsOf(notifications)).toBe(5)
  },
)

test('a token that ran out does not multiply the attempts of a read', async () => {
  server.mockImplementation(async (address, sent) => {
    if (address === '/api/auth/refresh') return Response.json({ token: 'jes_new' })
    const isOld = new Headers(sent?.headers).get('authorization') === 'Bearer jes_token'
    return isOld ? reply(401, 'unauthenticated') : reply(503)
  })
  const requests = await requestsOf(new QueryObserver(queryClient, popularHubs()))
  expect(requests).toBeGreaterThan(2)
  expect(requests).toBeLessThanOrEqual(5)
})

test('what a visitor was shown stays while they log in; it is refetched after their action was done', async () => {
  clearUser()
  const done: string[] = []
  server.mockImplementation(async (address, sent) => {
    done.push(`${new Headers(sent?.headers).get('authorization') ?? 'visitor'} ${address}`)
    return Response.json({ jehubs: [] })
  })
  const seen = new QueryObserver(queryClient, popularHubs())
  const stop = seen.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual([expect.stringContaining('visitor')])

  asMember('upvote', null, async () => {
    expect(seen.getCurrentResult().isSuccess).toBe(true)
    await Promise.resolve()
    done.push('voted')
  })
  signIn({ _id: '1', username: 'hari', image: null }, 'jes_token')
  expect(seen.getCurrentResult().isSuccess).toBe(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(done.slice(1)).toEqual(['voted', expect.stringContaining('Bearer jes_token')])
  stop()
})

test('nobody sees what another was shown: when a member leaves, the page refetches', async () => {
  let answer: (reply: Response) => void = () => {}
  server.mockResolvedValueOnce(Response.json({ jehubs: [] }))
  const seen = new QueryObserver(queryClient, popularHubs())
  const stop = seen.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.getCurrentResult().isSuccess).toBe(true)

  server.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  clearUser()
  expect(seen.getCurrentResult().data).toBeUndefined()
  answer(Response.json({ jehubs: [] }))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.getCurrentResult().isSuccess).toBe(true)
  stop()
})

/** How many requests are made until nobody makes more; renewing the token is not counted. */
async function requestsOf(observer: { subscribe: (listen: () => void) => () => void }) {
  server.mockClear()
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(300_000)
  stop()
  return server.mock.calls.filter(([address]) => address !== '/api/auth/refresh').length
}

function reply(status: number, code = 'internal') {
  if (status === 0) throw new TypeError('Failed to fetch')
  return Response.json({ error: 'Sorry', code }, { status })
}
