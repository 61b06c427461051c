import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { RunningRecovery } from './RunningRecovery.tsx'
import { TrustedDevices } from './TrustedDevices.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const phone = {
  _id: '5',
  device: 'Chrome on Android',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-31T00:00:00.000Z',
  isCurrent: false,
}

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('a remembered device is forgotten with one press', async () => {
  server.mockResolvedValueOnce(Response.json({ devices: [phone] }))
  show(<TrustedDevices />)
  const button = await screen.findByRole('button', {
    name: 'Ask for a code again on Chrome on Android',
  })
  server.mockResolvedValueOnce(new Response(null, { status: 204 }))
  server.mockResolvedValueOnce(Response.json({ devices: [] }))
  await userEvent.click(button)
  await expect.poll(() => screen.queryByText('Chrome on Android')).toBeNull()
  expect(server.mock.calls[1]?.[0]).toBe('/api/auth/2fa/devices/5')
})

test('a recovery that runs is shown, and stopped', async () => {
  server.mockResolvedValueOnce(Response.json({ readyAt: '2026-01-04T00:00:00.000Z' }))
  show(<RunningRecovery />)
  server.mockImplementation(async (address) =>
    Response.json(String(address).endsWith('cancel') ? { message: 'Stays' } : { readyAt: null }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'It was not me: stop it' }))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

function show(part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(<QueryClientProvider client={client}>{part}</QueryClientProvider>)
}
