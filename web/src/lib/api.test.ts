import { authApi } from '@jes/contract/accounts/auth'
import { postApi } from '@jes/contract/posts/posts'
import { afterEach, expect, test, vi } from 'vitest'
import { call, send, withToken } from './api.ts'
import { clearUser, restoreSession, signIn, useSession, whenBack } from './session.ts'

const server = vi.spyOn(globalThis, 'fetch')
const hari = { _id: '1', username: 'hari', image: null }
const sita = { _id: '2', username: 'sita', image: null }

afterEach(() => {
  clearUser()
  localStorage.clear()
  server.mockReset()
})

test('a session that was over when the page came is simply signed out', async () => {
  localStorage.setItem('root', JSON.stringify({ user: hari, token: 'dead', isAuthenticated: true }))
  restoreSession()
  onlyVisitors()
  await call(postApi.list, { query: { feed: 'latest' } })
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, hasEnded: false })
  expect(tokens()).toEqual(['Bearer dead', null, null])
})

test('a session that ends under a page waits for its member, and reads go on then', async () => {
  signIn(hari, 'dead')
  onlyVisitors()
  const reading = call(postApi.list, { query: { feed: 'latest' } })
  await expect.poll(() => useSession.getState().hasEnded).toBe(true)
  expect(localStorage.getItem('root')).toContain('"isAuthenticated":true')

  server.mockImplementation(async () => Response.json({ ads: [], nextCursor: null }))
  signIn(hari, 'new')
  await reading
  expect(tokens().at(-1)).toBe('Bearer new')
})

test('who logs out of a session that is over is not asked to log in for it', async () => {
  signIn(hari, 'dead')
  onlyVisitors()
  const leaving = withToken((token) => send(authApi.logout, { body: {} }, token), true)
  await expect(leaving).rejects.toMatchObject({ status: 401 })
  expect(useSession.getState().hasEnded).toBe(false)
})

test('an act of one is never sent with the token of another who signed in meanwhile, in whichever tab', async () => {
  signIn(hari, 'dead')
  server.mockImplementationOnce(async () => {
    const root = { user: sita, token: 'jes_sita', isAuthenticated: true }
    localStorage.setItem('root', JSON.stringify(root))
    return refusal()
  })
  const voting = call(postApi.vote, { params: { id: '7' }, body: { value: 1 } })
  await expect(voting).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(tokens()).toEqual(['Bearer dead'])
})

test('a tab that waits follows the one where somebody logged in or let it go', async () => {
  signIn(hari, 'dead')
  const back = whenBack('1')
  restoreSession()
  expect(useSession.getState().hasEnded).toBe(true)
  localStorage.setItem('root', JSON.stringify({ user: hari, token: 'new', isAuthenticated: true }))
  restoreSession()
  expect(await back).toBe('new')

  const gone = whenBack('1')
  localStorage.setItem('root', 'null')
  restoreSession()
  expect(await gone).toBeNull()
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, formerId: '1' })
})

/** Every token is invalid, and none is renewed. */
function onlyVisitors() {
  server.mockImplementation(async (address, sent) => {
    const isVisitor = !new Headers(sent?.headers).has('authorization')
    const isOpen = isVisitor && String(address).startsWith('/api/ads')
    return isOpen ? Response.json({ ads: [], nextCursor: null }) : refusal()
  })
}

function tokens() {
  return server.mock.calls.map(([, sent]) => new Headers(sent?.headers).get('authorization'))
}

function refusal() {
  return Response.json({ error: 'Please log in', code: 'unauthenticated' }, { status: 401 })
}
