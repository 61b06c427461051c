import type { Post } from '@jes/contract/posts/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { BookmarkList } from './BookmarkList.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const savedAt = '2026-11-01T08:00:00.000Z'

beforeEach(() => {
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
})

test('what is taken out leaves a line in its place, with a way back', async () => {
  answer({
    bookmarks: [{ adId: '7', savedAt, folder: null, ad: post('7', 'Tea') }],
    nextCursor: null,
  })
  show()
  const bookmark = await screen.findByRole('button', { name: 'Bookmark' })

  answer({ isBookmarked: false, bookmarkCount: 0 })
  await userEvent.click(bookmark)
  expect(screen.getByText('Removed from your bookmarks')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()

  answer({ isBookmarked: true, bookmarkCount: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('article', { name: 'Tea' })).toBeTruthy()
})

test('what is no longer there says so, and its line can be taken away', async () => {
  answer({
    bookmarks: [
      { adId: '7', savedAt, folder: null, ad: post('7', 'Tea') },
      { adId: '8', savedAt, folder: null, ad: null },
    ],
    nextCursor: null,
  })
  show()
  expect(await screen.findByText('No longer available')).toBeTruthy()

  answer({ isBookmarked: false, bookmarkCount: 0 })
  await userEvent.click(screen.getByRole('button', { name: 'Remove from bookmarks' }))
  expect(screen.queryByText('No longer available')).toBeNull()
  expect(server.mock.lastCall?.[0]).toBe('/api/bookmarks/8')
  expect(screen.getByRole('article', { name: 'Tea' })).toBeTruthy()
})

test('a line that the server keeps stands there again', async () => {
  answer({ bookmarks: [{ adId: '8', savedAt, folder: null, ad: null }], nextCursor: null })
  show()
  await screen.findByText('No longer available')

  server.mockResolvedValueOnce(Response.json({ error: 'No', code: 'internal' }, { status: 500 }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove from bookmarks' }))
  expect(await screen.findByText('No longer available')).toBeTruthy()
})

test('a search without a match offers everything', async () => {
  answer({ bookmarks: [], nextCursor: null })
  const showAll = vi.fn()
  show('momo', showAll)

  expect(await screen.findByText('Nothing saved matches “momo”')).toBeTruthy()
  expect(server.mock.lastCall?.[0]).toBe('/api/bookmarks?q=momo')
  await userEvent.click(screen.getByRole('button', { name: 'Show all bookmarks' }))
  expect(showAll).toHaveBeenCalledOnce()
})

function answer(reply: object) {
  server.mockResolvedValueOnce(Response.json(reply))
}

function show(words = '', onShowAll = () => {}) {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <BookmarkList words={words} onShowAll={onShowAll} />
      </QueryClientProvider>
    </Router>,
  )
}

function post(_id: string, title: string): Post {
  return {
    _id,
    kind: 'post',
    user: {
      _id: '2',
      username: 'sita',
      displayName: 'Sita',
      image: null,
      isPremium: false,
      verifiedAs: null,
    },
    jehub: null,
    title,
    content: '',
    body: [],
    isExcerpt: false,
    images: [],
    link: null,
    poll: null,
    clip: null,
    hashtags: [],
    mentions: [],
    sensitive: false,
    warning: null,
    audience: 'everyone',
    commenters: 'everyone',
    canComment: true,
    language: 'en',
    createdAt: savedAt,
    editedAt: null,
    upVotes: 1,
    downVotes: 0,
    score: 1,
    userVote: 0,
    views: 0,
    commentCount: 0,
    bookmarkCount: 1,
    isBookmarked: true,
    repostCount: 0,
    isReposted: false,
    canRepost: true,
    canQuote: true,
    quote: null,
    repostedBy: null,
    canEdit: false,
    canDelete: false,
    canModerate: false,
    isPinned: false,
    isHubPinned: false,
    isLocked: false,
    label: null,
    state: 'live',
    removal: null,
    why: null,
  }
}
