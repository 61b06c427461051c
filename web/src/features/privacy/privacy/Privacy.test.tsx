import type { Settings } from '@jes/contract/core/settings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { Privacy } from './Privacy.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const settings: Partial<Settings> = {
  mentions: 'everyone',
  messages: 'everyone',
  readMarks: true,
  showActivity: false,
  messagePreviews: false,
  hideFromEngines: false,
  hideFollows: false,
  hideKarma: false,
}

beforeEach(() => {
  setToken('token')
  setUser({ _id: '7', username: 'sita', image: null })
})
afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
})

test('what the server did not keep goes back, says why, and is tried again', async () => {
  await show()
  const user = userEvent.setup({ delay: null })
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(engines())
  expect(await screen.findByText(/^No response from server/)).toBeTruthy()
  await waitFor(() => expect(engines().checked).toBe(false))

  answer({ settings: { ...settings, hideFromEngines: true } })
  await user.click(screen.getByText('Try again'))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(engines().checked).toBe(true)
  expect(server.mock.lastCall?.[1]?.body).toBe('{"hideFromEngines":true}')
  expect(screen.queryByText('Try again')).toBeNull()
})

test('each choice says that it is saved', async () => {
  await show()
  const user = userEvent.setup({ delay: null })
  answer({ settings: { ...settings, mentions: 'following' } })
  await user.click(whoMayMention())
  expect(await screen.findByText('Saved')).toBeTruthy()
  answer({ settings: { ...settings, mentions: 'following', hideFollows: true } })
  await user.click(screen.getByLabelText('Hide whom you follow'))
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2))
  expect(whoMayMention().checked).toBe(true)
})

function whoMayMention() {
  return screen.getAllByLabelText<HTMLInputElement>('People you follow')[0]!
}

function engines() {
  return screen.getByLabelText<HTMLInputElement>('Keep out of search engines')
}

function answer(reply: object) {
  server.mockResolvedValueOnce(Response.json(reply))
}

async function show() {
  answer({ user: { _id: '7', settings } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Privacy />
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Keep out of search engines')
}
