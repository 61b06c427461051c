import type { Post } from '@jes/contract/posts/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useActs } from '#features/core/outbox/acts.ts'
import { sendFromPage } from '#features/core/outbox/page.ts'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { passGate, useGate } from '#lib/gate.ts'
import { keyFor } from '#lib/keys.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser, signIn } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { PostList } from './PostList.tsx'
import { standBeforeTallScreen } from './tallScreen.ts'

const TAKEN = { upVotes: 5, downVotes: 2, score: 3, userVote: -1 }
const server = vi.spyOn(globalThis, 'fetch')
standBeforeTallScreen()

// The menu is fetched when it is first asked for; no test should wait for that.
beforeAll(() => import('#features/posts/postMenu/PostMenu.tsx'))

beforeEach(() => {
  setUser({ _id: '1', username: 'gita', image: null })
  setToken('token')
})

afterEach(() => {
  cleanup()
  clearUser()
  server.mockReset()
  useToasts.setState([], true)
})

test('a vote counts at once and stays as the server counted it', async () => {
  const answer = answerLater()
  await show(examplePost())

  await userEvent.click(screen.getByRole('button', { name: 'Upvote' }))
  expect(pressed('Upvote')).toBe('true')
  expect(screen.getByText('5')).toBeTruthy()

  answer({ upVotes: 9, downVotes: 1, score: 8, userVote: 1 })
  expect(await screen.findByText('8')).toBeTruthy()
  expect(bodyOf(0)).toEqual({ value: 1 })
})

test('a vote that is refused is undone, and the person sees why', async () => {
  server.mockResolvedValueOnce(
    Response.json({ error: 'Too many votes', code: 'rate_limited' }, { status: 429 }),
  )
  await show(examplePost({ userVote: -1, score: 3 }))

  await userEvent.click(screen.getByRole('button', { name: 'Upvote' }))

  await waitFor(() => expect(pressed('Upvote')).toBe('false'))
  expect(pressed('Downvote')).toBe('true')
  expect(screen.getByText('3')).toBeTruthy()
  expect(useToasts.getState()[0]?.text).toBe('Too many votes')
})

test('without a connection a vote and a bookmark stay, each with a clock; another tap takes the place of the first', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await show(examplePost())

  await userEvent.click(screen.getByRole('button', { name: 'Upvote' }))
  await screen.findByRole('img', { name: 'Waiting to be sent' })
  expect(pressed('Upvote')).toBe('true')
  expect(screen.getByText('5')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Downvote' }))
  await waitFor(() => expect(pressed('Downvote')).toBe('true'))
  expect(screen.getByText('3')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Bookmark' }))
  await waitFor(() => expect(clocks()).toHaveLength(2))
  expect(pressed('Bookmark')).toBe('true')
  expect(useActs.getState()).toMatchObject([
    { kind: 'vote', wish: -1 },
    { kind: 'bookmark', wish: true },
  ])
  expect(useToasts.getState()).toEqual([])

  server.mockImplementation(async (url) =>
    Response.json(String(url).includes('vote') ? TAKEN : { isBookmarked: true, bookmarkCount: 3 }),
  )
  await act(() => sendFromPage(new QueryClient(), () => {}))
  expect(clocks()).toHaveLength(0)
})

test('a double click is one vote', async () => {
  server.mockImplementation(() => new Promise(() => {}))
  await show(examplePost({ _id: '103' }))

  await userEvent.dblClick(screen.getByRole('button', { name: 'Upvote' }))

  expect(pressed('Upvote')).toBe('true')
  expect(server).toHaveBeenCalledOnce()
})

test('of quick changes of a vote the last is sent last', async () => {
  const answer = answerLater()
  await show(examplePost())

  await userEvent.click(screen.getByRole('button', { name: 'Upvote' }))
  await userEvent.click(screen.getByRole('button', { name: 'Downvote' }))
  expect(server).toHaveBeenCalledOnce()
  expect(screen.getByText('3')).toBeTruthy()

  server.mockResolvedValueOnce(Response.json({ upVotes: 5, downVotes: 2, score: 3, userVote: -1 }))
  answer({ upVotes: 6, downVotes: 1, score: 5, userVote: 1 })
  await waitFor(() => expect(server).toHaveBeenCalledTimes(2))
  expect(bodyOf(1)).toEqual({ value: -1 })
  expect(pressed('Downvote')).toBe('true')
})

test('what a visitor presses waits at the gate, and is done once they are in', async () => {
  clearUser()
  const options = [
    { text: 'Tea', votes: 0 },
    { text: 'Coffee', votes: 2 },
  ]
  const poll = { options, closesAt: '2999-01-01T00:00:00.000Z', isClosed: false, myChoice: null }
  await show(examplePost({ _id: '104', poll }))
  await screen.findByRole('button', { name: 'Coffee' })

  const sent: unknown[] = []
  server.mockImplementation(async (url, init) => {
    sent.push([init?.method, url, init?.body && JSON.parse(String(init.body))])
    return Response.json({ error: 'Not now', code: 'internal' }, { status: 500 })
  })
  for (const [name, kind] of [
    ['Upvote', 'upvote'],
    ['Downvote', 'downvote'],
    ['Bookmark', 'bookmark'],
    ['Coffee', 'choose'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(useGate.getState()).toMatchObject({ kind, thing: { title: 'Momo in Asan' } })
    expect(pressed(name)).toBe('false')
    signIn({ _id: '1', username: 'gita', image: null }, 'token')
    await act(passGate)
    clearUser()
  }
  expect(sent).toEqual([
    ['PATCH', '/api/ads/104/vote', { value: 1 }],
    ['PATCH', '/api/ads/104/vote', { value: -1 }],
    ['POST', '/api/bookmarks/104', undefined],
    ['PATCH', '/api/ads/104/poll', { choice: 1 }],
  ])
})

test('a bookmark is filled at once and emptied when the server refuses', async () => {
  server.mockResolvedValueOnce(Response.json({ error: 'No', code: 'internal' }, { status: 500 }))
  await show(examplePost())

  await userEvent.click(screen.getByRole('button', { name: 'Bookmark' }))

  await waitFor(() => expect(useToasts.getState()).toHaveLength(1))
  expect(pressed('Bookmark')).toBe('false')
})

test('a sensitive post shows nothing but its title before a press', async () => {
  await show(examplePost({ sensitive: true }))

  expect(screen.getByRole('link', { name: 'Momo in Asan' })).toBeTruthy()
  expect(screen.queryByText('Eleven places')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByText('Eleven places')).toBeTruthy()
})

test('hashtags that can be read in the text are not said twice', async () => {
  const body: Post['body'] = [{ type: 'paragraph', children: [{ type: 'hashtag', tag: 'Momo' }] }]
  await show(examplePost({ body, hashtags: ['momo', 'asan'] }))

  expect(screen.getAllByRole('link', { name: /^#/ }).map((link) => link.textContent)).toEqual([
    '#Momo',
    '#asan',
  ])
})

test('only the author can edit and delete', async () => {
  server.mockImplementation(async () => Response.json({ isMuted: false }))
  await show(examplePost())
  await userEvent.click(screen.getByRole('button', { name: 'More options' }))
  expect(await menuItems()).toEqual([
    'Copy link',
    'Not interested',
    'Seen it',
    'Mute this thread',
    'Mute @sita',
    'Block @sita',
    'Report',
  ])

  cleanup()
  await show(examplePost({ canEdit: true, canDelete: true }))
  await userEvent.click(screen.getByRole('button', { name: 'More options' }))
  expect(await menuItems()).toEqual([
    'Edit',
    'Pin to profile',
    'Who sees, who comments',
    'Let nobody quote this',
    'Copy link',
    'Mute this thread',
    'Delete',
  ])
})

test('a deleted post is gone at once, and Undo brings it back to its place', async () => {
  const other = examplePost({ _id: '102', title: 'Another' })
  await show(examplePost({ canEdit: true, canDelete: true }), other)
  expect(server).not.toHaveBeenCalled()

  // Only an open menu fetches whether the thread is muted.
  server.mockResolvedValueOnce(Response.json({ isMuted: true }))
  await userEvent.click(screen.getAllByRole('button', { name: 'More options' })[0]!)
  await screen.findByRole('menuitem', { name: 'Unmute this thread' })
  expect(server).toHaveBeenCalledTimes(1)

  server.mockResolvedValueOnce(Response.json({ undoUntil: '2026-01-01T00:00:10.000Z' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(useToasts.getState()[0]?.text).toBe('Post deleted'))
  expect(titles()).toEqual(['Another'])

  server.mockResolvedValueOnce(Response.json(examplePost()))
  act(() => useToasts.getState()[0]?.action?.onAct())
  await waitFor(() => expect(titles()).toEqual(['Momo in Asan', 'Another']))
})

async function show(...posts: Post[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = {
    queryKey: keyFor('lists', 'posts', 'feed', 'latest'),
    queryFn: () => Promise.reject(new Error('Nothing is fetched here')),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: () => undefined,
  }
  client.setQueryData(query.queryKey, {
    pages: [{ ads: posts, nextCursor: null }],
    pageParams: [undefined],
  })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <PostList query={query} empty={<p>Nothing</p>} />
      </Router>
    </QueryClientProvider>,
  )
  await screen.findAllByRole('article')
}

function answerLater() {
  let answer = (_: unknown) => {}
  server.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = (reply) => resolve(Response.json(reply))
      }),
  )
  return (reply: unknown) => act(() => answer(reply))
}

function pressed(name: string) {
  return screen.getByRole('button', { name }).getAttribute('aria-pressed')
}

function bodyOf(call: number): unknown {
  return JSON.parse(String(server.mock.calls[call]?.[1]?.body))
}

async function menuItems() {
  const items = await screen.findAllByRole('menuitem')
  return items.map((item) => item.textContent)
}

function titles() {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
}

function clocks() {
  return screen.queryAllByRole('img', { name: 'Waiting to be sent' })
}
