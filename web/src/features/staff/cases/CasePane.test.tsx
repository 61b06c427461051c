import type { CaseDetail, StaffDecision } from '@jes/contract/staff/cases'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Queue } from './Queue.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const NOW = new Date().toISOString()
const LATER = new Date(Date.now() + 20 * 3_600_000).toISOString()
const hari = {
  _id: '9',
  username: 'hari',
  displayName: 'Hari',
  image: null,
  isPremium: false,
  verifiedAs: null,
}
const TEMPLATES = [{ _id: '1', name: 'Scam', en: 'This looks like a scam.', ne: 'यो ठगी हो।' }]

let sent: StaffDecision[]

beforeEach(() => {
  sent = []
  // A desk with room for a case beside the table.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  server.mockImplementation(async (path, request) => {
    const { pathname } = new URL(String(path), window.location.origin)
    if (pathname === '/api/admin/templates') return Response.json({ templates: TEMPLATES })
    if (pathname === '/api/admin/cases')
      return Response.json({ cases: [one('7'), one('8')], open: 2, late: 0, nextCursor: null })
    if (pathname.endsWith('/decide')) sent.push(JSON.parse(String(request?.body)))
    return Response.json(one(pathname.split('/')[4] ?? '7'))
  })
})

afterEach(() => {
  cleanup()
  server.mockReset()
  vi.unstubAllGlobals()
})

test('a case is not removed before there is a reason, by button or by key', async () => {
  const user = await open('7')
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', true)
  await user.keyboard('3')
  expect(sent).toEqual([])

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Choose a reason' }), 'Scam')
  const words = screen.getByRole('textbox', { name: 'Words to the member' })
  expect(words).toHaveProperty('value', 'This looks like a scam.')
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', false)
})

test('the keys 1 to 4 decide, but not while somebody writes', async () => {
  const user = await open('7')
  const words = screen.getByRole('textbox', { name: 'Words to the member' })
  await user.type(words, 'Rule 3')
  expect(words).toHaveProperty('value', 'Rule 3')
  expect(sent).toEqual([])

  await user.tab()
  await user.keyboard('3')
  await vi.waitFor(() => expect(sent).toEqual([{ action: 'remove', reason: 'Rule 3' }]), {
    timeout: 15_000,
  })
})

test('who dismisses need not explain', async () => {
  const user = await open('7')
  await user.keyboard('1')
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 15_000 })
  expect(sent[0]).toEqual({ action: 'dismiss', reason: 'It does not break the rules of Jes.' })
})

test('the arrows go from row to row of the table, and Escape closes the case', async () => {
  const user = await open('7')
  const [first, second] = within(screen.getByRole('table')).getAllByRole('link')
  expect(first?.getAttribute('aria-current')).toBe('true')
  first!.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{ArrowUp}k')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Escape}')
  expect(window.location.pathname).toBe('/admin')
})

async function open(id: string) {
  window.history.replaceState(null, '', `/admin/queue/${id}`)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <Queue id={id} />
      </Router>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Remove' })
  await screen.findByRole('table')
  return userEvent.setup()
}

function one(_id: string): CaseDetail {
  return {
    _id,
    kind: 'post',
    thingId: '5',
    path: null,
    jehub: null,
    subject: hari,
    priority: 0,
    reportCount: 1,
    reasons: [{ reason: 'spam', count: 1 }],
    evidence: { title: `Money ${_id}`, content: 'Only today', images: [], at: NOW },
    thingState: 'live',
    state: 'open',
    outcome: null,
    decidedBy: null,
    createdAt: NOW,
    dueAt: LATER,
    closedAt: null,
    now: null,
    reports: [],
    strikes: [],
  }
}
