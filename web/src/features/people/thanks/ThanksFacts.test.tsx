import type { Thanks } from '@jes/contract/people/thanks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ThanksFacts } from './ThanksFacts.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('the number is shown as it is, with what it counts, and the badges beside', async () => {
  await show({
    karma: -3,
    badges: [
      { kind: 'years', count: 2 },
      { kind: 'founder', count: 1 },
      { kind: 'reports', count: 1 },
    ],
  })
  expect(await screen.findByText('-3')).toBeTruthy()
  expect(screen.getByText(/^Votes of others/)).toBeTruthy()
  const badges = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(badges).toEqual(['2 years on Jes', 'Runs a JeHub', 'Reports that helped'])
})

test('who hides it has no line for it', async () => {
  await show({ karma: null, badges: [] })
  expect(screen.queryByText('Karma')).toBeNull()
})

async function show(thanks: Thanks) {
  server.mockResolvedValueOnce(Response.json(thanks))
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <ThanksFacts
        userId="7"
        factOf={(label, fact) => (
          <p>
            {label} {fact}
          </p>
        )}
      />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
}
