import { NotificationType, type Preferences } from '@jes/contract/notifications/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { groups } from './groups.ts'
import { NotificationSettings } from './NotificationSettings.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const on = { inApp: true, push: true, email: true }
const all = Object.fromEntries(NotificationType.options.map((type) => [type, on])) as Preferences

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('every type has its place', () => {
  expect(groups.flatMap(({ types }) => types).toSorted()).toEqual(
    NotificationType.options.toSorted(),
  )
})

test('a switch is saved by itself, and what is off in the app is off everywhere', async () => {
  await show()
  answer({ preferences: { ...all, vote: { ...on, inApp: false } } })
  await userEvent.click(switchOf('Votes: In the app'))
  expect(server.mock.lastCall?.[1]?.body).toBe('{"type":"vote","inApp":false}')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(switchOf('Votes: In the app').checked).toBe(false)
  expect(switchOf('Votes: Push')).toMatchObject({ checked: false, disabled: true })
  expect(switchOf('Replies: Push')).toMatchObject({ checked: true, disabled: false })
})

test('what the server refuses goes back to what it was, and says why', async () => {
  await show()
  server.mockResolvedValueOnce(Response.json({ error: 'Not now' }, { status: 503 }))
  answer({ preferences: all })
  await userEvent.click(switchOf('Votes: Push'))
  expect(await screen.findByText('Not now')).toBeTruthy()
  await waitFor(() => expect(switchOf('Votes: Push').checked).toBe(true))
})

test('what guards the account cannot be switched off', async () => {
  await show()
  expect(screen.getAllByText('Always on')).toHaveLength(2)
  expect(screen.queryByRole('switch', { name: 'Security: In the app' })).toBeNull()
  expect(switchOf('Security: Push').disabled).toBe(false)
})

function switchOf(name: string) {
  return screen.getByRole<HTMLInputElement>('switch', { name })
}

function answer(reply: object) {
  server.mockResolvedValueOnce(Response.json(reply))
}

async function show() {
  answer({ preferences: all })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationSettings />
    </QueryClientProvider>,
  )
  await screen.findByRole('table')
}
