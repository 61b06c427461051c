import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { FollowRequests } from './FollowRequests.tsx'
import { PrivateAccount } from './PrivateAccount.tsx'

const server = vi.spyOn(globalThis, 'fetch')
let asking: string[]
let isPrivate: boolean

beforeEach(() => {
  asking = ['hari', 'gita']
  isPrivate = false
  setToken('token')
  setUser({ _id: '7', username: 'sita', image: null })
  server.mockImplementation(async (input, init) => Response.json(replyTo(String(input), init)))
})
afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
})

test('each request is answered in its row, which goes then', async () => {
  show(<FollowRequests />)
  await userEvent.click(await screen.findByRole('button', { name: 'Let hari follow you' }))
  expect(await screen.findByRole('button', { name: 'Let gita follow you' })).toBeTruthy()
  await expect.poll(() => screen.queryByText('@hari')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Do not let gita follow you' }))
  expect(await screen.findByText('No requests')).toBeTruthy()
  expect(sent()).toEqual(['/api/follow-requests/hari/accept', '/api/follow-requests/gita/decline'])
})

test('all are accepted at once', async () => {
  show(<FollowRequests />)
  await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }))
  expect(await screen.findByText('No requests')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull()
})

test('an account turns private by a switch, and says who asks', async () => {
  show(<PrivateAccount />)
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Private account' })
  expect(await screen.findByRole('link', { name: '2 follow requests' })).toBeTruthy()
  await userEvent.click(toggle)
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(toggle.checked).toBe(true)
  expect(isPrivate).toBe(true)
})

function sent() {
  return server.mock.calls.filter(([, init]) => init?.method === 'POST').map(([url]) => url)
}

function replyTo(url: string, init: RequestInit | undefined) {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === '/api/auth/me') return { user: { _id: '7', isPrivate } }
  if (pathname === '/api/users/me/private') {
    isPrivate = JSON.parse(String(init?.body)).isPrivate
    return { isPrivate }
  }
  const [, , , name, answer] = pathname.split('/')
  if (name === 'accept-all') asking = []
  if (answer) asking = asking.filter((each) => each !== name)
  const requests = asking.map((username) => ({
    user: { _id: username, username, displayName: username, image: null, bio: '' },
    at: '2026-11-18T00:00:00.000Z',
  }))
  return { requests, nextCursor: null, waiting: asking.length }
}

function show(part: ReactNode) {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </Router>,
  )
}
