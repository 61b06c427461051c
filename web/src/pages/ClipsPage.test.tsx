import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/history.ts'
import { Router, Routes } from '#lib/router.tsx'
import { ClipsPage } from './ClipsPage.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  server.mockReset()
  navigate('/')
})

test('where there is no clip yet the page says what is coming', async () => {
  server.mockImplementation(async () =>
    Response.json({ clips: [], nextCursor: null, isOpen: false }),
  )
  navigate('/jesclips/latest')
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <Routes routes={[{ path: '/jesclips/latest', element: <ClipsPage /> }]} />
      </QueryClientProvider>
    </Router>,
  )
  expect(await screen.findByRole('heading', { level: 1, name: /coming soon/i })).toBeTruthy()
})
