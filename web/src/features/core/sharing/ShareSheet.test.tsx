import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { useToasts } from '#lib/toasts.ts'
import { ShareSheet } from './ShareSheet.tsx'

const server = vi.spyOn(globalThis, 'fetch')
const EMBED = { version: '1.0', type: 'rich', html: '<iframe src="x"></iframe>' }

beforeEach(() => {
  userEvent.setup()
})

afterEach(() => {
  cleanup()
  server.mockReset()
  useToasts.setState([], true)
})

test('a public post has a code to scan, and a card for other sites to copy', async () => {
  server.mockResolvedValueOnce(Response.json(EMBED))
  show()
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Embed' }))
  expect(await navigator.clipboard.readText()).toBe(EMBED.html)
  const asked = new URL(String(server.mock.calls[0]?.[0]), 'http://localhost')
  expect(asked.searchParams.get('url')).toMatch(/\/p\/101$/)
})

test('what strangers cannot open has its link and its text alone', async () => {
  server.mockResolvedValueOnce(Response.json({ error: 'Not found' }, { status: 404 }))
  show()
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Embed' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/p/101`)
})

test('the text of a post that is cut in lists is copied whole', async () => {
  server.mockResolvedValueOnce(Response.json({}, { status: 404 }))
  server.mockResolvedValueOnce(
    Response.json(examplePost({ content: 'Eleven places, all of them open' })),
  )
  show(examplePost({ isExcerpt: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Copy as text' }))
  await waitFor(() => expect(useToasts.getState()[0]?.text).toBe('Text copied'))
  expect(await navigator.clipboard.readText()).toBe(
    `Momo in Asan\n\nEleven places, all of them open\n\n${window.location.origin}/p/101`,
  )
})

function show(post = examplePost()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ShareSheet post={post} open onClose={() => {}} />
    </QueryClientProvider>,
  )
}
