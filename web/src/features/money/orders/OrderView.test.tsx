import type { Order, OrderState } from '@jes/contract/money/premium'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveListener } from '#lib/live.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { OrderPage } from '#pages/OrderPage.tsx'
import { waitAfter } from './api.ts'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderView } from './OrderView.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const hari = {
  _id: '1',
  username: 'hari',
  displayName: 'Hari',
  image: null,
  isPremium: true,
  verifiedAs: null,
}
const maya = {
  _id: '9',
  username: 'maya',
  displayName: 'Maya Rai',
  image: null,
  isPremium: true,
  verifiedAs: null,
}

beforeEach(() => {
  setUser(hari)
  setToken('jes_token')
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
  usePreferences.setState({ language: 'en' })
})

test('a paid order has a receipt with the day in both calendars, and prints', async () => {
  show(<OrderView order={order('paid', PAID)} />)
  expect(screen.getByRole('heading', { name: 'Thank you. Your pass is on.' })).toBeTruthy()
  // The tables of Bikram Sambat arrive a moment later.
  expect(await screen.findByText(/November 16, 2026 · \d+ \w+ 2083/)).toBeTruthy()
  const receipt = screen.getByRole('region', { name: 'Receipt' }).textContent
  for (const said of ['JES-2026-000123', 'Rs 399', '0007XYZ']) expect(receipt).toContain(said)
  expect(receipt).toContain('Hari (@hari)')

  const print = vi.fn()
  vi.stubGlobal('print', print)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a receipt without VAT says that it is no VAT invoice, and speaks of no taxes', () => {
  show(<OrderView order={order('paid', PAID)} />)
  const receipt = receiptText()
  expect(receipt).toContain('The whole amount that was paid. This is not a VAT invoice.Rs 399')
  expect(receipt).not.toMatch(/taxes|included|PAN/i)
})

test('a receipt with VAT shows net, VAT, total and the PAN of the seller, in both languages', () => {
  const vat = { percent: 13, paisa: 4_590, pan: '301234567' }
  const taxed = order('paid', { ...PAID, vat })
  show(<OrderView order={taxed} />)
  const said = ['PAN of the seller301234567', 'NetRs 353.10', 'VAT 13%Rs 45.90', 'TotalRs 399.00']
  for (const words of said) expect(receiptText()).toContain(words)
  expect(receiptText()).not.toContain('not a VAT invoice')
  cleanup()

  usePreferences.setState({ language: 'ne' })
  show(<OrderView order={taxed} />)
  const nepali = screen.getByRole('region', { name: 'रसिद' }).textContent
  for (const words of ['खुद रकमरु. ३५३.१०', 'भ्याट १३%रु. ४५.९०', 'जम्मारु. ३९९.००'])
    expect(nepali).toContain(words)
})

test('what was not paid says so, and leads back to the same pass for the same person', () => {
  show(<OrderView order={order('failed', { isGift: true, receiver: maya })} />)
  expect(screen.getByText(/cancelled or refused at Khalti/)).toBeTruthy()
  const again = screen.getByRole('link', { name: 'Try again' })
  expect(again.getAttribute('href')).toBe('/premium?plan=days90&to=maya')
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull()
})

test.each<[OrderState, RegExp]>([
  ['created', /has not told us of a payment yet/],
  ['pending', /We keep asking/],
  ['expired', /nothing was charged/],
  ['refunded', /The pass of this order is over/],
  ['partlyRefunded', /The receipt says how much/],
  ['disputed', /does not fit this order/],
])('an order that is %s is explained', (state, words) => {
  show(<OrderView order={order(state)} />)
  expect(screen.getByRole('status').textContent).toMatch(words)
})

test('who was given a pass learns from whom, and no price', () => {
  const given = { ...PAID, isGift: true, isMine: false, buyer: maya, receiver: hari }
  show(<OrderView order={order('paid', { ...given, amountPaisa: null, receipt: null })} />)
  expect(screen.getByRole('heading', { name: 'Maya Rai gave you Premium' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('Rs')
})

test('an order is polled often at first and then more seldom', () => {
  expect([0, 19, 20, 49, 50, 900].map(waitAfter)).toEqual([
    3_000, 3_000, 10_000, 10_000, 30_000, 30_000,
  ])
})

test('an order that is paid meanwhile shows it when the connection opens', async () => {
  server.mockImplementation(async () => Response.json(order('pending')))
  showPage()
  expect(await screen.findByText('Confirming your payment')).toBeTruthy()

  server.mockImplementation(async () => Response.json(order('paid', PAID)))
  liveListener.missed()
  expect(await screen.findByText('Thank you. Your pass is on.')).toBeTruthy()
})

test("somebody else's order is not there", async () => {
  server.mockImplementation(async () =>
    Response.json({ error: 'Not found', code: 'not_found' }, { status: 404 }),
  )
  showPage()
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('the history names what was bought, for whom and how it ended; without any it shows the way', async () => {
  const orders = [
    order('paid', { ...PAID, _id: '5', isGift: true, receiver: maya }),
    order('expired', { _id: '4' }),
  ]
  server.mockImplementation(async () => Response.json({ orders, nextCursor: null }))
  show(<OrderHistory />)
  const [gift, expired] = await screen.findAllByRole('link')
  expect(gift?.textContent).toContain('A gift to Maya Rai')
  expect(gift?.getAttribute('href')).toBe('/premium/orders/5')
  expect(expired?.textContent).toContain('Expired')
  cleanup()

  server.mockImplementation(async () => Response.json({ orders: [], nextCursor: null }))
  show(<OrderHistory />)
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})

const PAID: Partial<Order> = {
  receipt: 'JES-2026-000123',
  reference: '0007XYZ',
  settledAt: '2026-11-16T06:00:00.000Z',
  pass: { startsAt: '2026-11-16T06:00:00.000Z', endsAt: '2027-02-14T06:00:00.000Z' },
}

function order(state: OrderState, more: Partial<Order> = {}): Order {
  return {
    _id: '7',
    plan: 'days90',
    days: 90,
    provider: 'khalti',
    isSandbox: false,
    state,
    isGift: false,
    isMine: true,
    buyer: hari,
    receiver: hari,
    amountPaisa: 39_900,
    refundedPaisa: 0,
    vat: null,
    receipt: null,
    reference: null,
    createdAt: '2026-11-16T05:55:00.000Z',
    settledAt: null,
    pass: null,
    ...more,
  }
}

function receiptText() {
  return screen.getByRole('region', { name: 'Receipt' }).textContent
}

function showPage() {
  window.history.replaceState(null, '', '/premium/orders/7')
  show(<OrderPage />)
}

function show(page: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>{page}</Router>
    </QueryClientProvider>,
  )
}
