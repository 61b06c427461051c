import type { LinkProofs } from '@jes/contract/people/provenLinks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ProvenLinks } from './ProvenLinks.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  server.mockReset()
})

const proofs: LinkProofs = {
  proofs: [
    { link: 'https://sita.example/', state: 'proven', checkedAt: null },
    { link: 'https://other.example/', state: 'missing', checkedAt: null },
  ],
  profile: 'https://jes.example/je/sita',
  record: 'jes-member=2',
}

test('each link says how it stands, and how it can be proven', async () => {
  show()
  const [own, other] = await screen.findAllByRole('listitem')
  expect(within(own!).getByText('Yours')).toBeTruthy()
  expect(within(own!).queryByRole('button')).toBeNull()
  expect(within(other!).getByText('Not proven')).toBeTruthy()
  expect(screen.getByText('<a rel="me" href="https://jes.example/je/sita">Jes</a>')).toBeTruthy()
  expect(screen.getByText('jes-member=2')).toBeTruthy()
})

test('a site is looked at again when its owner says so', async () => {
  show()
  const button = await screen.findByRole('button', { name: 'Check https://other.example/' })
  const waiting = { link: 'https://other.example/', state: 'waiting', checkedAt: null }
  server.mockResolvedValue(Response.json({ ...proofs, proofs: [waiting] }))
  await userEvent.click(button)
  expect(await screen.findByText('Being checked')).toBeTruthy()
  expect(server.mock.calls[1]?.[0]).toBe('/api/users/me/links/check')
})

function show() {
  server.mockResolvedValueOnce(Response.json(proofs))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProvenLinks />
    </QueryClientProvider>,
  )
}
