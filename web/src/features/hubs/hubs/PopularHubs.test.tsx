import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { exampleHub } from './exampleHub.ts'
import { PopularHubs } from './PopularHubs.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('each hub leads to its page, with its members in thousands', async () => {
  const hub = exampleHub({ name: 'नेपाल चिया', memberCount: 91_400 })
  server.mockResolvedValueOnce(Response.json({ jehubs: [hub] }))
  render(<PopularHubs />, { wrapper })

  const link = await screen.findByRole('link', { name: /नेपाल चिया/ })
  expect(link.getAttribute('href')).toBe(`/jehub/${encodeURIComponent('नेपाल चिया')}`)
  expect(screen.getByText('91.4K members')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('/jehubs')
  expect(server.mock.lastCall?.[0]).toBe('/api/jehub/popular?limit=5')
})

test('without hubs a member is invited to create the first', async () => {
  const createHub = vi.fn()
  server.mockResolvedValueOnce(Response.json({ jehubs: [] }))
  render(<PopularHubs onCreateHub={createHub} />, { wrapper })

  expect(await screen.findByText('No JeHubs found')).toBeTruthy()
  expect(screen.getByText('Create a JeHub')).toBeTruthy()
  expect(screen.getByText('Be the first!')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '+ Create JeHub' }))
  expect(createHub).toHaveBeenCalledOnce()
})

test('where nobody can create a hub there is no button for it', async () => {
  server.mockResolvedValueOnce(Response.json({ jehubs: [] }))
  render(<PopularHubs />, { wrapper })

  expect(await screen.findByText('No JeHubs found')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '+ Create JeHub' })).toBeNull()
})

test('a call that fails is logged, and does not say that there are no hubs', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.mockResolvedValueOnce(Response.json({ error: 'No', code: 'internal' }, { status: 500 }))
  render(<PopularHubs onCreateHub={() => {}} />, { wrapper })

  expect(await screen.findByText('This did not load.')).toBeTruthy()
  expect(screen.queryByText('No JeHubs found')).toBeNull()
  expect(screen.queryByText('Be the first!')).toBeNull()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()

  server.mockResolvedValueOnce(Response.json({ jehubs: [exampleHub({ name: 'Chiya' })] }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Chiya/ })).toBeTruthy()
})

function wrapper({ children }: { children: ReactNode }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return (
    <Router>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Router>
  )
}
