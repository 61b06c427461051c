import type { Hub } from '@jes/contract/hubs/hubs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleHub } from '#features/hubs/hubs/exampleHub.ts'
import { Pictures } from './Pictures.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('why a picture could not be changed stands at that one, until it can', async () => {
  const hub = exampleHub({ cover: '/media/cover.jpg', icon: '/media/icon.jpg' }) as Hub
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Pictures hub={hub} />
    </QueryClientProvider>,
  )
  const why = { error: 'Only the owner may do this.', code: 'forbidden' }
  server.mockResolvedValueOnce(Response.json(why, { status: 403 }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove cover' }))
  expect(await screen.findByText('Only the owner may do this.')).toBeTruthy()

  server.mockImplementation(async () => Response.json(hub))
  await userEvent.click(screen.getByRole('button', { name: 'Remove icon' }))
  expect(screen.getByText('Only the owner may do this.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove cover' }))
  await waitFor(() => expect(screen.queryByText('Only the owner may do this.')).toBeNull())
})
