import { postApi } from '@jes/contract/posts/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'
import { Router } from '#lib/router.tsx'
import { useToasts } from '#lib/toasts.ts'
import { PostList } from './PostList.tsx'
import { standBeforeTallScreen } from './tallScreen.ts'

const server = vi.spyOn(globalThis, 'fetch')
standBeforeTallScreen()

// What a list needs later is fetched later; no test should wait for that.
beforeAll(() => Promise.all([import('./LaterPosts.tsx'), import('#ui/FailedState.tsx')]))

afterEach(() => {
  cleanup()
  server.mockReset()
  useToasts.setState([], true)
})

test('pages follow each other, and who moved between them is shown once', async () => {
  answerPage(['5', '4'], 'after4')
  answerPage(['4', '3'], null)
  show()

  await screen.findByText('Post 5')
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))

  await waitFor(() => expect(titles()).toEqual(['Post 5', 'Post 4', 'Post 3']))
  expect(screen.getByText("You're all caught up!")).toBeTruthy()
  expect(server.mock.lastCall?.[0]).toBe('/api/ads?feed=latest&cursor=after4')
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a list that the server has forgotten begins again, and says so', async () => {
  answerPage(['5', '4'], 'old')
  server.mockResolvedValueOnce(
    Response.json({ error: 'This page no longer exists', code: 'bad_request' }, { status: 400 }),
  )
  answerPage(['7', '6'], null)
  show()

  await screen.findByText('Post 5')
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))

  await screen.findByText('Post 7')
  expect(titles()).toEqual(['Post 7', 'Post 6'])
  expect(useToasts.getState()[0]?.text).toMatch(/starts again from the top/)
})

test('what could not be fetched can be retried', async () => {
  server.mockResolvedValueOnce(Response.json({ error: 'Down', code: 'internal' }, { status: 500 }))
  answerPage(['1'], null)
  show()

  expect(await screen.findByText('Down')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Post 1')).toBeTruthy()
})

test('a page that did not come leaves the others as they are', async () => {
  answerPage(['2'], 'next')
  server.mockResolvedValueOnce(Response.json({ error: 'Down', code: 'internal' }, { status: 500 }))
  answerPage(['1'], null)
  show()

  await screen.findByText('Post 2')
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Down')
  expect(titles()).toEqual(['Post 2'])

  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(titles()).toEqual(['Post 2', 'Post 1']))
})

test('without a post it says so', async () => {
  answerPage([], null)
  show()

  expect(await screen.findByText('Nothing here')).toBeTruthy()
})

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const latest = pagedQuery(keyFor('lists', 'posts', 'feed', 'latest'), (cursor) =>
    call(postApi.list, { query: { feed: 'latest', cursor } }),
  )
  render(
    <QueryClientProvider client={client}>
      <Router>
        <PostList query={latest} empty={<p>Nothing here</p>} />
      </Router>
    </QueryClientProvider>,
  )
}

function answerPage(ids: string[], nextCursor: string | null) {
  const ads = ids.map((_id) => examplePost({ _id, title: `Post ${_id}` }))
  server.mockResolvedValueOnce(Response.json({ ads, nextCursor }))
}

function titles() {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
}
