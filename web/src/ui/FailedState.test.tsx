import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLine } from '#lib/line.ts'
import { FailedState } from './FailedState.tsx'

afterEach(() => useLine.setState({ line: 'up' }))

test('it says why, and that can be retried', () => {
  const retry = vi.fn()
  render(<FailedState reason="The server is busy." onRetry={retry} />)
  expect(screen.getByRole('heading', { name: 'This did not load' })).toBeTruthy()
  expect(screen.getByText('The server is busy.')).toBeTruthy()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test('without a connection it says so, and loads by itself when it is back', () => {
  const retry = vi.fn()
  useLine.setState({ line: 'cut' })
  render(<FailedState reason="No reply." onRetry={() => retry()} />)
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy()
  expect(screen.queryByText('No reply.')).toBeNull()
  act(() => useLine.setState({ line: 'back' }))
  act(() => useLine.setState({ line: 'up' }))
  expect(retry).toHaveBeenCalledOnce()
})
