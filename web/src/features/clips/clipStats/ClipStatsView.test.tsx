import type { ClipStats } from '@jes/contract/clips/clips'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadBikramSambat } from '#lib/bikramSambat.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { timeSpent } from '#lib/timeSpent.ts'
import { ClipStatsView } from './ClipStatsView.tsx'

afterEach(() => {
  cleanup()
  usePreferences.setState({ language: 'en', calendar: 'ad' })
})

test('a clip that nobody watched says so and leads to it', () => {
  show(exampleStats({ plays: 0 }))
  expect(screen.getByRole('heading', { name: 'No plays yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the clip' }).getAttribute('href')).toBe(
    '/jesclips/7',
  )
  expect(screen.queryByRole('table')).toBeNull()
})

test('the owner reads every number of the clip', () => {
  show(exampleStats())
  expect(figures()).toEqual({
    Plays: '1.2K',
    'Engaged views': '800',
    'Average part watched': '64%',
    'Time watched': '3 h 24 min',
    Upvotes: '90',
    Comments: '12',
    Saves: '31',
    Shares: '5',
    'Followers gained': '4',
  })
})

test('the curve has a point for every twentieth, the days one each', () => {
  show(exampleStats())
  const curve = screen.getByRole('table', { name: 'Who stays' })
  expect(within(curve).getAllByRole('row')).toHaveLength(21)
  expect(within(curve).getByRole('row', { name: '5.0 s 50%' })).toBeTruthy()
  const days = screen.getByRole('table', { name: 'Plays in the last 30 days' })
  expect(within(days).getAllByRole('row')).toHaveLength(31)
  expect(within(days).getByRole('row', { name: `${shownDay()} 1 play` })).toBeTruthy()
})

test('who reads Nepali has its digits and, if chosen, its calendar', async () => {
  await loadBikramSambat()
  usePreferences.setState({ language: 'ne', calendar: 'bs' })
  show(exampleStats())
  expect(figures()['औसत हेरिएको भाग']).toBe('६४%')
  const days = screen.getByRole('table', { name: 'पछिल्ला ३० दिनका प्ले' })
  expect(within(days).getByRole('row', { name: /असोज २८ १ प्ले$/ })).toBeTruthy()
})

test.each([
  [42_000, '42 s'],
  [725_000, '12 min 5 s'],
  [12_240_000, '3 h 24 min'],
])('%i ms that people spent read %s', (ms, read) => {
  expect(timeSpent(ms)).toBe(read)
})

function show(stats: ClipStats) {
  render(
    <Router>
      <ClipStatsView id="7" stats={stats} />
    </Router>,
  )
}

function figures() {
  const values = screen
    .getAllByRole('definition')
    .filter((one) => one.previousElementSibling?.tagName === 'DT')
  return Object.fromEntries(
    values.map((value) => [value.previousElementSibling!.textContent, value.textContent]),
  )
}

/** The year of the test run is unknown. */
function shownDay() {
  return new Date().getFullYear() === 2026 ? 'Oct 14' : 'Oct 14, 2026'
}

function exampleStats(change: Partial<ClipStats> = {}): ClipStats {
  return {
    plays: 1_240,
    engagedViews: 800,
    watchedMs: 12_240_000,
    durationMs: 10_000,
    averagePart: 0.64,
    retention: Array.from({ length: 20 }, (_, index) => 1 - index / 20),
    shares: 5,
    saves: 31,
    comments: 12,
    upVotes: 90,
    followers: 4,
    days: Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 9, 14 + index)).toISOString().slice(0, 10),
      plays: index + 1,
      engagedViews: 0,
    })),
    ...change,
  }
}
