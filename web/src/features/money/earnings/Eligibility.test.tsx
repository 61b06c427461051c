import type { Condition } from '@jes/contract/money/earnings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { Eligibility } from './Eligibility.tsx'

const conditions: Condition[] = [
  { name: 'premium', has: 0, needs: 1 },
  { name: 'email', has: 1, needs: 1 },
  { name: 'account', has: 400, needs: 30 },
  { name: 'followers', has: 42, needs: 100 },
  { name: 'engaged', has: 12.7, needs: 600 },
  { name: 'clean', has: 90, needs: 90 },
]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useSession.setState({ isAuthenticated: false })
  usePreferences.setState({ language: 'en' })
})

test('a member without a pass sees how far each condition is, and what to do next', async () => {
  asMember({ eligibility: { isEligible: false, conditions } })
  show()
  expect(await screen.findByText('3 of 6 conditions are met.')).toBeTruthy()
  expect(rowOf('Followers').getByText('42 of 100 people')).toBeTruthy()
  expect(rowOf('Followers').getByText(/people come back/)).toBeTruthy()
  expect(bar('Followers')).toEqual({ value: 42, max: 100 })
  // More than needed fills the bar, and no more; a minute counts when it is full.
  expect(bar('Time on Jes')).toEqual({ value: 30, max: 30 })
  expect(rowOf('Real reading').getByText('12 of 600 minutes in 90 days')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get a pass' }).getAttribute('href')).toBe('/premium')
  expect(screen.queryByRole('link', { name: 'Verify your email' })).toBeNull()
})

test('who meets all sees that, in Nepali too', async () => {
  usePreferences.setState({ language: 'ne' })
  const met = conditions.map((one) => ({ ...one, has: one.needs }))
  asMember({ eligibility: { isEligible: true, conditions: met } })
  show()
  expect(await screen.findByText(/^तपाईं योग्य हुनुहुन्छ/)).toBeTruthy()
  expect(screen.getByText('१०० मध्ये १०० जना')).toBeTruthy()
})

test('a visitor sees the conditions, without bars, and can log in', () => {
  show()
  expect(screen.getByText('600 minutes by others in 90 days')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toMatch(/^\/login/)
})

test('what does not load can be tried again', async () => {
  useSession.setState({ isAuthenticated: true })
  vi.stubGlobal('fetch', async () => Response.error())
  show()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

function asMember(answer: object) {
  useSession.setState({ isAuthenticated: true })
  vi.stubGlobal('fetch', async () => Response.json(answer))
}

function rowOf(name: string) {
  return within(screen.getAllByRole('listitem').find((row) => row.textContent?.includes(name))!)
}

function bar(name: string) {
  const { value, max } = screen.getByRole<HTMLProgressElement>('progressbar', { name })
  return { value, max }
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Eligibility />
      </Router>
    </QueryClientProvider>,
  )
}
