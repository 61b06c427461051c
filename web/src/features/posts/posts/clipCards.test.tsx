import type { Post } from '@jes/contract/posts/posts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { exampleClip } from '#features/core/pictures/exampleClip.ts'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { PostCard } from './PostCard.tsx'

// The cover is fetched when the first clip is met; no test should wait for that.
beforeAll(() => import('#features/core/pictures/ClipCover.tsx'))

afterEach(() => {
  cleanup()
  usePreferences.setState({ dataSaver: false })
})

test('a clip in a list leads to its own page, its comments to where they open', async () => {
  await show(exampleClip())
  const card = screen.getByRole('article', { name: 'Steam over Asan #momo' })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Steam over Asan #momo')
  expect(linkOf('Steam over Asan #momo')).toBe('/jesclips/102')
  expect(linkOf('0 comments')).toBe('/jesclips/102?comments')
  expect(card.textContent).toContain('JesClip')
  expect(screen.getByRole('button', { name: 'Bookmark' })).toBeTruthy()
})

test('it shows its cover, how long it is, and its caption with links, but no picture to open', async () => {
  const { container } = await show(exampleClip())
  expect(await screen.findByText('0:12')).toBeTruthy()
  expect(container.querySelector('img[src="/media/cover.webp"]')).toBeTruthy()
  expect(linkOf('#momo')).toBe('/search?q=%23momo')
  expect(screen.queryByRole('button', { name: /Open picture/ })).toBeNull()
  expect(screen.queryByText('680 kB')).toBeNull()
})

test('who saves data reads what the smallest size weighs, and its cover is not loaded', async () => {
  usePreferences.setState({ dataSaver: true })
  const { container } = await show(exampleClip())
  expect(await screen.findByText('680 kB')).toBeTruthy()
  expect(container.querySelector('img[src="/media/cover.webp"]')).toBeNull()
})

test('the cover of a sensitive clip is not drawn before a press', async () => {
  const { container } = await show({ ...exampleClip(), sensitive: true })
  expect(container.querySelector('img[src="/media/cover.webp"]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('0:12')).toBeTruthy()
})

test('a clip lying on its side keeps its shape', async () => {
  const { clip, ...rest } = exampleClip()
  const { container } = await show({ ...rest, clip: { ...clip, width: 1280, height: 720 } })
  const box = container.querySelector<HTMLElement>('[style*="--shape"]')
  expect(Number(box?.style.getPropertyValue('--shape'))).toBeCloseTo(16 / 9)
})

async function show(change: Partial<Post>) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Router>
        <PostCard post={examplePost(change)} />
      </Router>
    </QueryClientProvider>,
  )
}

function linkOf(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href')
}
