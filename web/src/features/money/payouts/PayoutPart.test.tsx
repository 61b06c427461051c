import type { Payout } from '@jes/contract/money/earnings'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePreferences } from '#lib/preferences.ts'
import { PayoutPart } from './PayoutPart.tsx'

const payout: Payout = {
  _id: '1',
  amountPaisa: 123_456,
  method: 'esewa',
  hint: '0001',
  state: 'asked',
  reference: null,
  reason: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  heldUntil: null,
  paidAt: null,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  usePreferences.setState({ language: 'en' })
})

test('below the smallest payout one reads what is missing', () => {
  show(36_050)
  expect(screen.getByText(/^Rs 639\.50 more/)).toBeTruthy()
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(36_050)
  expect(screen.queryByRole('button')).toBeNull()
})

test('exactly the smallest payout can be requested', () => {
  show(100_000)
  expect(screen.getByRole('button', { name: 'Ask for a payout' })).toBeTruthy()
})

test('an open payout shows its progress, and no other can be requested', () => {
  show(500_000, { ...payout, state: 'approved' })
  expect(screen.getByText('The money is being sent.')).toBeTruthy()
  expect(screen.getByText(/eSewa …0001/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the form says what is wrong by field, loses nothing, and sends plain digits', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    const refused = { error: 'No', code: 'invalid', errors: { 'to.name': 'Not this name' } }
    return Response.json(refused, { status: 422 })
  })
  show(150_000)
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a payout' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Name on the account')
  fireEvent.change(name, { target: { value: 'Maya Gurung' } })
  type('Mobile number of the wallet', '९८४ 123')
  type('Your password', 'momo-jhol-achar')
  fireEvent.click(screen.getByRole('button', { name: 'Ask for it' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/10 digits that begins with 9/)
  expect(sent).toEqual([])

  fireEvent.click(screen.getByRole('radio', { name: 'Bank' }))
  type('Account number', '0012-345678')
  type('Bank and branch', 'Nabil, Patan')
  fireEvent.click(screen.getByRole('radio', { name: 'Khalti' }))
  expect(typedIn('Mobile number of the wallet')).toBe('984123')
  fireEvent.click(screen.getByRole('radio', { name: 'Bank' }))
  expect(typedIn('Account number')).toBe('0012-345678')
  fireEvent.click(screen.getByRole('button', { name: 'Ask for it' }))
  expect(await screen.findByText('Not this name')).toBeTruthy()
  expect(sent).toEqual([
    {
      to: { method: 'bank', name: 'Maya Gurung', number: '0012-345678', bank: 'Nabil, Patan' },
      password: 'momo-jhol-achar',
    },
  ])
  expect(name.value).toBe('Maya Gurung')
})

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function typedIn(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label).value
}

function show(balancePaisa: number, open: Payout | null = null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PayoutPart balancePaisa={balancePaisa} open={open} />
    </QueryClientProvider>,
  )
}
