import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { clearUser } from '#lib/session.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

const options = {
  rpId: 'localhost',
  challenge: 'B'.repeat(43),
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
}

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
})
afterEach(() => {
  cleanup()
  clearUser()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('whoever closes the dialog of the browser reads nothing, and can press again', async () => {
  const get = vi.fn().mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
  await press(get)
  await expect.poll(() => get.mock.calls.length).toBe(1)
  expect(get.mock.calls[0]?.[0]).toMatchObject({ publicKey: { userVerification: 'required' } })
  const button = await screen.findByRole('button', { name: 'Log in with a passkey' })
  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where none can be offered at the field, nothing is said', async () => {
  const isConditionalMediationAvailable = async () => true
  function PublicKeyCredential() {}
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable }),
  )
  const server = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.error())
  render(<PasskeyLogin target={undefined} />, { wrapper: inJes })
  await expect.poll(() => server.mock.calls.length).toBe(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal of the server is read in its words', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }
  const credential = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  }
  const refusal = { code: 'unauthenticated', error: 'This passkey did not work.' }
  await press(vi.fn().mockResolvedValue(credential), Response.json(refusal, { status: 401 }))
  expect((await screen.findByRole('alert')).textContent).toBe('This passkey did not work.')
})

async function press(get: ReturnType<typeof vi.fn>, answer?: Response) {
  const credentials = { get } as unknown as CredentialsContainer
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(credentials)
  const server = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ options }))
  if (answer) server.mockResolvedValueOnce(answer)
  render(<PasskeyLogin target={undefined} />, { wrapper: inJes })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in with a passkey' }))
}

function inJes({ children }: { children: ReactNode }) {
  return (
    <Router>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </Router>
  )
}
