import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { Announcements } from './Announcements.tsx'

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

function show() {
  server.mockImplementation(async () => Response.json({ announcements: [ONE, TWO] }))
  render(around())
}

function around() {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <Router>
        <Announcements />
      </Router>
    </QueryClientProvider>
  )
}
