import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetUnread, setUnread } from '#features/notifications/unread/unread.ts'
import { Heading } from './Heading.tsx'

afterEach(() => {
  cleanup()
  forgetUnread()
})

test('the heading says no number before it knows one, and then the right one', () => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Heading as="h1" />
    </QueryClientProvider>,
  )
  expect(container.textContent).toBe('Notifications')
  act(() => setUnread(0))
  expect(container.textContent).toBe('Notifications0')
  act(() => setUnread(3))
  expect(container.textContent).toMatch(/^Notifications3/)
  expect(screen.getByRole('button', { name: 'Mark all read' })).toBeTruthy()
})
