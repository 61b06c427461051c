import type { StatementLine } from '@jes/contract/money/earnings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { csvOf } from './csv.ts'
import { StatementView } from './StatementView.tsx'

const LINES: StatementLine[] = [
  { member: 7, seconds: 2_460, ofSeconds: 4_500, halfPaisa: 7_450, paisa: 4_073, leftOut: null },
  { member: 2, seconds: 600, ofSeconds: 6_000, halfPaisa: 7_450, paisa: 745, leftOut: null },
  { member: 9, seconds: 1_200, ofSeconds: 0, halfPaisa: 7_450, paisa: 0, leftOut: 'ring' },
]

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  usePreferences.setState({ language: 'en' })
})

test('the lines, the sum and the public figures add up before the eyes of the creator', async () => {
  answer(LINES)
  show()
  expect(
    await screen.findByText('All 3 lines add up to Rs 48.18, as the statement says.'),
  ).toBeTruthy()
  const sum = screen.getByLabelText('Your month')
  expect(amountOf(sum, /^Your lines/)).toBe('Rs 48.18')
  expect(amountOf(sum, /^Your part of what/)).toBe('+ Rs 1.82')
  expect(amountOf(sum, 'Credited to you')).toBe('= Rs 50.00')
  const month = screen.getByLabelText('The books of October 2026')
  expect(amountOf(month, 'To share')).toBe('= Rs 110.00')
  expect(amountOf(month, 'Goes on to the next month')).toBe('= Rs 10.00')
  expect(screen.getByText('a'.repeat(64))).toBeTruthy()
  expect(screen.getByText('41:00 of 75:00 minutes with you')).toBeTruthy()
  expect(screen.getByText('Left out: a ring')).toBeTruthy()
})

test('lines that do not make the sum are said to be wrong', async () => {
  answer(LINES.slice(0, 2), { lineCount: 2, lines: [LINES[0]!] })
  show()
  expect(await screen.findByText('The first 1 of 2 lines make Rs 40.73.')).toBeTruthy()
  cleanup()
  answer(LINES.slice(1), { lineCount: 2 })
  show()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /add up to Rs 7\.45, but the statement says Rs 48\.18/,
  )
})

test('who was not eligible sees what was not credited, and why', async () => {
  answer(LINES, {
    statement: summary({ isEligible: false, carriedPaisa: 0, creditedPaisa: 0 }),
  })
  show()
  const sum = await screen.findByLabelText('Your month')
  expect(amountOf(sum, 'Not credited')).toBe('− Rs 48.18')
  expect(amountOf(sum, 'Credited to you')).toBe('= Rs 0.00')
  expect(screen.getByText(/^You were not eligible on the day/)).toBeTruthy()
})

test('a file of all lines is made from all pages', async () => {
  const asked = vi.fn(async (url: string) =>
    Response.json(
      url.includes('cursor=next')
        ? page(LINES, { lines: LINES.slice(2) })
        : page(LINES, { lines: LINES.slice(0, 2), nextCursor: 'next' }),
    ),
  )
  vi.stubGlobal('fetch', asked)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:lines'
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Download all lines (CSV)' }))
  await expect.poll(() => saved).toHaveLength(1)
  expect(await saved[0]!.text()).toBe(csvOf(LINES))
  expect(csvOf(LINES).split('\r\n')[3]).toBe('9,1200,0,7450,0,ring')
})

test('what does not load can be tried again', async () => {
  vi.stubGlobal('fetch', async () => Response.error())
  show()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

function summary(change = {}) {
  return {
    month: '2026-10',
    isEligible: true,
    linesPaisa: 4_818,
    carriedPaisa: 182,
    creditedPaisa: 5_000,
    ...change,
  }
}

function page(lines: StatementLine[], change = {}) {
  return {
    statement: summary(),
    public: {
      month: '2026-10',
      recognisedPaisa: 20_000,
      poolPaisa: 10_000,
      carriedInPaisa: 1_000,
      sharedPaisa: 10_000,
      carriedOutPaisa: 1_000,
      members: 3,
      creators: 2,
      hash: 'a'.repeat(64),
      closedAt: '2026-11-05T00:00:00.000Z',
    },
    lineCount: lines.length,
    lines,
    nextCursor: null,
    ...change,
  }
}

function answer(lines: StatementLine[], change = {}) {
  vi.stubGlobal('fetch', async () => Response.json(page(lines, change)))
}

function amountOf(list: HTMLElement, name: string | RegExp) {
  return within(list).getByText(name).nextElementSibling!.textContent
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <StatementView month="2026-10" />
      </Router>
    </QueryClientProvider>,
  )
}
