import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUser, setUser } from '#lib/session.ts'
import { storeDevice } from './memory.ts'
import { PushInvitation } from './PushInvitation.tsx'
import { standInForPush, withoutPush } from './standIn.ts'

const DAY = 24 * 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setUser({ _id: '1', username: 'hari', image: null })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  withoutPush()
  clearUser()
  localStorage.clear()
})

test('Not now is not asked about again for sixty days', async () => {
  const browser = standInForPush({ permission: 'default' })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(isAsked()).toBe(false)
  vi.advanceTimersByTime(60 * DAY - 1)
  expect(isAskedAnew()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isAskedAnew()).toBe(true)
  expect(browser.requestPermission).not.toHaveBeenCalled()
})

test('a question without an answer comes back after a week', () => {
  standInForPush({ permission: 'default' })
  expect(isAskedAnew()).toBe(true)
  expect(isAskedAnew()).toBe(false)
  vi.advanceTimersByTime(7 * DAY)
  expect(isAskedAnew()).toBe(true)
})

test('nobody is asked who has blocked it, has it on, or whose browser cannot', () => {
  standInForPush({ permission: 'denied' })
  expect(isAskedAnew()).toBe(false)
  standInForPush()
  storeDevice('1', 'https://push.example/old')
  expect(isAskedAnew()).toBe(false)
  withoutPush()
  localStorage.clear()
  expect(isAskedAnew()).toBe(false)
})

test('whoever sits here after a member who has it on is asked too', () => {
  standInForPush()
  storeDevice('2', 'https://push.example/old')
  expect(isAskedAnew()).toBe(true)
})

function isAskedAnew() {
  cleanup()
  show()
  return isAsked()
}

function isAsked() {
  return screen.queryByRole('region', { name: 'Get told when somebody replies?' }) !== null
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PushInvitation />
    </QueryClientProvider>,
  )
}
