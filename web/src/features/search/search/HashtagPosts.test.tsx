import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { HashtagPosts } from './HashtagPosts.tsx'

const server = vi.spyOn(globalThis, 'fetch')

test('a hashtag that nobody used says so, and leads to a first post', async () => {
  server.mockImplementation(async () => Response.json({ ads: [], nextCursor: null }))
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <HashtagPosts tag="चिया" order="new" />
      </QueryClientProvider>
    </Router>,
  )
  expect(await screen.findByText('No posts with #चिया yet')).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Write a post' })
  expect(way.getAttribute('href')).toBe('/add-post')
})
