import type { HubSummary } from '@jes/contract/hubs/hubs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passGate, useGate } from '#lib/gate.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser, signIn, useSession } from '#lib/session.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { exampleHub } from './exampleHub.ts'
import { PopularHubs } from './PopularHubs.tsx'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  setToken('token')
  setUser({ _id: '7', username: 'sita', image: null })
})

afterEach(() => {
  cleanup()
  server.mockReset()
  clearUser()
})

test('a press joins at once, in the card and in the session', async () => {
  const { answer } = await standBefore(exampleHub({ memberCount: 9 }))
  const button = await screen.findByRole('button', { name: 'Join TrekNepal' })
  button.focus()
  await userEvent.click(button)

  expect(await screen.findByRole('button', { name: 'Leave TrekNepal' })).toBe(
    document.activeElement,
  )
  expect(screen.getByText('10 members')).toBeTruthy()
  expect(useSession.getState().memberships).toEqual({ '31': true })
  answer(Response.json({ isMember: true, memberCount: 12, joinState: 'member' }))
  expect(await screen.findByText('12 members')).toBeTruthy()
  expect(requests()).toContain('POST /api/jehub/31/join')
})

test('what the server refuses is taken back, and it says why', async () => {
  const { answer } = await standBefore(exampleHub({ memberCount: 9 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Join TrekNepal' }))
  await screen.findByText('10 members')
  answer(Response.json({ error: 'You are banned here', code: 'forbidden' }, { status: 403 }))

  expect(await screen.findByText('You are banned here')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Join TrekNepal' })).toBeTruthy()
  expect(screen.getByText('9 members')).toBeTruthy()
  expect(useSession.getState().memberships).toEqual({})
})

test('joining a private hub is a request', async () => {
  const { answer } = await standBefore(exampleHub({ isPrivate: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Join TrekNepal' }))
  answer(Response.json({ isMember: false, memberCount: 12, joinState: 'requested' }))

  expect(await screen.findByRole('button', { name: 'Requested: take it back' })).toBeTruthy()
  expect(useSession.getState().memberships).toEqual({})
})

test('leaving a public hub needs no confirmation and can be undone', async () => {
  const { answer } = await standBefore(exampleHub({ joinState: 'member' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave TrekNepal' }))

  expect(await screen.findByRole('button', { name: 'Join TrekNepal' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  answer(Response.json({ isMember: false, memberCount: 11, joinState: 'none' }))
  expect(await screen.findByText('11 members')).toBeTruthy()
})

test('leaving a private hub needs a confirmation', async () => {
  await standBefore(exampleHub({ joinState: 'member', isPrivate: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave TrekNepal' }))

  expect(await screen.findByRole('heading', { name: 'Leave TrekNepal?' })).toBeTruthy()
  expect(requests()).not.toContain('POST /api/jehub/31/leave')
})

test('who is invited accepts with the button that then leaves, and keeps the focus', async () => {
  const { answer } = await standBefore(exampleHub({ isPrivate: true, joinState: 'invited' }))
  const button = await screen.findByRole('button', { name: 'Accept' })
  button.focus()
  await userEvent.click(button)
  answer(Response.json({ isMember: true, memberCount: 12, joinState: 'member' }))
  expect(await screen.findByRole('button', { name: 'Leave TrekNepal' })).toBe(
    document.activeElement,
  )
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  expect(requests()).toContain('POST /api/jehub/31/join')
})

test('who declines an invitation can request to join later', async () => {
  const { answer } = await standBefore(exampleHub({ isPrivate: true, joinState: 'invited' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  answer(Response.json({ isMember: false, memberCount: 12, joinState: 'none' }))
  expect(await screen.findByRole('button', { name: 'Join TrekNepal' })).toBeTruthy()
  expect(requests()).toContain('POST /api/jehub/31/leave')
})

test('who is banned cannot press', async () => {
  await standBefore(exampleHub({ joinState: 'banned' }))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Banned' })
  expect(button.disabled).toBe(true)
})

test('a visitor stands before the gate, and joins behind it', async () => {
  clearUser()
  const { answer } = await standBefore(exampleHub())
  await userEvent.click(await screen.findByRole('button', { name: 'Join TrekNepal' }))
  expect(useGate.getState()).toMatchObject({ kind: 'join', thing: { name: 'TrekNepal' } })
  expect(requests()).toEqual(['GET /api/jehub/popular'])

  signIn({ _id: '1', username: 'gita', image: null }, 'token')
  const passing = passGate()
  await expect.poll(requests).toContain('POST /api/jehub/31/join')
  answer(Response.json({ isMember: true, memberCount: 13, joinState: 'member' }))
  await passing
  expect(useSession.getState().memberships).toEqual({ '31': true })
})

/** The next changing request waits for `answer`. */
async function standBefore(hub: HubSummary) {
  let answer: (reply: Response) => void = () => {}
  server.mockImplementation(async (url, init) => {
    if (init?.method === 'POST') return new Promise((resolve) => (answer = resolve))
    if (String(url).startsWith('/api/user/jehubs')) return Response.json({ jehubs: [] })
    return Response.json({ jehubs: [hub] })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <PopularHubs />
        <Toaster />
      </QueryClientProvider>
    </Router>,
  )
  await screen.findByText(hub.name)
  return { answer: (reply: Response) => answer(reply) }
}

function requests() {
  return server.mock.calls.map(
    ([url, init]) => `${init?.method ?? 'GET'} ${String(url).split('?')[0]}`,
  )
}
