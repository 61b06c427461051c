import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { TrendingHashtags } from './TrendingHashtags.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const hours = Array.from({ length: 24 }, (_, index) => (index === 23 ? 9 : 1))
const cricket = { category: 'Cricket', hashtag: 'NEPvUAE', count: 9700, hours }
const plain = { category: 'Trending', hashtag: 'chiya', count: 12, hours }
const hidden = {
  ...plain,
  hashtag: 'spam',
  state: 'hidden',
  reason: 'Sold by bots',
  by: {
    _id: '9',
    username: 'mod',
    displayName: 'Maya',
    image: null,
    isPremium: false,
    verifiedAs: null,
  },
  at: '2026-11-16T08:00:00.000Z',
}

let trending = [cricket, plain]
let held = [hidden]

// Late code is loaded from the start: a busy machine needs more than a second for it.
beforeAll(async () => {
  await import('#features/feeds/adminTrends/TrendMenu.tsx')
  await import('#features/feeds/adminTrends/HeldTrends.tsx')
})

beforeEach(() => {
  trending = [cricket, plain]
  held = [hidden]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T14:35:00Z') })
  server.mockImplementation(async (address, init) => replyTo(String(address), init))
})

afterEach(() => {
  cleanup()
  server.mockReset()
  vi.useRealTimers()
  clearUser()
  useToasts.setState([], true)
})

test('a trend says its rank, what it is about, how many wrote and when most did', async () => {
  show()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(within(first!).getByRole('link').textContent).toBe(
    '1Cricket · Trending#NEPvUAE9.7K postsbusiest at 8:00 PM',
  )
  expect(second!.textContent).toContain('2Trending#chiya12 posts')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the staff hides a trend for a reason, and it is gone', async () => {
  signIn()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'More about #chiya' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide…' }))
  const dialog = screen.getByRole('dialog', { name: 'Hide #chiya' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }))
  expect(await within(dialog).findByText('Give a reason')).toBeTruthy()

  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Bought')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('#chiya no longer trends.')).toBeTruthy()
  await expect.poll(() => screen.queryByText('2')).toBeNull()
  const section = screen.getByRole('region', { name: 'Hidden and held' })
  expect(await within(section).findByText('Bought')).toBeTruthy()
})

test('the staff reads why something is hidden, and shows it again', async () => {
  signIn()
  show()
  const section = await screen.findByRole('region', { name: 'Hidden and held' })
  expect(await within(section).findByText('Sold by bots')).toBeTruthy()
  expect(within(section).getByText(/by Maya/)).toBeTruthy()

  await userEvent.click(within(section).getByRole('button', { name: 'Show #spam again' }))
  expect(await screen.findByText('#spam may trend again.')).toBeTruthy()
  expect(await within(section).findByText('Nothing is hidden, nothing waits.')).toBeTruthy()
})

test('a failure can be retried', async () => {
  server.mockResolvedValueOnce(Response.json({ error: 'Later', code: 'internal' }, { status: 500 }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /#chiya/ })).toBeTruthy()
})

function replyTo(address: string, init: RequestInit | undefined) {
  const body = init?.body ? JSON.parse(String(init.body)) : {}
  if (address === '/api/trending/hide') {
    if (!body.reason)
      return Response.json(
        { error: 'No', code: 'invalid', errors: { reason: 'Give a reason' } },
        { status: 422 },
      )
    trending = trending.filter(({ hashtag }) => hashtag !== body.hashtag)
    held = [...held, { ...hidden, ...body }]
    return Response.json({ isHidden: true })
  }
  if (address === '/api/trending/show') {
    held = held.filter(({ hashtag }) => hashtag !== body.hashtag)
    return Response.json({ isHidden: false })
  }
  if (address === '/api/trending/held') return Response.json({ trending: held })
  if (address.endsWith('/me')) return Response.json({ user: { _id: '9', role: 'moderator' } })
  return Response.json({ trending })
}

function signIn() {
  setUser({ _id: '9', username: 'mod', image: null })
  setToken('jes_token')
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <TrendingHashtags />
        <Toaster />
      </QueryClientProvider>
    </Router>,
  )
}
