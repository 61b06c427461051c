import type { StaffPayout } from '@jes/contract/staff/adminPayments'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Payouts } from './Payouts.tsx'

const asked: StaffPayout = {
  _id: '5',
  amountPaisa: 123_450,
  method: 'bank',
  hint: '5678',
  state: 'asked',
  reference: null,
  reason: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  heldUntil: null,
  paidAt: null,
  user: null,
  decidedBy: null,
  paidBy: null,
}

const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  history.replaceState(null, '', '/admin/payouts')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('where a payout goes is fetched only after it is said that looking is logged', async () => {
  answer({ '/details': { to: { method: 'bank', name: 'Maya', number: '001', bank: 'Nabil' } } })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Show where to…' }))
  const dialog = screen.getByRole('dialog', { name: 'Show where this goes?' })
  expect(dialog.textContent).toContain('written into the log')
  expect(calls.some((url) => url.includes('/details'))).toBe(false)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }))
  const shown = await screen.findByRole('dialog', { name: 'Where this goes' })
  expect(shown.textContent).toContain('Nabil')
  expect(shown.textContent).toContain('Rs 1,234.50')
})

test('a refusal of the server is shown in its dialog', async () => {
  answer({
    '/approve': Response.json({ error: 'Not your own', code: 'forbidden' }, { status: 403 }),
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Approve…' }))
  const dialog = screen.getByRole('dialog', { name: /^Approve Rs 1,234\.50/ })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Not your own')
})

test('each state has its own list, in the address', async () => {
  answer({})
  show()
  fireEvent.click(await screen.findByRole('radio', { name: 'Paid' }))
  await expect.poll(() => calls.at(-1)).toContain('state=paid')
  expect(location.search).toBe('?state=paid')
})

function answer(others: Record<string, object>) {
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    const [, reply] = Object.entries(others).find(([part]) => url.includes(part)) ?? []
    if (reply) return reply instanceof Response ? reply : Response.json(reply)
    return Response.json({ payouts: [asked], nextCursor: null })
  })
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Payouts />
      </Router>
    </QueryClientProvider>,
  )
}
