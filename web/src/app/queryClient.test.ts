import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { popularHubs } from '#features/hubs/popular.ts'
import { notificationsOf } from '#features/notifications/api.ts'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { queryClient } from './queryClient.ts'

const server = vi.spyOn(globalThis, 'fetch')
const problems = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
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

/** How often something is asked for until nobody asks any more; renewing the token is another question. */
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
