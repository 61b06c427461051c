import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { passGate, useGate } from '#lib/gate.ts'
import { navigate } from '#lib/history.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { Checkout } from './Checkout.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const maya = {
  _id: '9',
  username: 'maya',
  displayName: 'Maya Rai',
  image: null,
  isPremium: false,
  verifiedAs: null,
}
const PLANS = [
  { code: 'days30', days: 30, pricePaisa: 14_900 },
  { code: 'days90', days: 90, pricePaisa: 39_900 },
  { code: 'days365', days: 365, pricePaisa: 129_900 },
]
const PROVIDERS = [
  { name: 'esewa', isSandbox: true },
  { name: 'khalti', isSandbox: false },
]
type Answer = (url: URL) => Response
let endpoints: Record<string, Answer>

// Late code is loaded from the disk here: how long that takes is not tested.
beforeAll(() => Promise.all([import('./Confirm.tsx'), import('./Receiver.tsx')]))

beforeEach(() => {
  endpoints = {
    '/api/premium/plans': () => Response.json({ plans: PLANS, providers: PROVIDERS, vat: null }),
    '/api/premium/me': () => Response.json({ state: 'none', open: null }),
    '/api/auth/me': () => Response.json({ user: { isVerified: true } }),
    '/api/premium/preview': preview,
  }
  server.mockImplementation(async (path) => {
    const url = new URL(String(path), window.location.origin)
    return endpoints[url.pathname]?.(url) ?? new Response(null, { status: 404 })
  })
  window.history.replaceState(null, '', '/premium')
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
  navigate('/premium', { replace: true })
  usePreferences.setState({ language: 'en' })
})

test('each pass says its price, what 30 days of it cost, and what it saves', async () => {
  show()
  const [month, season, year] = await screen.findAllByRole('radio', { name: /days Rs/ })
  expect(month).toHaveProperty('checked', true)
  expect(labelOf(month)).toBe('30 days Rs 149 Rs 149 per 30 days ')
  expect(labelOf(season)).toBe('90 days Rs 399 Rs 133 per 30 days Save 10%')
  expect(labelOf(year)).toBe('365 days Rs 1,299 Rs 107 per 30 days Save 28%')
})

test('the price is said to be whole, and with VAT included only where VAT is charged', async () => {
  show()
  expect(await screen.findByText('The price is the whole amount you pay.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/VAT|tax/i)
  cleanup()

  endpoints['/api/premium/plans'] = () =>
    Response.json({ plans: PLANS, providers: PROVIDERS, vat: { percent: 13, pan: '301234567' } })
  show()
  expect(await screen.findByText(/whole amount you pay, with 13% VAT included/)).toBeTruthy()
})

test('in Nepali the digits are Nepali', async () => {
  usePreferences.setState({ language: 'ne' })
  show()
  expect(await screen.findByText('रु. १,२९९')).toBeTruthy()
})

test('where nobody can be paid nothing is on sale, and no price is shown', async () => {
  endpoints['/api/premium/plans'] = () => Response.json({ plans: PLANS, providers: [] })
  show()
  expect(await screen.findByText('No passes are on sale on this Jes yet.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('plans that did not load can be retried', async () => {
  endpoints['/api/premium/plans'] = () =>
    Response.json({ error: 'The server is tired.', code: 'internal' }, { status: 500 })
  show()
  expect(await screen.findByText('The server is tired.')).toBeTruthy()

  endpoints['/api/premium/plans'] = () => Response.json({ plans: PLANS, providers: PROVIDERS })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Pay with eSewa' })).toBeTruthy()
})

test('a visitor waits at the gate, and goes on with the pass that they chose', async () => {
  show()
  await userEvent.click(await screen.findByRole('radio', { name: /^90 days/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Khalti' }))
  expect(useGate.getState()).toMatchObject({ kind: 'pay' })
  expect(screen.queryByRole('dialog')).toBeNull()

  act(logIn)
  await act(passGate)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(window.location.search).toBe('?plan=days90')
})

test('who has not verified their email sees that in place of the ways to pay', async () => {
  logIn()
  endpoints['/api/auth/me'] = () => Response.json({ user: { isVerified: false } })
  show()
  expect(await screen.findByRole('link', { name: 'Verify email' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay with/ })).toBeNull()
})

test('the amount and the end are shown before the browser leaves, and one attempt has one key', async () => {
  logIn()
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Pay with eSewa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Is this right?' }))
  expect(await dialog.findByText('December 16, 2026')).toBeTruthy()
  expect(dialog.getByText('Rs 149')).toBeTruthy()
  expect(dialog.getByText('Sandbox: no real money')).toBeTruthy()
  expect(dialog.getByText(/Nothing is charged before you confirm at eSewa/)).toBeTruthy()

  const go = dialog.getByRole('button', { name: 'Go to eSewa' })
  endpoints['/api/premium/checkout'] = () => {
    throw new TypeError('offline')
  }
  await userEvent.click(go)
  expect(await dialog.findByText(/^No response from server/)).toBeTruthy()
  endpoints['/api/premium/checkout'] = () =>
    Response.json({ error: 'eSewa does not answer.', code: 'internal' }, { status: 503 })
  await userEvent.click(go)
  expect(await dialog.findByText('eSewa does not answer.')).toBeTruthy()

  const departure = { method: 'POST', url: 'https://pay.example/form', fields: { a: '1' } }
  endpoints['/api/premium/checkout'] = () =>
    Response.json({ order: {}, departure }, { status: 201 })
  await userEvent.click(go)
  await expect.poll(() => submit).toHaveBeenCalled()
  const form = document.querySelector<HTMLFormElement>('form[action^="https:"]')!
  expect(form).toMatchObject({ action: departure.url, method: 'post' })
  expect(Object.fromEntries(new FormData(form))).toEqual(departure.fields)
  const [lost, refused, taken] = sentTo('/api/premium/checkout').map(keyOf)
  expect(refused).toBe(lost)
  expect(taken).not.toBe(refused)
})

test('a gift shows who receives it, and says so where there is nobody of that name', async () => {
  logIn()
  show()
  await userEvent.click(await screen.findByRole('radio', { name: 'For somebody else' }))
  const field = await screen.findByRole('textbox', { name: 'Their username' })
  await userEvent.click(screen.getByRole('button', { name: 'Pay with eSewa' }))
  expect(screen.getByText('Enter a username')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, '@nobody{Enter}')
  expect(await screen.findByText('No such member')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'Maya{Enter}')
  expect(await screen.findByText('Maya Rai')).toBeTruthy()
  expect(window.location.search).toBe('?plan=days30&to=maya')

  await userEvent.click(screen.getByRole('button', { name: 'Pay with eSewa' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('@maya')).toBeTruthy()
  expect(dialog.queryByText('Lasts until')).toBeNull()
})

test('a payment that was begun is remembered', async () => {
  logIn()
  endpoints['/api/premium/me'] = () =>
    Response.json({ state: 'none', open: { _id: '71', provider: 'khalti' } })
  show()
  const link = await screen.findByRole('link', { name: 'See how it stands' })
  expect(link.getAttribute('href')).toBe('/premium/orders/71')
})

function preview(url: URL) {
  const to = url.searchParams.get('to')
  if (to && to !== 'maya')
    return Response.json(
      { error: 'Invalid', code: 'invalid', errors: { to: 'No such member' } },
      { status: 422 },
    )
  const receiver = to ? maya : null
  const endsAt = to ? null : '2026-12-16T06:00:00.000Z'
  return Response.json({ plan: PLANS[0], receiver, endsAt })
}

function labelOf(radio: HTMLElement | undefined) {
  return radio?.closest('label')?.textContent
}

function sentTo(path: string) {
  return server.mock.calls.filter(([url]) => url === path).map(([, sent]) => sent)
}

function keyOf(sent: RequestInit | undefined) {
  return new Headers(sent?.headers).get('idempotency-key')
}

function logIn() {
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Checkout />
      </Router>
    </QueryClientProvider>,
  )
}
