import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notePasskey } from '#features/accounts/passkeys/passkeyHere.ts'
import { ApiError, withToken } from '#lib/api.ts'
import { asMember, closeGate, passGate } from '#lib/gate.ts'
import { keyFor } from '#lib/keys.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, signIn, useSession } from '#lib/session.ts'
import { Gate } from './Gate.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const sita = { _id: '12', username: 'sita', image: null }
const hari = { _id: '13', username: 'hari', image: null }
const settings = { language: 'en', theme: 'dark', digits: null, calendar: 'ad', textSize: 'normal' }

let stopPassing: () => void

beforeEach(() => {
  server.mockReset()
  // What the sheet asks at first: whether this site sends SMS.
  server.mockImplementation(async () => Response.json({ isOn: true }))
  // The app does this, whoever signs in and wherever.
  stopPassing = useSession.subscribe((now, before) => {
    if (now.user && !before.user) void passGate()
  })
})
afterEach(() => {
  stopPassing()
  cleanup()
  vi.unstubAllGlobals()
  window.localStorage.clear()
  closeGate()
  clearUser()
})

test('names the act and the thing, logs in over the page, and then does it once', async () => {
  const upvote = vi.fn()
  const user = show()
  act(() => asMember('upvote', { title: 'Momo in Asan' }, upvote))
  const sheet = screen.getByRole('dialog', { name: 'Log in to upvote' })
  expect(sheet.textContent).toContain('Momo in Asan')
  expect(sheet.textContent).toContain('Your upvote counts the moment you are in.')

  await user.click(await screen.findByRole('button', { name: 'E-mail' }))
  server.mockResolvedValueOnce(refusal('Incorrect username or password'))
  await logIn(user, 'sita')
  expect(await screen.findByText('Incorrect username or password')).toBeTruthy()
  expect(upvote).not.toHaveBeenCalled()

  server.mockResolvedValueOnce(welcome(sita))
  await user.click(screen.getByRole('button', { name: /^Log in/ }))
  await expect.poll(() => upvote).toHaveBeenCalledOnce()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(useSession.getState().user?.username).toBe('sita')
})

test('signs up over the page as well, and names it so', async () => {
  const join = vi.fn()
  const user = show()
  act(() => asMember('join', { _id: '31', name: 'TrekNepal', icon: null }, join))
  await user.click(await screen.findByRole('button', { name: 'E-mail' }))
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  const sheet = screen.getByRole('dialog', { name: 'Sign up to join' })
  expect(sheet.textContent).toContain('TrekNepal')
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Username or email'))
  await user.click(screen.getByRole('button', { name: 'Sign up' }))

  server.mockImplementation(async () => welcome(sita))
  await user.type(screen.getByLabelText('Username'), 'sita')
  await user.type(screen.getByLabelText('Email'), 'sita@example.com')
  await user.type(screen.getByLabelText('Password'), 'momo-jhol-achar')
  await user.click(screen.getByRole('button', { name: /^Sign up/ }))
  await expect.poll(() => join).toHaveBeenCalledOnce()
})

test('who has used a passkey here is offered it first: one tap, and the act is done', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }
  const assertion = { id: 'AQID', rawId: bytes, type: 'public-key', response }
  const get = vi.fn().mockResolvedValue({ ...assertion, getClientExtensionResults: () => ({}) })
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  const credentials = { get } as unknown as CredentialsContainer
  const device = vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(credentials)
  notePasskey()
  const options = { rpId: 'localhost', challenge: 'B'.repeat(43), allowCredentials: [] }
  server.mockImplementation(async (address) => {
    if (String(address).endsWith('/providers')) return Response.json({ providers: [] })
    if (String(address).endsWith('/phone')) return Response.json({ isOn: true })
    return String(address).endsWith('/start') ? Response.json({ options }) : welcome(sita)
  })
  const bookmark = vi.fn()
  const user = show()
  act(() => asMember('bookmark', { title: 'Momo in Asan' }, bookmark))
  const number = await screen.findByLabelText('Mobile number')
  const passkey = screen.getByRole('button', { name: 'Log in with a passkey' })
  expect(passkey.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(passkey)
  await expect.poll(() => bookmark).toHaveBeenCalledOnce()
  device.mockRestore()
})

test('who closes it has done nothing, and logging in later does not do it either', async () => {
  const follow = vi.fn()
  const user = show()
  act(() => asMember('follow', { displayName: 'Hari KC' }, follow))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()

  act(() => signIn(sita, 'token'))
  await Promise.resolve()
  expect(follow).not.toHaveBeenCalled()
})

test('members are not asked', () => {
  signIn(sita, 'token')
  const upvote = vi.fn()
  show()
  act(() => asMember('upvote', null, upvote))
  expect(upvote).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture that is covered on the page is not shown in the sheet', () => {
  const images = [{ url: '/media/9.webp', sizes: [] }]
  show()
  act(() => asMember('bookmark', { title: 'Temple', images }, () => {}))
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/9.webp')
  act(() => asMember('bookmark', { title: 'Accident', images, sensitive: true }, () => {}))
  expect(document.querySelector('img')).toBeNull()
})

test('a session that ended asks its member over the page; what they sent goes out once they are back', async () => {
  signIn(sita, 'dead')
  const user = show()
  const sending = send()
  const sheet = await screen.findByRole('dialog', { name: 'Your session has ended' })
  expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('sita')
  expect(useSession.getState()).toMatchObject({ user: sita, isAuthenticated: true })
  fireEvent.pointerDown(sheet)
  fireEvent.click(sheet)
  expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull()

  server.mockResolvedValueOnce(welcome(sita))
  await user.type(screen.getByLabelText('Password'), 'momo-jhol-achar')
  await user.click(screen.getByRole('button', { name: /^Log in/ }))
  expect(await sending.answer).toBe('sent by sita-token')
  expect(sending.tokens).toEqual(['dead', 'sita-token'])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a member with a number is offered it too when the session ended', async () => {
  signIn(sita, 'dead')
  const own = { ...sita, hasPassword: true, hasPasskey: false, phone: '98•••••234' }
  const user = show(own)
  void send()
  await user.click(await screen.findByRole('button', { name: 'Mobile number' }))
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'E-mail' }))
  expect(await screen.findByLabelText('Password')).toBeTruthy()
})

test('who has no password is asked for the number at once, and without one is not offered it', async () => {
  signIn(sita, 'dead')
  show({ ...sita, hasPassword: false, hasPasskey: false, phone: '98•••••234' })
  void send()
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy()
  expect(screen.queryByLabelText('Password')).toBeNull()
  cleanup()

  show({ ...sita, hasPassword: true, hasPasskey: false, phone: null })
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mobile number' })).toBeNull()
})

test('nothing of the first is sent when somebody else logs in', async () => {
  signIn(sita, 'dead')
  const user = show()
  const sending = send()
  const name = await screen.findByLabelText('Username or email')
  await user.clear(name)
  server.mockResolvedValueOnce(welcome(hari))
  await logIn(user, 'hari')
  await expect(sending.answer).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(sending.tokens).toEqual(['dead'])
  expect(useSession.getState().user?.username).toBe('hari')
})

test('closing the sheet of an ended session signs out, and nothing is sent', async () => {
  signIn(sita, 'dead')
  const user = show()
  const sending = send()
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect(sending.answer).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(sending.tokens).toEqual(['dead'])
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, formerId: '12' })
})

test('who logs in again in another tab goes on in this one', async () => {
  signIn(sita, 'dead')
  show()
  const sending = send()
  await screen.findByRole('dialog')
  act(() => signIn(sita, 'sita-token'))
  expect(await sending.answer).toBe('sent by sita-token')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

/** A running call, which any token but the dead one can make; the server does not renew that one. */
function send() {
  const tokens: (string | null)[] = []
  server.mockResolvedValueOnce(refusal('Please log in'))
  const answer = withToken(async (token) => {
    tokens.push(token)
    if (token === 'dead') throw new ApiError(401, { code: 'unauthenticated' })
    return `sent by ${token}`
  })
  answer.catch(() => {})
  return { tokens, answer }
}

function show(own?: object) {
  const client = new QueryClient()
  if (own) client.setQueryData(keyFor('me'), { user: own })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <Gate />
      </QueryClientProvider>
    </Router>,
  )
  return userEvent.setup({ delay: null })
}

async function logIn(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.type(screen.getByLabelText('Username or email'), name)
  await user.type(screen.getByLabelText('Password'), 'momo-jhol-achar')
  await user.click(screen.getByRole('button', { name: /^Log in/ }))
}

function welcome(user: typeof sita) {
  return Response.json({ user: { ...user, settings }, token: `${user.username}-token` })
}

function refusal(error: string) {
  return Response.json({ error, code: 'unauthenticated' }, { status: 401 })
}
