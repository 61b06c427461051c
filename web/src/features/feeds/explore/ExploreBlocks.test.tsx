import type { Explore } from '@jes/contract/feeds/explore'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { exampleHub } from '#features/hubs/hubs/exampleHub.ts'
import { useLine } from '#lib/line.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { ExploreBlocks } from './ExploreBlocks.tsx'
import { exampleExplore, exampleSuggestion } from './exampleExplore.ts'

const server = vi.spyOn(globalThis, 'fetch')
const hours = Array.from({ length: 24 }, () => 0)

// Late code is loaded from the start: a busy machine needs more than a second for it.
beforeAll(async () => {
  await import('./RisingPosts.tsx')
  await import('#features/people/suggestedPeople/PeopleCards.tsx')
})

beforeEach(() => {
  window.history.replaceState(null, '', '/explore')
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
  useToasts.setState([], true)
  useLine.setState({ line: 'up' })
})

test('the whole page comes with one call', async () => {
  answer(
    exampleExplore({
      trends: [{ category: 'Festivals', hashtag: 'Dashain', count: 18_400, hours }],
      posts: [examplePost()],
      jehubs: [exampleHub()],
      users: [exampleSuggestion()],
    }),
  )
  show()

  const trend = await screen.findByRole('link', { name: /#Dashain/ })
  expect(trend.textContent).toBe('Festivals#Dashain18.4K posts')
  expect(await screen.findByRole('article', { name: 'Momo in Asan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /TrekNepal/ })).toBeTruthy()
  expect(await screen.findByText('Bikash Lama')).toBeTruthy()
  expect(server.mock.calls.map(([address]) => address)).toEqual(['/api/explore'])
})

test('without a connection nothing has failed: it says that it waits', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  useLine.setState({ line: 'cut' })
  show()
  expect(await screen.findByText('You are offline')).toBeTruthy()
  await expect.poll(() => server.mock.calls.length).toBeGreaterThan(0)
  expect(screen.queryByText('This did not load')).toBeNull()
})

test('a block with nothing in it says what will be there', async () => {
  answer(exampleExplore())
  show()

  expect(await screen.findByText(/The valley is quiet/)).toBeTruthy()
  for (const sentence of [
    /No JesClips yet/,
    /No post is rising/,
    /No JeHubs to suggest/,
    /Nobody to/,
  ])
    expect(screen.getByText(sentence)).toBeTruthy()
})

test('a page that did not load can be retried', async () => {
  server.mockResolvedValueOnce(Response.json({ error: 'Later', code: 'internal' }, { status: 500 }))
  show()
  expect(await screen.findByText('Later')).toBeTruthy()

  answer(exampleExplore())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/The valley is quiet/)).toBeTruthy()
})

test('whom I follow here stays, followed', async () => {
  answer(exampleExplore({ users: [exampleSuggestion()] }))
  show()
  const follow = await screen.findByRole('button', { name: 'Follow Bikash Lama' })

  answer({ following: true, followers: 41 })
  await userEvent.click(follow)
  expect(follow.getAttribute('aria-pressed')).toBe('true')
  expect(server.mock.lastCall?.[0]).toBe('/api/users/61/follow')
})

test('a vote on a rising post is shown at once', async () => {
  answer(exampleExplore({ posts: [examplePost()] }))
  show()
  const post = await screen.findByRole('article', { name: 'Momo in Asan' })

  answer({ upVotes: 6, downVotes: 1, score: 5, userVote: 1 })
  await userEvent.click(within(post).getByRole('button', { name: /Upvote/ }))
  expect(within(post).getByText('5')).toBeTruthy()
})

test('a dismissed person is gone, and the server is informed when it can no longer be undone', async () => {
  answer(exampleExplore({ users: [exampleSuggestion()] }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Do not suggest Bikash Lama' }))
  expect(screen.queryByText('Bikash Lama')).toBeNull()
  expect(server).toHaveBeenCalledOnce()

  answer({ isPassed: true })
  useToasts.setState([], true)
  await expect.poll(() => server).toHaveBeenCalledTimes(2)
  const [address, sent] = server.mock.lastCall!
  expect(address).toBe('/api/explore/pass')
  expect(sent?.body).toBe('{"kind":"user","id":"61"}')
})

test('Undo brings them back to their place, and the server is not informed', async () => {
  const [asha, bikash, gita] = ['Asha', 'Bikash', 'Gita'].map((displayName) =>
    exampleSuggestion({ _id: displayName, displayName }),
  )
  answer(exampleExplore({ users: [asha!, bikash!, gita!] }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Do not suggest Bikash' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))

  expect(
    screen.getAllByRole('button', { name: /^Follow/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Follow Asha', 'Follow Bikash', 'Follow Gita'])
  expect(server).toHaveBeenCalledOnce()
})

test('whom the server does not pass over stands there again', async () => {
  answer(exampleExplore({ users: [exampleSuggestion()] }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Do not suggest Bikash Lama' }))
  server.mockResolvedValueOnce(Response.json({ error: 'No', code: 'internal' }, { status: 500 }))
  useToasts.setState([], true)

  expect(await screen.findByText('Bikash Lama')).toBeTruthy()
  expect(screen.getByText('No')).toBeTruthy()
})

test('a visitor sees nothing that only members can do', async () => {
  clearUser()
  answer(exampleExplore({ users: [exampleSuggestion({ isFollowed: null })] }))
  show()

  expect(await screen.findByText('Popular')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Do not suggest/ })).toBeNull()
})

function answer(reply: Explore | object) {
  server.mockResolvedValueOnce(Response.json(reply))
}

function show() {
  render(
    <Router>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ExploreBlocks />
        <Toaster />
      </QueryClientProvider>
    </Router>,
  )
}
