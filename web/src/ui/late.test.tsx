import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { late } from './late.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = () => act(async () => vi.advanceTimersByTimeAsync(5_000))

test('its shape stands there until it comes', async () => {
  const Late = late(async () => () => <p>here</p>, <p>shape</p>)
  render(<Late />)
  expect(screen.getByText('shape')).toBeDefined()
  await pass()
  expect(screen.getByText('here')).toBeDefined()
  expect(screen.queryByText('shape')).toBeNull()
})

test('what could not be loaded leaves nothing behind, and is loaded when the connection is back', async () => {
  const load = vi.fn<() => Promise<ComponentType>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValueOnce(() => <p>here</p>)
  const Late = late(load, <p>shape</p>)
  const { container } = render(<Late />)
  await pass()
  expect(container.textContent).toBe('')

  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByText('here')).toBeDefined()
})
