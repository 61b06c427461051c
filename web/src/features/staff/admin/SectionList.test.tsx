import type { Waiting } from '@jes/contract/staff/adminMembers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { SectionList } from './SectionList.tsx'

const server = vi.spyOn(globalThis, 'fetch')

afterEach(() => {
  cleanup()
  server.mockReset()
})

test('what waits stands beside its section, and what is late is said to be', async () => {
  show([
    { section: 'queue', count: 38, late: 1 },
    { section: 'appeals', count: 7, late: 0 },
    { section: 'grievances', count: 0, late: 0 },
  ])
  expect(await screen.findByRole('link', { name: 'Queue 38 1 late' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Appeals 7 waiting' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Grievances' })).toBeTruthy()
  expect(server).toHaveBeenCalledOnce()
})

test('sections stand in groups with names, and those of admins are not there for moderators', () => {
  show([])
  const group = screen.getByRole('list', { name: 'Running Jes' })
  const names = within(group).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Switches', 'Audit', 'Figures'])
  expect(screen.queryByRole('list', { name: 'Money' })).toBeNull()
  // They stand before the title of the page, where no heading of a lower level may.
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Members')
})

function show(waiting: Waiting[]) {
  server.mockImplementation(async () => Response.json({ waiting }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <SectionList section="members" isAdmin={false} />
      </Router>
    </QueryClientProvider>,
  )
}
