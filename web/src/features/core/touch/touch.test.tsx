import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Link } from '#ui/Link.tsx'
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

test('a finger held on a card opens its menu and not the card; one that moves, or holds a name, does neither', async () => {
  await showPage()
  vi.useFakeTimers()
  const card = screen.getByRole('link', { name: 'Kites' })
  hold(card, 200)
  hold(screen.getByRole('link', { name: 'Sita' }), 600)
  expect(opened).not.toHaveBeenCalled()

  hold(card, 600)
  expect(opened.mock.calls).toEqual([['menu']])
  expect(fireEvent.contextMenu(card)).toBe(false)
  fireEvent.click(card)
  expect(opened.mock.calls).toEqual([['menu']])

  fireEvent.touchStart(card, { touches: at({ x: 50, y: 10 }, card) })
  fireEvent.touchMove(card, { touches: at({ x: 50, y: 40 }, card) })
  vi.advanceTimersByTime(600)
  fireEvent.click(card)
  vi.useRealTimers()
  expect(opened.mock.calls).toEqual([['menu'], ['card']])
})

async function showPage() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Router>
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
          <article data-post="1">
            <Link to="/je/sita">Sita</Link>
            <h2>
              <Link to="/kites" onClick={() => opened('card')}>
                Kites
              </Link>
            </h2>
            <button type="button" aria-haspopup="menu" onClick={() => opened('menu')}>
              More options
            </button>
          </article>
          <List />
        </main>
        <Touch />
      </Router>
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
  fireEvent.touchStart(target, { touches: at(from, target) })
  fireEvent.touchMove(target, { touches: at(to, target) })
  fireEvent.touchEnd(target, { touches: [], changedTouches: at(to, target) })
}

function hold(target: Element, ms: number) {
  const touches = at({ x: 50, y: 10 }, target)
  fireEvent.touchStart(target, { touches })
  vi.advanceTimersByTime(ms)
  fireEvent.touchEnd(target, { touches: [], changedTouches: touches })
}

function at({ x, y }: Point, target: Element) {
  return [{ clientX: x, clientY: y, identifier: 0, target }]
}

type Point = { x: number; y: number }
