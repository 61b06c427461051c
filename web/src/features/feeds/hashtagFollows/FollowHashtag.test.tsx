import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { clearUser, useSession } from '#lib/session.ts'
import { FollowHashtag } from './FollowHashtag.tsx'

afterEach(() => {
  cleanup()
  clearUser()
  vi.restoreAllMocks()
})

test('a hashtag is followed by a press, and what the server refuses is taken back', async () => {
  let follows = false
  const server = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    if (request?.method !== 'PUT') return Response.json({ follows })
    if (follows) return Response.json({ code: 'internal', error: 'Later' }, { status: 500 })
    follows = true
    return Response.json({ follows })
  })
  useSession.setState({ isAuthenticated: true })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowHashtag tag="दशैं" />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Follow #दशैं' })
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  expect(button.getAttribute('aria-pressed')).toBe('false')

  await userEvent.setup().click(button)
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => follows).toBe(true)
  expect(
    server.mock.calls.some(([url]) => url === `/api/hashtag-follows/${encodeURIComponent('दशैं')}`),
  ).toBe(true)

  await userEvent.setup().click(button)
  await expect
    .poll(() => server.mock.calls.filter(([, request]) => request?.method === 'PUT').length)
    .toBe(2)
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
})
