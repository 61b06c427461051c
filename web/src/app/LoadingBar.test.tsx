import { act, cleanup, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/history.ts'
import { Router, Routes } from '#lib/router.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { PagePending } from './PagePending.tsx'

/** Its code never comes. */
const Far = lazy(() => new Promise<never>(() => {}))
const routes = [
  { path: '/far', element: <Far /> },
  { path: '*', element: <p>Here</p> },
]

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  navigate('/')
})

test('a move shows a bar at once over the page before, and the shape of a page within 200 ms', async () => {
  vi.useFakeTimers()
  const { container } = render(
    <Router>
      <LoadingBar />
      <Suspense fallback={<PagePending />}>
        <Routes routes={routes} />
      </Suspense>
    </Router>,
  )
  const shape = () => container.querySelector('[aria-hidden=true]')

  await act(async () => navigate('/far'))
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy()
  expect(screen.getByText('Here')).toBeTruthy()
  expect(shape()).toBeNull()

  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy()
  expect(shape()).toBeTruthy()
})
