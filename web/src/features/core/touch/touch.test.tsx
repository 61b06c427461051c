import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { swipeOf } from './gestures.ts'
import { Touch } from './Touch.tsx'

const fetchPage = vi.fn(({ pageParam }: { pageParam: number }) => Promise.resolve(pageParam))
const opened = vi.fn()

afterEach(() => {
  cleanup()
  fetchPage.mockClear()
  opened.mockClear()
})

test.each([
  [{ x: 300, y: 100 }, { x: 200, y: 110 }, 1],
  [{ x: 100, y: 100 }, { x: 200, y: 90 }, -1],
  [{ x: 100, y: 100 }, { x: 140, y: 100 }, null],
  [{ x: 100, y: 100 }, { x: 200, y: 200 }, null],
])('from %j to %j is a swipe to %s', (from, to, way) => {
  expect(swipeOf(from, to)).toBe(way)
})

test('pulled down at its top, the page is fetched again from its first page', async () => {
  await showPage()
  drag({ x: 50, y: 10 }, { x: 50, y: 60 })
  expect(fetchPage).toHaveBeenCalledTimes(2)

  drag({ x: 50, y: 10 }, { x: 55, y: 210 })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Up to date'))
  expect(fetchPage.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual([1, 2, 1])
  screen.getByText('Pages: 1')
})

test('a swipe opens the tab beside; a field keeps its own meaning of it', async () => {
  await showPage()
  drag({ x: 300, y: 100 }, { x: 100, y: 100 })
  expect(opened).toHaveBeenCalledExactlyOnceWith('Popular')
  drag({ x: 300, y: 100 }, { x: 100, y: 100 }, screen.getByRole('textbox'))
  expect(opened).toHaveBeenCalledOnce()
})

async function showPage() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <nav>
          <button type="button" aria-current="page">
            Latest
          </button>
          <button type="button" onClick={() => opened('Popular')}>
            Popular
          </button>
        </nav>
        <input />
        <List />
      </main>
      <Touch />
    </QueryClientProvider>,
  )
  await screen.findByText('Pages: 2')
}

function List() {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: fetchPage,
    initialPageParam: 1,
    getNextPageParam: (last: number) => (last < 2 ? last + 1 : null),
  })
  return (
    <button
      type="button"
      ref={() => void (fetchPage.mock.calls.length === 1 && hasNextPage && fetchNextPage())}
    >
      Pages: {data?.pages.length}
    </button>
  )
}

function drag(from: Point, to: Point, target: Element = screen.getByText(/^Pages/)) {
  const at = ({ x, y }: Point) => [{ clientX: x, clientY: y, identifier: 0, target }]
  fireEvent.touchStart(target, { touches: at(from) })
  fireEvent.touchMove(target, { touches: at(to) })
  fireEvent.touchEnd(target, { touches: [], changedTouches: at(to) })
}

type Point = { x: number; y: number }
