import type { Analytics } from '@jes/contract/posts/analytics'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/history.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { AnalyticsPage } from '#pages/AnalyticsPage.tsx'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  setUser({ _id: '1', username: 'gita', image: null })
  setToken('token')
})

afterEach(() => {
  cleanup()
  clearUser()
  server.mockReset()
  usePreferences.setState({ language: 'en' })
})

test('an author reads every number, and how it was before', async () => {
  answer(example())
  show('/analytics')
  await screen.findByRole('heading', { name: 'Day by day' })
  expect(tiles()).toEqual({
    Views: ['1.2K', '100% more than before'],
    'Time read and watched': ['3 h 24 min', '25% less than before'],
    'New followers': ['4', 'None before'],
    Votes: ['9', 'As before'],
    Comments: ['0', 'As before'],
  })
  expect(server.mock.lastCall?.[0]).toBe('/api/analytics?days=28')
})

test('each figure that is not nothing has a chart with all the days, and each post a way to it', async () => {
  answer(example())
  show('/analytics?days=7')
  const views = await screen.findByRole('table', { name: 'Views' })
  expect(within(views).getAllByRole('row')).toHaveLength(8)
  expect(screen.getAllByRole('table')).toHaveLength(4)
  expect(screen.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBe('page')
  const [post, clip] = within(screen.getByRole('list')).getAllByRole('link')
  expect(post!.getAttribute('href')).toBe('/post/gita/11/Momo-in-Patan')
  expect(post!.textContent).toContain('1 view · 30 s · score 3 · 1 comment')
  expect(clip!.getAttribute('href')).toBe('/jesclips/12')
})

test('where nothing happened yet there are no empty charts', async () => {
  answer({ ...example(), totals: NONE, before: NONE, posts: [] })
  show('/analytics')
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('who has no pass reads what it is, and the way to one', async () => {
  answer({ code: 'forbidden', error: 'This needs a Premium pass' }, 403)
  show('/analytics')
  const link = await screen.findByRole('link', { name: 'See Premium' })
  expect(link.getAttribute('href')).toBe('/premium')
  expect(screen.queryByRole('link', { name: '7 days' })).toBeNull()
})

test('what failed can be tried again', async () => {
  answer({ code: 'internal', error: 'Something broke' }, 500)
  show('/analytics')
  const again = await screen.findByRole('button', { name: /try again/i })
  answer(example())
  again.click()
  expect(await screen.findByRole('heading', { name: 'Most opened' })).toBeTruthy()
})

test('who reads Nepali has its words and digits', async () => {
  usePreferences.setState({ language: 'ne' })
  answer(example())
  show('/analytics')
  expect(await screen.findByRole('heading', { name: 'दिनदिनै' })).toBeTruthy()
  expect(tiles().हेराइ).toEqual(['१.२ हजार', 'पहिलेभन्दा १००% बढी'])
  expect(screen.getByRole('link', { name: '२८ दिन' })).toBeTruthy()
})

const NONE = { views: 0, engagedMinutes: 0, newFollowers: 0, votes: 0, comments: 0 }

function answer(reply: object, status = 200) {
  server.mockImplementation(async () => Response.json(reply, { status }))
}

function show(path: string) {
  navigate(path)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <AnalyticsPage />
      </Router>
    </QueryClientProvider>,
  )
}

function tiles() {
  const names = screen.getAllByRole('term')
  return Object.fromEntries(
    names.map((name) => [
      name.textContent ?? '',
      [...(name.parentElement?.querySelectorAll('dd') ?? [])].map((one) => one.textContent),
    ]),
  )
}

function example(): Analytics {
  return {
    days: Array.from({ length: 7 }, (_, index) => ({
      day: `2026-10-0${index + 1}`,
      ...NONE,
      views: index,
    })),
    totals: { views: 1_200, engagedMinutes: 204, newFollowers: 4, votes: 9, comments: 0 },
    before: { views: 600, engagedMinutes: 272, newFollowers: 0, votes: 9, comments: 0 },
    posts: [
      {
        _id: '11',
        kind: 'post',
        title: 'Momo in Patan',
        views: 1,
        engagedMinutes: 0.5,
        score: 3,
        commentCount: 1,
      },
      {
        _id: '12',
        kind: 'clip',
        title: 'Ping',
        views: 0,
        engagedMinutes: 2,
        score: 1,
        commentCount: 0,
      },
    ],
  }
}
