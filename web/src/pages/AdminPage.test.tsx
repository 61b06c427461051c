import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/history.ts'
import { Router, Routes } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { AdminPage } from './AdminPage.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const member = { _id: '7', username: 'gopal', displayName: 'Gopal', image: null }

beforeEach(() => {
  setToken('token')
  setUser(member)
})
afterEach(() => {
  server.mockReset()
  clearUser()
  navigate('/')
})

test.each(['passes', 'payouts', 'revenue', 'jobs', 'treasury'])(
  'to a moderator there is no page of %s, and nothing of it is asked for',
  async (section) => {
    await show('moderator', `/admin/${section}`)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(server.mock.calls.map(([url]) => url)).toEqual(['/api/auth/me'])
  },
)

test('to a member there is no such page', async () => {
  await show('member', '/admin')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

async function show(role: string, path: string) {
  server.mockImplementation(async () =>
    Response.json({ user: { ...member, role, needsTwoFactor: false } }),
  )
  navigate(path)
  const routes = ['/admin', '/admin/:section'].map((path) => ({ path, element: <AdminPage /> }))
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <Routes routes={routes} />
        </Suspense>
      </QueryClientProvider>
    </Router>,
  )
}
