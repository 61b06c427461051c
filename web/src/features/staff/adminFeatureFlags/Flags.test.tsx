import type { Flag } from '@jes/contract/staff/adminMembers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Flags } from './Flags.tsx'

const AT = '2026-11-17T12:00:00.000Z'
const SEARCH: Flag = { key: 'search', isOn: true, updatedAt: null }
const WRITING: Flag = { key: 'writing', isOn: false, updatedAt: AT }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an admin reads that the site is under maintenance, and ends it with a reason', async () => {
  const sent = show({ isAdmin: true })
  expect(await screen.findByText(/Maintenance: Jes can be read/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Switch on: All writing' }))
  const dialog = screen.getByRole('dialog', { name: 'Switch on: All writing' })
  expect(dialog.textContent).toContain('The maintenance is over.')
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'It is done' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Switch on' }))
  await expect
    .poll(() => sent)
    .toEqual(['/api/admin/flags/writing {"isOn":true,"reason":"It is done"}'])
})

test('a moderator reads it, and has no switch', async () => {
  show({ isAdmin: false })
  expect(await screen.findByText(/Maintenance: Jes can be read/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

function show({ isAdmin }: { isAdmin: boolean }) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ flags: [SEARCH, WRITING] })
    sent.push(`${new URL(url, location.href).pathname} ${body}`)
    return Response.json({ flag: { ...WRITING, isOn: true } })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Flags isAdmin={isAdmin} />
      </Router>
    </QueryClientProvider>,
  )
  return sent
}
