import type { Post } from '@jes/contract/posts/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/history.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { EditPostPanel } from './EditPostPanel.tsx'

const KEY = 'jes-draft-7-50'
const server = vi.spyOn(globalThis, 'fetch')
const user = {
  _id: '7',
  username: 'sita',
  displayName: 'Sita',
  image: null,
  isPremium: false,
  verifiedAs: null,
}
const post: Post = {
  _id: '50',
  kind: 'post',
  user,
  jehub: null,
  title: 'Momo at five',
  content: 'Come to Asan.',
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
  createdAt: '2026-10-14T08:00:00.000Z',
  editedAt: null,
  upVotes: 1,
  downVotes: 0,
  score: 1,
  userVote: 1,
  views: 0,
  commentCount: 0,
  bookmarkCount: 0,
  isBookmarked: false,
  repostCount: 0,
  isReposted: false,
  canRepost: true,
  canQuote: true,
  quote: null,
  repostedBy: null,
  canEdit: true,
  canDelete: true,
  canModerate: false,
  isPinned: false,
  isHubPinned: false,
  isLocked: false,
  label: null,
  state: 'live',
  removal: null,
  why: null,
}

beforeEach(() => {
  localStorage.clear()
  setToken('jes_token')
  setUser(user)
  navigate('/edit/sita/50/Momo-at-five')
  server.mockReset()
})
afterEach(() => {
  cleanup()
  clearUser()
  navigate('/')
})

test('an edit says what it changes, sends only that, and leads to the post', async () => {
  const typist = begin()
  expect(saveButton().disabled).toBe(true)
  await typist.click(screen.getByLabelText('Title'))
  await typist.paste(' sharp')

  const changes = await screen.findByRole('region', { name: 'What changes' })
  await expect.poll(() => changes.querySelector('ins')?.textContent).toBe(' sharp')
  server.mockResolvedValueOnce(Response.json({ ...post, title: 'Momo at five sharp' }))
  await typist.click(saveButton())

  await expect.poll(() => location.pathname).toBe('/post/sita/50/Momo-at-five-sharp')
  const [url, request] = server.mock.lastCall ?? []
  expect([request?.method, url]).toEqual(['PATCH', '/api/ads/50'])
  expect(JSON.parse(String(request?.body))).toEqual({ title: 'Momo at five sharp' })
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('what was changed and not saved is back, and can be taken back', async () => {
  const typist = begin()
  await typist.click(screen.getByLabelText('Title'))
  await typist.paste(' sharp')
  cleanup()
  expect(localStorage.getItem(KEY)).toContain('Momo at five sharp')

  begin()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Momo at five sharp')
  await typist.click(screen.getByRole('button', { name: 'Take the changes back' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Momo at five')
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a poll that stands cannot be edited', () => {
  begin()
  expect(screen.queryByRole('button', { name: 'Add a poll' })).toBeNull()
})

function begin() {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <EditPostPanel post={post} />
      </QueryClientProvider>
    </Router>,
  )
  return userEvent.setup({ delay: null })
}

function saveButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
}
