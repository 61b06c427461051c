import type { ScheduledPost } from '@jes/contract/posts/schedule'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { ScheduledRows } from './ScheduledRows.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const chiya: ScheduledPost = {
  _id: '5',
  post: {
    title: 'Chiya',
    content: 'At six',
    images: [],
    sensitive: false,
    audience: 'everyone',
    commenters: 'everyone',
  },
  images: [],
  publishAt: '2027-01-02T02:55:00.000Z',
  state: 'waiting',
  failure: null,
  createdAt: '2026-11-16T08:00:00.000Z',
}
const refused = () => Response.json({ error: 'This needs a Premium pass' }, { status: 403 })
const created = vi.fn<() => Response>()

beforeEach(() => {
  created.mockReset()
  created.mockImplementation(() =>
    Response.json({ scheduled: { ...chiya, _id: '6' } }, { status: 201 }),
  )
  answer([chiya])
})
afterEach(cleanup)

test('what waits says when it goes out and opens in the composer', async () => {
  show()
  const link = await screen.findByRole('link', { name: /^Chiya/ })
  expect(link.getAttribute('href')).toBe('/add-post?scheduled=5')
  expect(link.textContent).toContain('8:40 AM')
})

test('what could not go out says why', async () => {
  answer([{ ...chiya, state: 'failed', failure: 'You are banned from this JeHub' }])
  show()
  expect(await screen.findByText('You are banned from this JeHub')).toBeTruthy()
})

test('what is removed can be brought back, at its time or else as a draft', async () => {
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByRole('button', { name: 'Remove Chiya' }))
  expect(await screen.findByText('Scheduled post removed')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const link = await screen.findByRole('link', { name: /^Chiya/ })
  expect(link.getAttribute('href')).toBe('/add-post?scheduled=6')

  created.mockImplementation(refused)
  await user.click(screen.getByRole('button', { name: 'Remove Chiya' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(() => screen.queryByText('Chiya')).toBeNull()
  const [url, request] = server.mock.lastCall ?? []
  expect([request?.method, url]).toEqual(['POST', '/api/drafts'])
})

test('where nothing waits nothing stands', async () => {
  answer([])
  show()
  await expect.poll(() => server.mock.calls.length).toBeGreaterThan(0)
  expect(screen.queryByText('Scheduled')).toBeNull()
})

function answer(scheduled: ScheduledPost[]) {
  server.mockReset()
  server.mockImplementation(async (url, request) => {
    if (request?.method === 'GET') return Response.json({ scheduled })
    if (request?.method === 'DELETE') return new Response(null, { status: 204 })
    if (url === '/api/scheduled-posts') return created()
    return Response.json({}, { status: 201 })
  })
}

function show() {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <ScheduledRows onOpen={() => {}} />
      </QueryClientProvider>
    </Router>,
  )
}
