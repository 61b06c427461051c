import type { Invitation } from '@jes/contract/accounts/invitations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Invitations } from './Invitations.tsx'

const AT = '2026-11-17T12:00:00.000Z'
const OPEN: Invitation = {
  _id: '7',
  url: 'https://jes.example/register?invitation=abc',
  state: 'open',
  newcomer: null,
  createdAt: AT,
  usedAt: null,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a member sees the link, revokes it, and makes another', async () => {
  const sent = show({ invitations: [OPEN], left: 2, most: 3 })
  expect(await screen.findByText(OPEN.url)).toBeTruthy()
  expect(screen.getByText('2 of 3 left in these 30 days')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await expect.poll(() => sent).toEqual(['DELETE /api/invitations/7'])
  fireEvent.click(screen.getByRole('button', { name: 'New invitation' }))
  await expect.poll(() => sent.at(-1)).toBe('POST /api/invitations')
})

test('a new member reads that there are none yet', async () => {
  show({ invitations: [], left: 0, most: 0 })
  expect(await screen.findByText(/^New members have none yet/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

function show(listed: { invitations: Invitation[]; left: number; most: number }) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(listed)
    sent.push(`${method} ${new URL(url, location.href).pathname}`)
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ invitation: OPEN }, { status: 201 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Invitations />
      </Router>
    </QueryClientProvider>,
  )
  return sent
}
