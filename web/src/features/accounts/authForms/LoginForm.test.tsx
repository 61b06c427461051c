import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { providers } from '#features/accounts/oidc/api.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, useSession } from '#lib/session.ts'
import { LoginForm } from './LoginForm.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const sita = {
  _id: '12',
  username: 'sita',
  displayName: 'Sita',
  image: null,
  settings: {
    language: 'en',
    theme: 'dark',
    digits: null,
    calendar: 'bs',
    textSize: 'normal',
    dataSaver: false,
  },
}

beforeEach(() => {
  server.mockReset()
})
afterEach(() => {
  cleanup()
  clearUser()
})

test('what was typed stays after a refusal', async () => {
  const user = userEvent.setup()
  server.mockResolvedValueOnce(refusal('unauthenticated', 'Incorrect username or password'))
  await tryToLogIn(user)

  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password')
  expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('Sita')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('momo-jhol-achar')
  expect(useSession.getState().isAuthenticated).toBe(false)
})

test('who is suspended reads until when and why, and where to write', async () => {
  const user = userEvent.setup()
  const message = 'This account is suspended for 3 more days.'
  const fields = { reason: 'Threats', until: '2027-01-01T00:00:00.000Z' }
  server.mockResolvedValueOnce(refusal('suspended', message, fields))
  await tryToLogIn(user)

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(`${message} Reason: Threats`)
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('/help/grievance')
})

test('an empty form never leaves the browser', async () => {
  const user = userEvent.setup()
  render(<LoginForm />, { wrapper: inJes })

  await user.click(screen.getByRole('button', { name: /^Log in/ }))

  expect(await screen.findByText('Enter your username or email')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Username or email'))
  expect(server).not.toHaveBeenCalled()
})

test('a member with two-step log-in is asked for the code, and a wrong one is said on its field', async () => {
  const user = userEvent.setup()
  server.mockResolvedValueOnce(refusal('two_factor', 'Enter the code from your authenticator app.'))
  await tryToLogIn(user)

  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  expect(document.activeElement).toBe(code)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Username or email' })).toBeNull()

  server.mockResolvedValueOnce(refusal('two_factor', 'This code is not right'))
  await user.type(code, '१२३ ४५६')
  await user.click(screen.getByRole('button', { name: /^Log in/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right')
  expect(code.value).toBe('123 456')
  expect(lastSent()).toEqual({ login: 'sita', password: 'momo-jhol-achar', code: '123456' })

  server.mockResolvedValueOnce(Response.json({ user: sita, token: 'jes_token' }))
  await user.clear(code)
  await user.type(code, '654321')
  await user.click(screen.getByRole('button', { name: /^Log in/ }))
  await expect.poll(() => useSession.getState().token).toBe('jes_token')
  expect(useSession.getState().user?.username).toBe('sita')
})

test('a device is remembered where its owner ticks the box', async () => {
  const user = userEvent.setup()
  server.mockResolvedValueOnce(refusal('two_factor', 'Enter the code from your authenticator app.'))
  await tryToLogIn(user)
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(
    await screen.findByRole('checkbox', { name: 'Ask for no code on this device for 30 days' }),
  )
  server.mockResolvedValueOnce(Response.json({ user: sita, token: 'jes_token' }))
  await user.click(screen.getByRole('button', { name: /^Log in/ }))
  await expect.poll(() => useSession.getState().token).toBe('jes_token')
  expect(lastSent()).toMatchObject({ code: '123456', remember: 'on' })
})

test('who has lost the phone enters a recovery code', async () => {
  const user = userEvent.setup()
  server.mockResolvedValueOnce(refusal('two_factor', 'Enter the code from your authenticator app.'))
  await tryToLogIn(user)

  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  const code = screen.getByLabelText<HTMLInputElement>('Recovery code')
  expect(document.activeElement).toBe(code)
  expect(code.inputMode).toBe('text')

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('Sita')
})

test('logging in brings the settings of the member to this device', async () => {
  const user = userEvent.setup()
  server.mockResolvedValueOnce(Response.json({ user: sita, token: 'jes_token' }))
  await tryToLogIn(user)

  await expect.poll(() => usePreferences.getState().theme).toBe('dark')
  expect(usePreferences.getState()).toMatchObject({ calendar: 'bs', digits: undefined })
})

async function tryToLogIn(user: ReturnType<typeof userEvent.setup>) {
  render(<LoginForm />, { wrapper: inJes })
  await user.type(screen.getByLabelText('Username or email'), 'Sita')
  await user.type(screen.getByLabelText('Password'), 'momo-jhol-achar')
  await user.click(screen.getByRole('button', { name: /^Log in/ }))
}

function refusal(code: string, error: string, errors?: Record<string, string>) {
  return Response.json({ code, error, errors }, { status: 401 })
}

function lastSent() {
  return JSON.parse(String(server.mock.lastCall?.[1]?.body))
}

function inJes({ children }: { children: ReactNode }) {
  const client = new QueryClient()
  client.setQueryData(providers().queryKey, { providers: [] })
  return (
    <Router>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Router>
  )
}
