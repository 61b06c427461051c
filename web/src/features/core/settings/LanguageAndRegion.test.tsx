import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { choose, usePreferences } from '#lib/preferences.ts'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { LanguageAndRegion } from './LanguageAndRegion.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
  choose({ typingHelp: true })
})

test('typing help is switched off at once, and stored for the member', async () => {
  setToken('token')
  setUser({ _id: '7', username: 'sita', image: null })
  server.mockResolvedValueOnce(Response.json({ settings: { typingHelp: false } }))
  show()
  expect(help().checked).toBe(true)
  await userEvent.click(help())
  expect(usePreferences.getState().typingHelp).toBe(false)
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(server.mock.lastCall?.[1]?.body).toBe('{"typingHelp":false}')
})

test('what the server did not keep is switched on again', async () => {
  setToken('token')
  setUser({ _id: '7', username: 'sita', image: null })
  server.mockResolvedValueOnce(Response.json({ error: 'Not now' }, { status: 503 }))
  show()
  await userEvent.click(help())
  expect(await screen.findByText('Not now')).toBeTruthy()
  await waitFor(() => expect(help().checked).toBe(true))
})

test('the choice of a visitor stays on this device', async () => {
  show()
  await userEvent.click(help())
  expect(usePreferences.getState().typingHelp).toBe(false)
  expect(server).not.toHaveBeenCalled()
})

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageAndRegion />
    </QueryClientProvider>,
  )
}

function help() {
  return screen.getByLabelText<HTMLInputElement>('Typing help')
}
