import type { DeadJob, JobGroupState } from '@jes/contract/core/jobs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Jobs } from './Jobs.tsx'

const dead: DeadJob = {
  _id: '7',
  group: 'mail',
  task: 'mail',
  attempts: 14,
  createdAt: '2026-11-01T00:00:00.000Z',
  triedAt: '2026-11-02T00:00:00.000Z',
  error: 'connect ECONNREFUSED',
}
const waiting: JobGroupState = {
  group: 'video',
  waiting: 5,
  running: 1,
  dead: 0,
  oldestSeconds: 600,
}

let jobs: DeadJob[]
let sent: string[]

beforeEach(() => {
  jobs = [dead]
  sent = []
  history.replaceState(null, '', '/admin/jobs')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an admin reads what failed, how often and why, and how much waits', async () => {
  show()
  const row = await screen.findByRole('article')
  expect(row.textContent).toMatch(/Mail.*Tried 14 times, last .*connect ECONNREFUSED/)
  const tiles = await screen.findByLabelText('Waiting now')
  expect(tiles.textContent).toBe('Video51 running · oldest 10 min')
})

test('a job whose server was killed says so', async () => {
  jobs = [{ ...dead, attempts: 1, error: null }]
  show()
  const row = await screen.findByRole('article')
  expect(row.textContent).toMatch(/Tried once, .*The server was killed while it did this\./)
})

test.each([
  ['Send again…', 'Send mail again?', 'Send again', 'POST /api/admin/jobs/7/retry'],
  ['Discard…', 'Discard mail?', 'Discard', 'DELETE /api/admin/jobs/7'],
  ['Send all again…', 'Send all of them again?', 'Send again', 'POST /api/admin/jobs/retry'],
])('%s is done only after it was confirmed', async (button, title, verb, request) => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = screen.getByRole('dialog', { name: title })
  expect(sent).toEqual([])
  jobs = []
  fireEvent.click(within(dialog).getByRole('button', { name: verb }))
  expect(await screen.findByText('Nothing failed for good')).toBeTruthy()
  expect(sent).toEqual([request])
})

test('a refusal of the server is shown in its dialog', async () => {
  show({ refusal: 'Not found' })
  fireEvent.click(await screen.findByRole('button', { name: 'Discard…' }))
  const dialog = screen.getByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Not found')
})

function show({ refusal }: { refusal?: string } = {}) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push(`${method} ${new URL(url, location.href).pathname}`)
      if (refusal) return Response.json({ error: refusal, code: 'not_found' }, { status: 404 })
      return url.endsWith('/jobs/retry')
        ? Response.json({ count: 1 })
        : new Response(null, { status: 204 })
    }
    if (url.includes('/groups')) return Response.json({ groups: [waiting] })
    return Response.json({ jobs, nextCursor: null })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Jobs />
      </Router>
    </QueryClientProvider>,
  )
}
