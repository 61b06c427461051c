import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { WhatsHappening } from './WhatsHappening.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('a trend says its category, its hashtag and how many wrote of it', async () => {
  const trend = { category: 'Festival', hashtag: '#दशैं', count: 1001 }
  server.mockResolvedValueOnce(Response.json({ trending: [trend] }))
  render(<WhatsHappening />, { wrapper })

  const link = await screen.findByRole('link', { name: /#दशैं/ })
  expect(link.textContent).toBe('Festival#दशैं1.0K posts')
  expect(link.getAttribute('href')).toBe(`/search?q=${encodeURIComponent('#दशैं')}`)
  expect(screen.queryByText('Trending in Nepal')).toBeNull()
  expect(server.mock.lastCall?.[0]).toBe('/api/trending?limit=5')
})

test('when nothing trends a placeholder stands for Nepal', async () => {
  server.mockResolvedValueOnce(Response.json({ trending: [] }))
  render(<WhatsHappening />, { wrapper })

  expect(await screen.findByText('Trending in Nepal')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('/trending')
})

test('a call that fails is logged, and does not say that nothing happens', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.mockResolvedValueOnce(Response.json({ error: 'No', code: 'internal' }, { status: 500 }))
  render(<WhatsHappening />, { wrapper })

  expect(await screen.findByText('This did not load.')).toBeTruthy()
  expect(screen.queryByText('Nothing is trending just now')).toBeNull()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()

  server.mockResolvedValueOnce(Response.json({ trending: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Trending in Nepal')).toBeTruthy()
})

function wrapper({ children }: { children: ReactNode }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return (
    <Router>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Router>
  )
}
