import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { liveListener } from '#lib/live.ts'
import { Router } from '#lib/router.tsx'
import { Announcements } from './Announcements.tsx'
import { followAnnouncements } from './followAnnouncements.ts'
import { useHasAnnouncement } from './hasAnnouncement.ts'

const server = vi.spyOn(globalThis, 'fetch')

const ONE = { _id: '1', text: 'Jes rests tonight.', link: '', tone: 'warning' }
const TWO = { _id: '2', text: 'A new article is out.', link: '/blogs', tone: 'info' }

afterEach(() => {
  cleanup()
  server.mockReset()
  localStorage.clear()
})

test('what was dismissed does not come back, and the next is shown', async () => {
  show()
  expect(await screen.findByText(ONE.text)).toBeTruthy()
  expect(screen.queryByText(TWO.text)).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Put away' }))
  expect(screen.getByText(TWO.text)).toBeTruthy()
  cleanup()

  show()
  expect(await screen.findByText(TWO.text)).toBeTruthy()
  expect(screen.queryByText(ONE.text)).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Read more' }))
  expect(window.location.pathname).toBe('/blogs')
  expect(screen.queryByRole('status')).toBeNull()
})

test('without an announcement nothing is shown, also where the server does not answer', async () => {
  server.mockRejectedValue(new TypeError('offline'))
  const { container } = render(around())
  await expect.poll(() => server).toHaveBeenCalled()
  expect(container.textContent).toBe('')
})

test('an open page shows what is announced, and no longer what was taken back', async () => {
  const client = new QueryClient()
  const stop = followAnnouncements(client)
  render(around(client, <IfAny />))
  expect(server).not.toHaveBeenCalled()

  server.mockImplementation(async () => Response.json({ announcements: [ONE] }))
  act(() => liveListener.receive('announced', null))
  expect(await screen.findByText(ONE.text)).toBeTruthy()

  server.mockImplementation(async () => Response.json({ announcements: [] }))
  act(() => liveListener.receive('announced', null))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  stop()
})

function IfAny() {
  return useHasAnnouncement() && <Announcements />
}

function show() {
  server.mockImplementation(async () => Response.json({ announcements: [ONE, TWO] }))
  render(around())
}

function around(client = new QueryClient(), shown = <Announcements />) {
  return (
    <QueryClientProvider client={client}>
      <Router>{shown}</Router>
    </QueryClientProvider>
  )
}
