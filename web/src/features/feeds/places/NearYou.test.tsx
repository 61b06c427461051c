import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { NearYou } from './NearYou.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const hours = Array.from({ length: 24 }, () => 1)
const trend = { category: 'Trending', hashtag: 'sukuti', count: 12, hours }

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('who said where they are gets what is talked about there, and the way to all of it', async () => {
  show({ district: 'kaski', trends: [trend], posts: [], jehubs: [] })
  expect(await screen.findByRole('region', { name: 'Near you' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /#sukuti/ })).toBeTruthy()
  const all = screen.getByRole('link', { name: 'All of Kaski' })
  expect(all.getAttribute('href')).toBe('/districts/kaski')
})

test('a quiet district says so', async () => {
  show({ district: 'manang', trends: [], posts: [], jehubs: [] })
  expect(await screen.findByText('Quiet just now.')).toBeTruthy()
})

test('who said nothing has no card', async () => {
  show({ district: null, trends: [], posts: [], jehubs: [] })
  await expect.poll(() => server.mock.calls.length).toBe(1)
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(screen.queryByRole('region')).toBeNull()
})

let client: QueryClient

function show(near: object) {
  server.mockImplementation(async () => Response.json(near))
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <NearYou />
      </QueryClientProvider>
    </Router>,
  )
}
