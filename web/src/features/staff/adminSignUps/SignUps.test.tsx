import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { SignUps } from './SignUps.tsx'

const AT = '2026-11-17T12:00:00.000Z'
const REQUEST = {
  _id: '7',
  username: 'maya',
  way: 'email',
  domain: 'jes.example',
  words: 'I sell momo in Patan',
  createdAt: AT,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a moderator reads why somebody wants to join, and declines with a reason', async () => {
  const sent = show({ isAdmin: false })
  expect(await screen.findByText('I sell momo in Patan')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Decline…' }))
  const dialog = screen.getByRole('dialog', { name: 'Decline maya' })
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'An advertisement' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  await expect
    .poll(() => sent)
    .toEqual(['/api/admin/sign-ups/7/decline {"reason":"An advertisement"}'])
})

test('and lets them in with one tap', async () => {
  const sent = show({ isAdmin: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Let in' }))
  await expect.poll(() => sent).toEqual(['/api/admin/sign-ups/7/approve undefined'])
})

test('an admin chooses who gets in, a moderator reads it', async () => {
  const sent = show({ isAdmin: true })
  fireEvent.click(screen.getByRole('tab', { name: 'Who gets in' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Change…' }))
  const dialog = screen.getByRole('dialog', { name: 'Change who gets in' })
  fireEvent.click(within(dialog).getByRole('radio', { name: /^By invitation/ }))
  fireEvent.click(within(dialog).getByRole('checkbox'))
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Robots' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change' }))
  await expect
    .poll(() => sent)
    .toEqual([
      '/api/admin/sign-ups/settings {"mode":"invitation","asksProof":true,"reason":"Robots"}',
    ])

  cleanup()
  show({ isAdmin: false })
  fireEvent.click(screen.getByRole('tab', { name: 'Who gets in' }))
  expect(await screen.findByText('Everybody')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change…' })).toBeNull()
})

test('an admin blocks a network with a reason', async () => {
  const sent = show({ isAdmin: true })
  fireEvent.click(screen.getByRole('tab', { name: 'Blocked' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Block…' }))
  const dialog = screen.getByRole('dialog', { name: 'Block sign-ups' })
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Network' }))
  const [value, reason] = within(dialog).getAllByRole('textbox')
  fireEvent.change(value!, { target: { value: '203.0.113.0/24' } })
  fireEvent.change(reason!, { target: { value: 'Robots' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
  await expect
    .poll(() => sent)
    .toEqual([
      '/api/admin/sign-ups/blocks {"kind":"network","value":"203.0.113.0/24","reason":"Robots"}',
    ])
})

const REPLIES: Record<string, unknown> = {
  '/api/admin/sign-ups': { requests: [REQUEST], nextCursor: null },
  '/api/admin/sign-ups/settings': { mode: 'open', asksProof: false, updatedAt: null },
  '/api/admin/sign-ups/blocks': { blocks: [] },
  '/api/admin/templates': { templates: [] },
}

function show({ isAdmin }: { isAdmin: boolean }) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(url, location.href)
    if (method === 'GET') return Response.json(REPLIES[pathname] ?? {})
    sent.push(`${pathname} ${body}`)
    return new Response(null, { status: 204 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Router>
        <SignUps isAdmin={isAdmin} />
      </Router>
    </QueryClientProvider>,
  )
  return sent
}
