import type { Notification, NotificationFilter } from '@jes/contract/notifications/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleNotification } from '#features/notifications/notificationRows/exampleNotification.ts'
import { setUnread, useUnread } from '#features/notifications/unread/unread.ts'
import { liveListener } from '#lib/live.ts'
import { Router } from '#lib/router.tsx'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { Heading } from './Heading.tsx'
import { NotificationList } from './NotificationList.tsx'

const server = vi.spyOn(globalThis, 'fetch')
vi.spyOn(console, 'error').mockImplementation(() => {})
const onFilter = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  setUser({ _id: '1', username: 'hari', image: null })
  setToken('jes_token')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  server.mockReset()
  onFilter.mockReset()
  useToasts.setState([], true)
  setUnread(0)
  clearUser()
  localStorage.clear()
})

test('who has none sees what would be here', async () => {
  answer([])
  await show()
  expect(screen.getByText('No notifications yet')).toBeTruthy()
  expect(screen.getByText("When you get notifications, they'll show up here")).toBeTruthy()
  expect(server.mock.lastCall?.[0]).toBe('/api/notifications/1?filter=all')
})

test('a list that ends says so, and has lowered the flag', async () => {
  localStorage.setItem('hasNewNotification', 'true')
  answer([exampleNotification()])
  await show()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText("You're all caught up!")).toBeTruthy()
  expect(localStorage.getItem('hasNewNotification')).toBeNull()
})

test('a longer one loads on, and says that it does', async () => {
  answer([exampleNotification()], 'next')
  await show()
  server.mockReturnValueOnce(new Promise(() => {}))
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await pass(0)
  expect(screen.getByText('Loading more notifications...')).toBeTruthy()
  expect(server.mock.lastCall?.[0]).toBe('/api/notifications/1?filter=all&cursor=next')
})

test('what does not come is requested five times in all, each time after twice the wait', async () => {
  server.mockImplementation(async () => Response.json({ error: 'Sorry' }, { status: 500 }))
  await show()
  let wait = 1_000
  for (let asked = 1; asked <= 4; asked++) {
    expect(server).toHaveBeenCalledTimes(asked)
    await pass(wait - 1)
    expect(server).toHaveBeenCalledTimes(asked)
    await pass(1)
    wait *= 2
  }
  await pass(60_000)
  expect(server).toHaveBeenCalledTimes(5)
  expect(screen.getByText('Sorry')).toBeTruthy()

  answer([exampleNotification()])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(1)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('what comes while it is open is fetched after two quiet seconds, and said', async () => {
  const first = exampleNotification()
  answer([first])
  await show()
  const sent = { notification: exampleNotification({ _id: '6' }), count: 2 }
  liveListener.receive('received', sent)
  await pass(1_500)
  liveListener.receive('received', sent)
  await pass(1_999)
  expect(server).toHaveBeenCalledTimes(1)

  answer([exampleNotification({ _id: '6' }), first])
  await pass(1)
  expect(server).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('1 new notification')
})

test('all are read at once, and unread again by Undo', async () => {
  const row = exampleNotification()
  answer([row])
  await show()
  act(() => setUnread(1))

  answerWith({ count: 0, readAt: '2026-10-14T03:00:00.000Z' })
  answer([{ ...row, isRead: true }])
  fireEvent.click(screen.getByRole('button', { name: 'Mark all read' }))
  await pass(0)
  expect(useUnread.getState()).toBe(0)
  expect(screen.queryByText('Unread', { selector: 'li *' })).toBeNull()

  answerWith({ count: 1 })
  answer([row])
  useToasts.getState()[0]?.action?.onAct()
  await pass(0)
  expect(bodies()).toContain('{"readAt":"2026-10-14T03:00:00.000Z"}')
  expect(useUnread.getState()).toBe(1)
  expect(screen.getByText('Unread', { selector: 'li *' })).toBeTruthy()
})

test('if the server says no to reading all, they are unread as before', async () => {
  answer([exampleNotification()])
  await show()
  act(() => setUnread(1))
  server.mockResolvedValueOnce(Response.json({ error: 'No' }, { status: 500 }))
  answer([exampleNotification()])
  fireEvent.click(screen.getByRole('button', { name: 'Mark all read' }))
  await pass(0)
  expect(useUnread.getState()).toBe(1)
  expect(useToasts.getState()[0]?.text).toBe('No')
  expect(screen.getByText('Unread', { selector: 'li *' })).toBeTruthy()
})

test('a filter without a match offers everything', async () => {
  answer([])
  await show('mentions')
  expect(server.mock.lastCall?.[0]).toBe('/api/notifications/1?filter=mentions')
  expect(screen.getByRole('button', { name: 'Mentions' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(onFilter).toHaveBeenCalledWith('all')
})

function answer(notifications: Notification[], nextCursor: string | null = null) {
  const total = notifications.length
  answerWith({ notifications, currentPage: 1, totalPages: 1, total, nextCursor })
}

function answerWith(reply: object) {
  server.mockResolvedValueOnce(Response.json(reply))
}

function bodies() {
  return server.mock.calls.map(([, request]) => request?.body)
}

/** Lets so much time pass, and what is under way arrive. */
function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms))
}

async function show(filter: NotificationFilter = 'all') {
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <Heading as="h1" />
        <NotificationList filter={filter} onFilter={onFilter} />
      </QueryClientProvider>
    </Router>,
  )
  await pass(0)
}
