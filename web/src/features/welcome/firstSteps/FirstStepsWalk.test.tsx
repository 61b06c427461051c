import type { FirstSteps } from '@jes/contract/welcome/firstSteps'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { exampleSuggestion } from '#features/feeds/explore/exampleExplore.ts'
import { exampleHub } from '#features/hubs/hubs/exampleHub.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { FirstStepsWalk } from './FirstStepsWalk.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const sita = {
  _id: '1',
  username: 'sita',
  displayName: 'sita',
  image: null,
  isPremium: false,
  verifiedAs: null,
  bio: '',
}

let steps: FirstSteps
const saved: object[] = []

// Late code is loaded from the start: a busy machine needs more than a second for it.
beforeAll(async () => {
  await import('./FirstScreen.tsx')
  await import('./SecondScreen.tsx')
  await import('./LastStep.tsx')
})

beforeEach(() => {
  window.history.replaceState(null, '', '/welcome')
  setUser(sita)
  setToken('jes_token')
  saved.length = 0
  steps = { step: 1, isDone: false, district: null, isDistrictShown: false, interests: [] }
  server.mockImplementation(async (address, init) => {
    const path = String(address).split('?')[0]!
    if (init?.method === 'PATCH' && path === '/api/first-steps') {
      const change = JSON.parse(String(init.body))
      saved.push(change)
      steps = { ...steps, ...change }
    }
    return Response.json(REPLIES[path]?.() ?? steps)
  })
})
afterEach(() => {
  cleanup()
  clearUser()
  server.mockReset()
  usePreferences.setState({ language: 'en', digits: undefined, calendar: 'ad' })
})

const REPLIES: Record<string, () => unknown> = {
  '/api/auth/me': () => ({ user: { ...sita, firstSteps: 'unseen' } }),
  '/api/users/1': () => sita,
  '/api/settings': () => ({ settings: {} }),
  '/api/ads': () => ({ ads: [], nextCursor: null }),
  '/api/first-steps/jehubs': () => ({
    jehubs: [
      { ...exampleHub({ joinState: 'member' }), latest: null, readers: 0 },
      {
        ...exampleHub({ _id: '78', name: 'Pokhara' }),
        latest: {
          _id: '5',
          author: sita,
          title: 'Lakeside',
          createdAt: '2026-10-01T00:00:00.000Z',
        },
        readers: 46,
      },
    ],
  }),
  '/api/first-steps/users': () => ({
    users: [{ ...exampleSuggestion(), isFollowed: true }],
    following: 2,
  }),
}

function show(step: 1 | 2 | 3 | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <FirstStepsWalk userId="1" step={step} next="/explore" />
      </Router>
    </QueryClientProvider>,
  )
}

test('whoever opens them for the first time comes back to them after the browser was closed', async () => {
  show()
  expect(await screen.findByText('Step 1 of 3')).toBeTruthy()
  await vi.waitFor(() => expect(saved).toEqual([{ step: 1 }]))
})

test('they go on where they were left', async () => {
  steps.step = 2
  show()
  expect(await screen.findByText('Step 2 of 3')).toBeTruthy()
})

test('a choice of language, digits and calendar is seen at once', async () => {
  show(1)
  await userEvent.click(await screen.findByRole('radio', { name: /१ २ ३/ }))
  expect(screen.getByText('Step १ of ३')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /नेपाली/ }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('आफ्नै किसिमले पढ्नुहोस्')
  await userEvent.click(screen.getByRole('radio', { name: /विक्रम/ }))
  expect(usePreferences.getState().calendar).toBe('bs')
})

test('the district and the interests are stored as they are chosen', async () => {
  show(2)
  await userEvent.selectOptions(await screen.findByLabelText('District'), 'kaski')
  await userEvent.click(await screen.findByRole('switch', { name: 'Show it on my profile' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }))
  await vi.waitFor(() =>
    expect(saved).toEqual(
      expect.arrayContaining([
        { district: 'kaski' },
        { isDistrictShown: true },
        { interests: ['music'] },
      ]),
    ),
  )
})

test('a hub says who speaks there and how many are there, and the button how many were joined', async () => {
  show(2)
  expect(await screen.findByText('sita: Lakeside')).toBeTruthy()
  expect(screen.getByText('46 now')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with 1 JeHub' })).toBeTruthy()
})

test('the last button counts whom one follows, stores the name, and leads on', async () => {
  show(3)
  const name = await screen.findByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Sita Rai')
  await userEvent.click(await screen.findByRole('button', { name: 'Start with 3 people' }))
  await vi.waitFor(() => expect(window.location.pathname).toBe('/explore'))
  const profile = server.mock.calls.find(([address]) => String(address) === '/api/users/me')
  expect(JSON.parse(String(profile?.[1]?.body))).toMatchObject({ displayName: 'Sita Rai' })
  await vi.waitFor(() => expect(saved).toContainEqual({ step: 1, isDone: true }))
})

test('a name that is refused stays, and nobody is led on', async () => {
  show(3)
  await userEvent.clear(await screen.findByLabelText('Name'))
  await userEvent.click(await screen.findByRole('button', { name: /^Start/ }))
  expect(await screen.findByText('A name has 1 to 50 characters')).toBeTruthy()
  expect(window.location.pathname).toBe('/welcome')
})
