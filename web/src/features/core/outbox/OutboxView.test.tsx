import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from '#lib/router.tsx'
import { clearUser, signIn } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { useActs } from './acts.ts'
import { exampleAct } from './exampleAct.ts'
import { OutboxView } from './OutboxView.tsx'
import { dropAccount, loadActs } from './outbox.ts'
import { putStored } from './storage.ts'
import { WaitingStrip } from './WaitingStrip.tsx'

const server = vi.fn<typeof fetch>()
const comment = { postId: '12', parentComment: null, content: 'He waits' }
const refused = exampleAct(
  {
    kind: 'comment',
    subject: 'comment 1',
    wish: comment,
    endpoint: { method: 'POST', path: '/api/comments' },
    sent: { body: { ad: '12', content: 'He waits' } },
  },
  { state: 'refused', problem: 'This post is locked' },
)

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  signIn({ _id: '1', username: 'gita', image: null }, 'token')
})

afterEach(async () => {
  await act(() => dropAccount('1'))
  clearUser()
  server.mockReset()
  useToasts.setState([], true)
})

test('what was refused stands first with the reason, then what waits, oldest first', async () => {
  await show([
    exampleAct(),
    exampleAct({ kind: 'follow', subject: 'user 7', about: { name: 'Hari' } }),
    refused,
  ])
  expect(headings()).toEqual([
    'Could not be sent 1',
    'Comment for Sita Rai',
    expect.stringContaining('Waiting 2'),
    'Bookmark',
    'Follow Hari',
  ])
  expect(screen.getByText('This post is locked')).toBeTruthy()
  expect(screen.getByText('3 things wait to be sent')).toBeTruthy()
})

test('what was refused is changed and sent again, and is gone when it has arrived', async () => {
  const user = await show([refused])
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const text = screen.getByLabelText('Text')
  await user.clear(text)
  await user.type(text, 'He waited')
  server.mockResolvedValueOnce(Response.json({ comment: {} }, { status: 201 }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Everything is sent')
  const [, init] = server.mock.calls[0]!
  expect(JSON.parse(String(init?.body))).toEqual({ ad: '12', content: 'He waited' })
})

test('a second refusal keeps the text and says the new reason', async () => {
  const user = await show([refused])
  const reply = { error: 'You are banned here', code: 'forbidden' }
  server.mockResolvedValueOnce(Response.json(reply, { status: 403 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('You are banned here')
  expect(screen.getByText('He waits')).toBeTruthy()
})

test('what is discarded comes back by Undo', async () => {
  const user = await show([exampleAct()])
  await user.click(screen.getByRole('button', { name: 'Discard: Bookmark' }))
  await screen.findByText('Everything is sent')
  act(() => useToasts.getState().at(-1)?.action?.onAct())
  await screen.findByText('Bookmark')
})

test('what has no text offers no edit', async () => {
  await show([exampleAct({}, { state: 'refused', problem: 'It was deleted' })])
  const [card] = screen.getAllByRole('listitem')
  const names = within(card!)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Try again', 'Discard'])
})

async function show(acts: ReturnType<typeof exampleAct>[]) {
  for (const one of acts) await putStored(one)
  await loadActs()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Router>
        <WaitingStrip />
        <OutboxView />
      </Router>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(useActs.getState()).toHaveLength(acts.length))
  return userEvent.setup({ delay: null })
}

function headings() {
  return screen.getAllByRole('heading').map(({ textContent }) => textContent)
}
