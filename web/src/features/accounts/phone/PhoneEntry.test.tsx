import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choose } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, useSession } from '#lib/session.ts'
import { PhoneEntry } from './PhoneEntry.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const settings = { language: 'en', theme: 'dark', digits: null, calendar: 'ad', textSize: 'normal' }
const sent = { token: 'token-of-this-attempt', validSeconds: 300, resendSeconds: 30 }
const maya = { _id: '12', username: 'maya', image: null, settings }

beforeEach(() => {
  server.mockReset()
})
afterEach(() => {
  cleanup()
  clearUser()
  choose({ language: 'en', digits: undefined })
})

test('a number is grouped and ticked while it is typed, in the script of the reader', async () => {
  choose({ language: 'ne' })
  const { user } = show()
  const field = screen.getByLabelText<HTMLInputElement>('मोबाइल नम्बर')
  await user.type(field, '984123456')
  expect(field.value).toBe('९८४१२ ३४५६')
  expect(tick()).toBeNull()
  await user.type(field, '७')
  expect(field.value).toBe('९८४१२ ३४५६७')
  expect(tick()).not.toBeNull()
})

test('a landline is refused in words, and nothing is sent', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Mobile number'), '014412345')
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This is a landline')
  expect(server).not.toHaveBeenCalled()
})

test('the sixth digit sends itself; a wrong code is said and cleared, a pasted one is right and the member is in', async () => {
  const { user, steps } = show()
  await askForCode(user)
  expect(screen.getByText(/SMS sent to \+977 98412 34567/)).toBeTruthy()
  expect(screen.getByText('Valid for 5:00')).toBeTruthy()
  const field = screen.getByLabelText<HTMLInputElement>('Code from the SMS')
  expect(field.autocomplete).toBe('one-time-code')
  expect(document.activeElement).toBe(field)

  server.mockResolvedValueOnce(
    Response.json({ error: 'x', errors: { code: 'This code is not right' } }, { status: 422 }),
  )
  await user.type(field, '१२३45')
  expect(server).toHaveBeenCalledTimes(1)
  await user.type(field, '6')
  expect(bodyOf(1)).toEqual({ token: sent.token, code: '123456' })
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right')
  expect(field.value).toBe('')

  server.mockResolvedValueOnce(Response.json({ user: maya, token: 'maya-token' }))
  await user.click(field)
  await user.paste('482 913 is your Jes code')
  await expect.poll(() => useSession.getState().user?.username).toBe('maya')
  expect(bodyOf(2)).toEqual({ token: sent.token, code: '482913' })
  expect(steps).toEqual(['code'])
})

test('a new number asks for a username, and the account is made with it', async () => {
  const { user, steps } = show()
  await askForCode(user)
  server.mockResolvedValueOnce(Response.json({ user: null, token: null }))
  await user.type(screen.getByLabelText('Code from the SMS'), '482913')
  const name = await screen.findByLabelText('Username')
  server.mockImplementation(async () => Response.json({ user: maya, token: 'maya-token' }))
  await user.type(name, 'maya')
  await user.click(screen.getByRole('button', { name: 'Make my account' }))
  await expect.poll(() => useSession.getState().user?.username).toBe('maya')
  expect(steps).toEqual(['code', 'username'])
})

test('who has two-step log-in on is asked for the code of the app, and the code of the SMS goes with it', async () => {
  const { user } = show()
  await askForCode(user)
  server.mockResolvedValueOnce(
    Response.json(
      { error: 'Enter the code', code: 'two_factor', twoFactor: true },
      { status: 401 },
    ),
  )
  await user.type(screen.getByLabelText('Code from the SMS'), '482913')
  const field = await screen.findByLabelText('Code')
  server.mockResolvedValueOnce(Response.json({ user: maya, token: 'maya-token' }))
  await user.type(field, '123456')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await expect.poll(() => useSession.getState().user?.username).toBe('maya')
  expect(bodyOf(2)).toEqual({ token: sent.token, code: '482913', secondCode: '123456' })
})

test('a code can be sent again after a wait, and the number changed without typing it again', async () => {
  const { user } = show()
  await askForCode(user)
  const again = screen.getByRole<HTMLButtonElement>('button', { name: /Send the code again/ })
  expect(again.disabled).toBe(true)
  expect(again.textContent).toContain('in 0:30')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('98412 34567')
})

function show() {
  const steps: string[] = []
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <PhoneEntry
          verb="Send the code"
          onStep={(step) => steps.push(step)}
          onEmail={() => steps.push('email')}
        />
      </QueryClientProvider>
    </Router>,
  )
  return { user: userEvent.setup({ delay: null }), steps }
}

async function askForCode(user: ReturnType<typeof userEvent.setup>) {
  server.mockResolvedValueOnce(Response.json(sent))
  await user.type(screen.getByLabelText('Mobile number'), '9841234567')
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  await screen.findByLabelText('Code from the SMS')
}

function bodyOf(index: number) {
  return JSON.parse(String(server.mock.calls[index]?.[1]?.body))
}

function tick() {
  return document.querySelector('.lucide-circle-check')
}
