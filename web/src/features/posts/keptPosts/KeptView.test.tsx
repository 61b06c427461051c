import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteStoresOfOthers } from '#features/core/offline/database.ts'
import { changeStoredRule, putKept } from '#features/core/offline/keptStore.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, signIn } from '#lib/session.ts'
import { withIndexedDb } from '../../../../test/indexedDb.ts'
import { exampleBookmark, exampleKept } from './exampleKept.ts'
import { KeptView } from './KeptView.tsx'
import { loadKept, useKept } from './kept.ts'

withIndexedDb()

const server = vi.fn<typeof fetch>()
const saved = [
  exampleBookmark('2', 2, { title: 'Momo in Asan' }),
  exampleBookmark('1', 1, { title: 'Rain in Pokhara' }),
]

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('caches', { open: async () => ({ delete: async () => true }) })
  signIn({ _id: '1', username: 'hari', image: null }, 'token')
  server.mockImplementation(async (url) =>
    String(url).startsWith('/api/bookmark-folders')
      ? Response.json({ folders: [{ _id: '5', name: 'Tea', count: 1 }] })
      : Response.json({ bookmarks: saved, nextCursor: null }),
  )
})

afterEach(async () => {
  await expect.poll(() => useKept.getState().isUpdating).toBe(false)
  clearUser()
  await loadKept()
  await deleteStoresOfOthers([])
  server.mockReset()
  vi.unstubAllGlobals()
})

test('a bookmark is kept by its switch, and says how large it is', async () => {
  const user = show()
  await user.click(await screen.findByRole('switch', { name: 'Keep on this device: Momo in Asan' }))
  expect(await screen.findByText(/^Kept · 1 kB$/)).toBeTruthy()
  expect(screen.getByText(/^Online only · 15 kB$/)).toBeTruthy()
  expect(screen.getByText('1 kept')).toBeTruthy()
})

test('a folder is kept by its switch, and all of them by one', async () => {
  const user = show()
  await user.click(await screen.findByRole('switch', { name: 'Keep Tea' }))
  await expect.poll(() => useKept.getState().rule.folders).toEqual(['5'])
  await user.click(screen.getByRole('switch', { name: 'Keep everything I save' }))
  await expect.poll(() => useKept.getState().posts).toHaveLength(2)
  expect(screen.queryByRole('switch', { name: 'Keep Tea' })).toBeNull()
})

test('a limit that makes the oldest leave says so before it is set', async () => {
  await changeStoredRule('1', (rule) => ({ ...rule, all: true }))
  for (const kept of [exampleKept('1', 1, 20), exampleKept('2', 2, 20)]) await putKept('1', kept)
  const user = show()
  await screen.findByText('40 MB')
  fireEvent.change(screen.getByRole('slider', { name: /Keep at most/ }), { target: { value: 0 } })
  expect(screen.getByText('With this limit the oldest post leaves this device.')).toBeTruthy()
  expect(useKept.getState().posts).toHaveLength(2)

  await user.click(screen.getByRole('button', { name: 'Set this limit' }))
  await expect.poll(() => useKept.getState().posts.map(({ id }) => id)).toEqual(['2'])
  expect(await screen.findByText(/^1 post does not fit/)).toBeTruthy()
})

test('what is kept is searched, and nothing else', async () => {
  const user = show()
  await user.click(await screen.findByRole('switch', { name: /Rain in Pokhara/ }))
  await expect.poll(() => useKept.getState().posts).toHaveLength(1)
  const field = screen.getByRole('searchbox', { name: 'Search on this device' })
  await user.type(field, 'पोखरा')
  expect(screen.getByRole('link', { name: 'Rain in Pokhara' })).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'momo')
  expect(screen.getByText('Nothing on this device matches “momo”')).toBeTruthy()
})

function show() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Router>
        <KeptView />
      </Router>
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}
