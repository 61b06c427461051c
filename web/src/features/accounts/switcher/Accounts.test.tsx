import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownAccounts, rememberAccount } from '#lib/knownAccounts.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, signIn, useSession } from '#lib/session.ts'
import { Accounts } from './Accounts.tsx'
import { useAccountItems } from './useAccountItems.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const sita = { _id: '1', username: 'sita', displayName: 'Sita', image: null }
const hari = {
  _id: '2',
  username: 'hari',
  displayName: 'Hari',
  image: null,
  isPremium: false,
  verifiedAs: null,
}
const gita = { _id: '3', username: 'gita', image: null }
const settings = { language: 'en', theme: 'dark', digits: null, calendar: 'ad' }

let parked: object[]

beforeEach(() => {
  window.history.replaceState(null, '', '/explore')
  signIn(sita, 'jes_of_sita')
  parked = [{ ...hari, unread: 12 }]
  server.mockImplementation(async (address, init) => {
    if (init?.method === 'GET') return Response.json({ accounts: parked })
    if (String(address).endsWith('/resume'))
      return Response.json({ user: { ...hari, settings }, token: 'jes_of_hari' })
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  cleanup()
  clearUser()
  server.mockReset()
  window.localStorage.clear()
})

function show() {
  render(<Accounts onGo={() => {}} />, { wrapper: Jes })
}

function Jes({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Router>{children}</Router>
    </QueryClientProvider>
  )
}

function sent() {
  return server.mock.calls
    .filter(([, init]) => init?.method !== 'GET')
    .map(([address, init]) => `${init?.method} ${address}`)
}

test('a tap switches to another account, whose news were counted, and the first one stays known', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: /@hari.*12 unread/ }))
  await vi.waitFor(() => expect(useSession.getState().user?._id).toBe('2'))
  expect(useSession.getState().token).toBe('jes_of_hari')
  expect(window.location.pathname).toBe('/')
  expect(knownAccounts().map(({ _id }) => _id)).toEqual(['2', '1'])
})

test('who is added logs in on the page for that, while the session in use waits', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Add an account' }))
  await vi.waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(sent()).toEqual(['POST /api/auth/accounts/park'])
  expect(useSession.getState().user).toBeNull()
  expect(knownAccounts().map(({ _id }) => _id)).toEqual(['1'])
})

test('an account whose session ended says so', async () => {
  rememberAccount(gita)
  show()
  expect(await screen.findByRole('button', { name: /@gita.*Log in again/ })).toBeTruthy()
})

test('one account is logged out, and the others stay', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Log out @hari' }))
  await vi.waitFor(() => expect(sent()).toEqual(['DELETE /api/auth/accounts/2']))
  expect(useSession.getState().user?._id).toBe('1')
})

test('all are logged out together', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Log out of all' }))
  await vi.waitFor(() =>
    expect(sent()).toEqual(['DELETE /api/auth/accounts/2', 'POST /api/auth/logout']),
  )
  await vi.waitFor(() => expect(useSession.getState().user).toBeNull())
})

test('a sixth account is not offered', async () => {
  parked = ['2', '4', '5', '6'].map((_id) => ({ ...hari, _id, username: `user${_id}`, unread: 0 }))
  show()
  expect(await screen.findByRole('button', { name: /@user6/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add an account' })).toBeNull()
})

test('the menu of a desk has them too, with their news and both ways out', async () => {
  rememberAccount(gita)
  const { result } = renderHook(() => useAccountItems(), { wrapper: Jes })
  await vi.waitFor(() =>
    expect(result.current.map(({ label }) => label)).toEqual([
      'Switch to @hari',
      'Log in again as @gita',
      'Add an account',
      'Logout @sita',
      'Log out of all',
    ]),
  )
  render(<div>{result.current[0]!.aside}</div>)
  expect(screen.getByText('12')).toBeTruthy()
  result.current.at(-1)!.onSelect!()
  await vi.waitFor(() => expect(useSession.getState().user).toBeNull())
  expect(sent()).toContain('DELETE /api/auth/accounts/2')
})
