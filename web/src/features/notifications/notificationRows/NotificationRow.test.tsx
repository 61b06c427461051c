import type { Notification } from '@jes/contract/notifications/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUnread, useUnread } from '#features/notifications/unread/unread.ts'
import { keyFor } from '#lib/keys.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { exampleNotification } from './exampleNotification.ts'
import { NotificationRow } from './NotificationRow.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const KEY = keyFor('notifications', 'all')
let client: QueryClient

beforeEach(() => {
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
  setUnread(3)
})

afterEach(() => {
  cleanup()
  server.mockReset()
  useToasts.setState([], true)
  clearUser()
})

test('it leads to the comment under the post, and the face to the person', () => {
  show({})
  const link = screen.getByRole('link', { name: 'Sita Rai commented: “Nice”' })
  expect(link.getAttribute('href')).toBe('/post/hari/7/Sel-roti?comment=9')
  expect(within(link).getByText('Sita Rai').tagName).toBe('B')
  expect(screen.getByRole('link', { name: 'Profile of Sita Rai' }).getAttribute('href')).toBe(
    '/je/sita',
  )
  expect(screen.getByText('Comment')).toBeTruthy()
  expect(screen.getByText('Unread')).toBeTruthy()
  expect(screen.getByText('Oct 14, 8:40 AM').tagName).toBe('TIME')
})

test.each<Partial<Notification>>([
  { ad: null },
  { ad: { _id: '7', title: '', user: { username: 'hari' } } },
  { ad: { _id: '7', title: 'Sel roti', user: { username: '' } } },
])('without a whole address it is no link: %j', (change) => {
  show(change)
  expect(screen.queryByRole('link', { name: /commented/ })).toBeNull()
  expect(screen.getByText(/commented/)).toBeTruthy()
})

test('what is not about a post leads where it says', () => {
  const content = 'The moderators of Kitchen removed your post'
  show({ type: 'modAction', user: null, ad: null, comment: null, content, path: '/appeal/4' })
  expect(screen.getByRole('link', { name: content }).getAttribute('href')).toBe('/appeal/4')
  expect(screen.getByText('Moderation')).toBeTruthy()
})

test.each(['clipReady', 'clipFailed'] as const)('a %s leads to the clip', (type) => {
  const content = 'Your JesClip'
  show({ type, user: null, ad: null, comment: null, content, path: '/jesclips/4' })
  expect(screen.getByRole('link', { name: content }).getAttribute('href')).toBe('/jesclips/4')
  expect(screen.getByText('JesClip')).toBeTruthy()
})

test('what nobody did has no face', () => {
  show({ type: 'security', user: null, ad: null, comment: null, content: 'New log-in on Chrome' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Security')).toBeTruthy()
})

test('opening it marks it read at once, and the count follows the server', async () => {
  show({})
  answer({ _id: '5', isRead: true, count: 1 })
  await userEvent.click(screen.getByRole('link', { name: /commented/ }))
  expect(listed()[0]?.isRead).toBe(true)
  expect(server.mock.lastCall?.[0]).toBe('/api/notifications/5/read')
  await waitFor(() => expect(useUnread.getState()).toBe(1))
})

test('what the server does not mark read is unread again', async () => {
  show({})
  server.mockResolvedValueOnce(Response.json({ error: 'No', code: 'internal' }, { status: 500 }))
  await choose('Mark read')
  await waitFor(() => expect(useToasts.getState()[0]?.text).toBe('No'))
  expect(listed()[0]?.isRead).toBe(false)
  expect(useUnread.getState()).toBe(3)
})

test('its thread can be muted, and a moment later unmuted', async () => {
  show({ isRead: true })
  answer({ isMuted: true })
  await choose('Mute this thread')
  expect(server.mock.lastCall?.[0]).toBe('/api/ads/7/mute')
  expect(server.mock.lastCall?.[1]?.body).toBe('{"muted":true}')

  answer({ isMuted: false })
  useToasts.getState()[0]?.action?.onAct()
  await waitFor(() => expect(server.mock.lastCall?.[1]?.body).toBe('{"muted":false}'))
})

test('what is read and has no post has no menu', () => {
  show({ isRead: true, ad: null })
  expect(screen.queryByRole('button')).toBeNull()
})

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'More options' }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

function answer(reply: object) {
  server.mockResolvedValueOnce(Response.json(reply))
}

function listed() {
  const list = client.getQueryData<{ pages: { notifications: Notification[] }[] }>(KEY)
  return list?.pages[0]?.notifications ?? []
}

function show(change: Partial<Notification>) {
  const notification = exampleNotification(change)
  client = new QueryClient()
  client.setQueryData(KEY, { pages: [{ notifications: [notification] }], pageParams: [] })
  render(
    <Router>
      <QueryClientProvider client={client}>
        <NotificationRow notification={notification} />
      </QueryClientProvider>
    </Router>,
  )
}
