import type { FirstWeek } from '@jes/contract/welcome/firstWeek'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { FirstWeekCard } from './FirstWeekCard.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  server.mockReset()
})

function show(week: FirstWeek | null) {
  server.mockImplementation(async () => Response.json({ week }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Router>
        <FirstWeekCard name="Aarati" />
      </Router>
    </QueryClientProvider>,
  )
}

test('it says how many are done, and leads to those that are not, in words that say where', async () => {
  show({ done: ['steps', 'people'], hub: { name: 'Pokhara', readers: 46 } })
  const card = await screen.findByRole('region', { name: 'Your first week' })
  expect(card.textContent).toContain('2 of 5 done · A good start, Aarati')
  expect(card.textContent).toContain('46 people are there now.')
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/setting#profile', '/welcome?step=2', '/add-post?hub=Pokhara'])
  expect(within(card).getByText(/Follow five people/).textContent).toContain('Done')
})

test('where the browser knows passkeys one of them is the fifth thing, in place of the first steps', async () => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  show({ done: ['steps', 'face', 'hubs', 'people', 'namaste'], hub: null })
  const card = await screen.findByRole('region', { name: 'Your first week' })
  expect(card.textContent).toContain('4 of 5 done')
  const add = within(card).getByRole('link', { name: 'Add: Add a passkey' })
  expect(add.getAttribute('href')).toBe('/setting#security')
})

test('it is closed for good', async () => {
  show({ done: [], hub: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Close the list' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(server.mock.calls.map(([address]) => address)).toContain('/api/first-week/close')
})

test('when all is done it says so once', async () => {
  show({ done: ['steps', 'face', 'hubs', 'people', 'namaste'], hub: null })
  expect(await screen.findByText(/All five flags are up/)).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  await vi.waitFor(() =>
    expect(server.mock.calls.map(([address]) => address)).toContain('/api/first-week/close'),
  )
})

test('there is none once the week is over', async () => {
  show(null)
  await vi.waitFor(() => expect(server).toHaveBeenCalled())
  expect(screen.queryByRole('region')).toBeNull()
})
