import { createHash } from 'node:crypto'
import type { SignUpMode } from '@jes/contract/accounts/signUps'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { providers } from '#features/accounts/oidc/api.ts'
import { signUpState } from '#features/accounts/signUps/api.ts'
import { Router } from '#lib/router.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('a name is ticked when the server says that it is free, and not before', async () => {
  let answer = (_: Response) => {}
  server.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  show()
  await userEvent.type(screen.getByLabelText('Username'), 'sita.rai')
  await expect.poll(asked).toEqual(['/api/auth/username/sita.rai'])
  expect(isTicked('Username')).toBe(false)

  answer(Response.json({ available: true }))
  expect(await screen.findByText('This username is free')).toBeTruthy()
  expect(isTicked('Username')).toBe(true)

  await userEvent.type(screen.getByLabelText('Username'), 'x')
  expect(isTicked('Username')).toBe(false)
})

test('a name that is taken says so, and has no tick', async () => {
  server.mockImplementation(async () =>
    Response.json({ available: false, reason: 'This username is taken' }),
  )
  show()
  await userEvent.type(screen.getByLabelText('Username'), 'sita')
  expect(await screen.findByText('This username is taken')).toBeTruthy()
  expect(isTicked('Username')).toBe(false)
})

test('without an answer nothing is ticked', async () => {
  server.mockImplementation(async () => Response.error())
  show()
  await userEvent.type(screen.getByLabelText('Username'), 'sita')
  await userEvent.type(screen.getByLabelText('Password'), 'dudh-chiya')
  await expect.poll(() => asked().length).toBeGreaterThan(1)
  expect(isTicked('Username')).toBe(false)
  expect(isTicked('Password')).toBe(false)
})

test.each(['password', 'Sita_1995', 'trustno1'])('%s is no password to tick', async (password) => {
  server.mockImplementation(async () => Response.json(endsOf('trustno1')))
  show()
  await userEvent.type(screen.getByLabelText('Email'), 'sita_1995@jes.example')
  await userEvent.type(screen.getByLabelText('Password'), password)
  expect(await screen.findByText(/^Too common/)).toBeTruthy()
  expect(isTicked('Password')).toBe(false)
})

test('a good password is ticked, and three digits of its hash are sent', async () => {
  server.mockImplementation(async () => Response.json({ ends: [] }))
  show()
  await userEvent.type(screen.getByLabelText('Password'), 'dudh-chiya')
  await expect.poll(() => isTicked('Password')).toBe(true)
  const start = hashOf('dudh-chiya').slice(0, 3)
  expect(asked()).toEqual([`/api/auth/common-passwords/${start}`])
})

test('an address that is none is said to be none when its field is left', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Email'), 'x@')
  await userEvent.tab()
  expect(await screen.findByText('Enter a valid email address')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Email'), 'jes.example')
  await userEvent.tab()
  await expect.poll(() => screen.queryByText('Enter a valid email address')).toBeNull()
})

test('mistakes are named on their fields, and nothing typed is lost', async () => {
  server.mockImplementation(async () => Response.json({ available: false, ends: [] }))
  show()
  const [name, mail, password] = ['Username', 'Email', 'Password'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  )
  await userEvent.type(name!, 'a')
  await userEvent.type(mail!, 'nobody')
  await userEvent.type(password!, 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByText('Username must be 3 to 30 characters')).toBeTruthy()
  expect(screen.getByText('Enter a valid email address')).toBeTruthy()
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy()
  expect([name!.value, mail!.value, password!.value]).toEqual(['a', 'nobody', 'short'])
  expect(document.activeElement).toBe(name)
  expect(asked()).not.toContain('/api/auth/register')
})

test('where the staff decides, that is said, and a line to them is asked for and sent', async () => {
  server.mockImplementation(async (url) =>
    url === '/api/auth/register'
      ? Response.json({ error: 'Thank you.', code: 'forbidden' }, { status: 403 })
      : Response.json({ available: true, ends: [] }),
  )
  show('approval')
  expect(await screen.findByText(/^Somebody of Jes reads every new request/)).toBeTruthy()
  await userEvent.type(await screen.findByLabelText('Why do you want to join?'), 'I sell momo')
  await userEvent.type(screen.getByLabelText('Username'), 'sita.rai')
  await userEvent.type(screen.getByLabelText('Email'), 'sita@jes.example')
  await userEvent.type(screen.getByLabelText('Password'), 'dudh-chiya-at-namche')
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByText('Thank you.')).toBeTruthy()
  const [, init] = server.mock.calls.find(([url]) => url === '/api/auth/register')!
  expect(JSON.parse(String(init?.body))).toMatchObject({ words: 'I sell momo' })
})

test('where nobody gets in, that is said', async () => {
  show('closed')
  expect(await screen.findByText('Jes takes no new members for now.')).toBeTruthy()
})

function show(mode: SignUpMode = 'open') {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  client.setQueryData(providers().queryKey, { providers: [] })
  client.setQueryData(signUpState().queryKey, { mode })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <RegisterForm />
      </Router>
    </QueryClientProvider>,
  )
}

function isTicked(label: string) {
  const hint = screen.getByLabelText(label).getAttribute('aria-describedby')!
  return document.getElementById(hint.split(' ')[0]!)!.querySelector('[data-met]') !== null
}

function asked() {
  return server.mock.calls.map(([url]) => String(url))
}

function hashOf(password: string) {
  return createHash('sha256').update(password).digest('hex')
}

function endsOf(password: string) {
  return { ends: [hashOf(password).slice(3, 16)] }
}
