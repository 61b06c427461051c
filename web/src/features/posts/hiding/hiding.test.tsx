import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { standBeforeTallScreen } from '#features/posts/posts/tallScreen.ts'
import { keyFor } from '#lib/keys.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'

const HUB = { _id: '9', name: 'TrekNepal', icon: null }
const server = vi.spyOn(globalThis, 'fetch')
standBeforeTallScreen()

// The menu is fetched when it is first asked for; no test should wait for that.
beforeAll(() => import('#features/posts/postMenu/PostMenu.tsx'))

beforeEach(() => {
  setUser({ _id: '1', username: 'gita', image: null })
  setToken('token')
  server.mockImplementation(async () => Response.json({ isHidden: true, fewer: true }))
})

afterEach(() => {
  cleanup()
  clearUser()
  server.mockReset()
  useToasts.setState([], true)
})

test('what is of no interest is gone at once, and Undo brings it back to its place', async () => {
  show()
  await choose('Not interested')
  expect(screen.queryByText('Momo in Asan')).toBeNull()
  expect(callsTo('/api/ads/101/hide')).toEqual(['PUT {"reason":"notInterested"}'])

  const [toast] = useToasts.getState()
  expect(toast?.text).toBe('Hidden. You will see fewer posts like it.')
  toast?.action?.onAct()
  expect(await screen.findByText('Momo in Asan')).toBeTruthy()
  await waitFor(() => expect(callsTo('/api/ads/101/hide')).toHaveLength(2))
  expect(callsTo('/api/ads/101/hide')[1]).toMatch(/^DELETE/)
})

test('a post that the server does not hide comes back', async () => {
  show()
  server.mockImplementation(async () => Response.json({ error: 'Not now' }, { status: 500 }))
  await choose('Seen it')
  expect(await screen.findByText('Momo in Asan')).toBeTruthy()
  await waitFor(() => expect(useToasts.getState().map(({ text }) => text)).toEqual(['Not now']))
})

test('fewer posts of a hub leave the post where it is', async () => {
  show()
  await choose('Fewer from TrekNepal')
  expect(screen.getByText('Momo in Asan')).toBeTruthy()
  await waitFor(() => expect(callsTo('/api/jehub/9/fewer')).toEqual(['PUT {"fewer":true}']))
})

test('there is nothing to hide of what one wrote oneself', async () => {
  show({ canEdit: true })
  await openMenu()
  expect(screen.queryByRole('menuitem', { name: 'Seen it' })).toBeNull()
})

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'More options' }))
  await screen.findByRole('menuitem', { name: 'Copy link' })
}

async function choose(name: string) {
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

function callsTo(path: string) {
  return server.mock.calls
    .filter(([url]) => new URL(String(url), 'http://localhost').pathname === path)
    .map(([, options]) => `${options?.method} ${options?.body ?? ''}`)
}

function show(change: Parameters<typeof examplePost>[0] = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryKey = keyFor('lists', 'posts', 'feed', 'home')
  const page = { ads: [examplePost({ jehub: HUB, ...change })], nextCursor: null }
  const query = {
    queryKey,
    queryFn: async () => page,
    initialPageParam: undefined,
    getNextPageParam: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  }
  client.setQueryData(queryKey, { pages: [page], pageParams: [undefined] })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <PostList query={query} empty={<p>Nothing here</p>} />
      </Router>
    </QueryClientProvider>,
  )
}
