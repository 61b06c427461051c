import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegisterForm } from '#features/accounts/authForms/RegisterForm.tsx'
import { ProviderAccountForm } from '#features/accounts/oidc/ProviderAccountForm.tsx'
import { NameStep } from '#features/accounts/phone/NameStep.tsx'
import { Router } from '#lib/router.tsx'
import { clearUser } from '#lib/session.ts'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  server.mockImplementation(async (address) => {
    if (String(address).includes('/register'))
      return Response.json(
        { code: 'forbidden', reason: 'accounts.sign_up_waits', error: 'Thank you.' },
        { status: 403 },
      )
    return String(address).endsWith('/providers')
      ? Response.json({ providers: [] })
      : Response.json({ mode: 'approval', isFree: true })
  })
})
afterEach(() => {
  cleanup()
  clearUser()
  server.mockReset()
})

test.each<[string, ReactNode, string]>([
  ['email', <RegisterForm key="email" />, 'Sign up'],
  ['number', <NameStep key="number" token={'t'.repeat(43)} />, 'Make my account'],
  ['provider', <ProviderAccountForm key="provider" email="maya@jes.example" />, 'Make my account'],
])(
  'who signs up by %s and waits for the staff reads what happens next, and no alert',
  async (_way, form, verb) => {
    const user = userEvent.setup({ delay: null })
    render(
      <Router>
        <QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>
      </Router>,
    )
    await user.type(screen.getByLabelText('Username'), 'maya')
    const email = screen.queryByLabelText('Email')
    if (email) await user.type(email, 'maya@jes.example')
    const password = screen.queryByLabelText('Password')
    if (password) await user.type(password, 'momo-jhol-achar')
    await user.click(screen.getByRole('button', { name: verb }))
    expect(
      await screen.findByRole('heading', { name: 'Thank you. Your request is with us.' }),
    ).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('link', { name: 'Look around meanwhile' })).toBeTruthy()
  },
)
