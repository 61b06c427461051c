import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addMembership,
  clearUser,
  PERSIST_TIMEOUT,
  restoreSession,
  setToken,
  setUser,
  startSession,
  useSession,
} from './session.ts'

const hari = { _id: '1', username: 'hari', image: null }
const stored = JSON.stringify({ user: hari, token: 'jes_token', isAuthenticated: true })
const nobody = { user: null, token: null, isAuthenticated: false, isLoading: false }

beforeEach(() => {
  clearUser()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('who was signed in is signed in again, and until that is known the session loads', async () => {
  localStorage.setItem('root', stored)
  const started = startSession()
  expect(useSession.getState()).toMatchObject({ isLoading: true, isAuthenticated: false })
  expect(localStorage.getItem('root')).toBe(stored)
  await started
  expect(useSession.getState()).toMatchObject({ user: hari, isLoading: false, error: null })
})

test('who was not signed in is not notified of anything', async () => {
  await startSession()
  expect(useSession.getState()).toMatchObject({ ...nobody, error: null })
})

test.each(['{broken', '"text"', '7'])(
  'a stored session that is %s is an error, once',
  async (bad) => {
    localStorage.setItem('root', bad)
    await startSession()
    expect(useSession.getState()).toMatchObject(nobody)
    expect(useSession.getState().error).toContain('could not be read')

    clearUser()
    await startSession()
    expect(useSession.getState().error).toBeNull()
  },
)

test('nobody waits longer than five seconds for what was stored, and it is not lost', async () => {
  vi.useFakeTimers()
  localStorage.setItem('root', stored)
  let answer: (saved: string) => void = () => {}
  const started = startSession(() => new Promise((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT - 1)
  expect(useSession.getState().isLoading).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await started
  expect(useSession.getState()).toMatchObject(nobody)
  expect(useSession.getState().error).toContain('could not be read')
  expect(localStorage.getItem('root')).toBe(stored)

  answer(stored)
  await vi.advanceTimersByTimeAsync(0)
  expect(useSession.getState()).toMatchObject({ user: hari, isAuthenticated: true })
})

test('what comes too late does not sign another person out', async () => {
  vi.useFakeTimers()
  let answer: (saved: string) => void = () => {}
  const started = startSession(() => new Promise((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(PERSIST_TIMEOUT)
  await started
  setUser({ _id: '2', username: 'sita', image: null })
  answer(stored)
  await vi.advanceTimersByTimeAsync(0)
  expect(useSession.getState().user?.username).toBe('sita')
})

test('a storage that refuses means signed out, said once', async () => {
  await startSession(() => Promise.reject(new Error('denied')))
  expect(useSession.getState()).toMatchObject(nobody)
  expect(useSession.getState().error).toContain('could not be read')
})

test('where nothing can be stored, somebody is signed in for as long as the page is open', async () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  await startSession()
  expect(useSession.getState()).toMatchObject(nobody)
  setUser(hari)
  setToken('jes_token')
  expect(useSession.getState()).toMatchObject({ user: hari, isAuthenticated: true })
  storage.mockRestore()
})

test('who signs in is stored with their token, and who leaves takes everything along', () => {
  setUser(hari)
  setToken('jes_token')
  addMembership('31')
  useSession.setState({ isLoading: true, error: 'No' })
  expect(localStorage.getItem('root')).toBe(stored)

  clearUser()
  expect(useSession.getState()).toMatchObject({ ...nobody, error: null, memberships: {} })
  restoreSession()
  expect(useSession.getState().isAuthenticated).toBe(false)
})

test('what is read from another tab is not written back, since that tab may have gone on', () => {
  localStorage.setItem('root', stored)
  const write = vi.spyOn(window.localStorage, 'setItem')
  restoreSession()
  restoreSession()
  expect(useSession.getState()).toMatchObject({ user: hari })
  expect(write).not.toHaveBeenCalled()

  setToken('jes_renewed')
  expect(write).toHaveBeenCalledOnce()
  write.mockRestore()
})
