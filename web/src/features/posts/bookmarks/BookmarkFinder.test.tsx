import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BookmarkFinder } from './BookmarkFinder.tsx'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('it searches when the typing pauses, for what stands there then', () => {
  const search = vi.fn()
  render(<BookmarkFinder words="" onSearch={search} />)

  type('mo')
  vi.advanceTimersByTime(200)
  type('momo ')
  vi.advanceTimersByTime(200)
  expect(search).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(search.mock.calls).toEqual([['momo']])
})

test('who has left the page searches no more', () => {
  const search = vi.fn()
  const { unmount } = render(<BookmarkFinder words="" onSearch={search} />)

  type('momo')
  unmount()
  vi.advanceTimersByTime(1_000)
  expect(search).not.toHaveBeenCalled()
})

function type(words: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
}
