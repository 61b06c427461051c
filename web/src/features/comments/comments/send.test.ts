import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commentsOf } from '#features/comments/comments/api.ts'
import { exampleComment, exampleList } from '#features/comments/comments/exampleComment.ts'
import { dropAccount } from '#features/core/outbox/outbox.ts'
import { sendFromPage } from '#features/core/outbox/page.ts'
import { listStored } from '#features/core/outbox/storage.ts'
import { clearUser, setToken, setUser, signIn, useSession } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { withIndexedDb } from '../../../../test/indexedDb.ts'
import { attempt, send } from './send.ts'
import { unsentTo } from './unsent.ts'

withIndexedDb()

const server = vi.spyOn(globalThis, 'fetch')
const client = new QueryClient()
const gita = { _id: '1', username: 'gita', image: null }
const waiting = { wish: { content: 'He waits' }, state: 'waiting' }
const words = { postId: '101', parentComment: null, content: 'He waits' }

beforeEach(() => {
  signIn(gita, 'token')
  client.setQueryData(commentsOf('101', 'best').queryKey, exampleList([]))
})

afterEach(async () => {
  await dropAccount('1')
  clearUser()
  client.clear()
  server.mockReset()
  localStorage.clear()
})

test('what arrived stands in the list, and nothing of it is left to send', async () => {
  server.mockResolvedValueOnce(Response.json({ comment: exampleComment({ _id: '9' }) }))
  const sending = send(client, words)
  expect(unsentTo('101')).toMatchObject([{ wish: { content: 'He waits' }, state: 'sending' }])
  await sending

  expect(unsentTo('101')).toEqual([])
  expect(await listStored('1')).toEqual([])
  expect(shown()).toEqual(['9'])
  expect(bodyOf(0)).toEqual({ content: 'He waits', ad: '101' })
})

test('what AutoMod holds is sent, and is in no list; its writer sees that it waits', async () => {
  const held = exampleComment({ _id: '9', state: 'held' })
  server.mockResolvedValueOnce(Response.json({ comment: held }))
  await send(client, words)
  expect(unsentTo('101')).toEqual([])
  expect(shown()).toEqual([])
  expect(useToasts.getState().at(-1)?.text).toContain('waits for a moderator')
})

test('without an answer it waits, and goes out again under the same key', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send(client, words)
  expect(unsentTo('101')).toMatchObject([{ state: 'waiting' }])

  server.mockResolvedValueOnce(Response.json({ comment: exampleComment({ _id: '9' }) }))
  await sendFromPage(client, () => {})
  await expect.poll(() => shown()).toEqual(['9'])
  expect(keyOf(1)).toBe(keyOf(0))
})

test('what was refused does not go out by itself, and a new attempt is a new one', async () => {
  server.mockResolvedValueOnce(refusal(403, 'forbidden', 'This post is locked'))
  await send(client, words)
  const [unsent] = unsentTo('101')
  expect(unsent).toMatchObject({ problem: 'This post is locked', state: 'refused' })

  await sendFromPage(client, () => {})
  expect(server).toHaveBeenCalledTimes(1)

  server.mockResolvedValueOnce(Response.json({ comment: exampleComment({ _id: '9' }) }))
  await attempt(client, unsent!.id)
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test('an ended session takes nothing away: who lets it go still sees the comment, which waits for them', async () => {
  const sending = sendAfterTheEnd()
  await expect.poll(() => useSession.getState().hasEnded).toBe(true)
  clearUser()
  await sending
  await expect.poll(() => unsentTo('101')).toMatchObject([waiting])

  signIn(gita, 'new')
  server.mockResolvedValueOnce(Response.json({ comment: exampleComment({ _id: '9' }) }))
  await sendFromPage(client, () => {})
  await expect.poll(() => shown()).toEqual(['9'])
})

test('a comment is stored for its writer alone, whoever logs in', async () => {
  const sending = sendAfterTheEnd()
  await expect.poll(() => useSession.getState().hasEnded).toBe(true)
  signIn({ _id: '2', username: 'hari', image: null }, 'other')
  await sending
  expect(unsentTo('101')).toEqual([])
  expect(await listStored('1')).toHaveLength(1)
  expect(useToasts.getState().at(-1)?.text).toContain('kept for the account that wrote it')

  signIn(gita, 'new')
  await expect.poll(() => unsentTo('101')).toMatchObject([waiting])
})

test('who logs in again over the page has sent it once', async () => {
  const sending = sendAfterTheEnd()
  await expect.poll(() => useSession.getState().hasEnded).toBe(true)
  server.mockResolvedValueOnce(Response.json({ comment: exampleComment({ _id: '9' }) }))
  signIn(gita, 'new')
  await sending
  expect(shown()).toEqual(['9'])
  const sent = server.mock.calls.filter(([url]) => url === '/api/comments')
  expect(sent.map(([, init]) => new Headers(init?.headers).get('authorization'))).toEqual([
    'Bearer token',
    'Bearer new',
  ])
})

test('what a closed tab could not send goes out once, later', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send(client, words)
  // The tab is closed and another opened: the stored state is read again.
  clearUser()
  setUser({ _id: '1', username: 'gita', image: null })
  setToken('token')
  await expect.poll(() => unsentTo('101')).toMatchObject([waiting])

  server.mockResolvedValueOnce(Response.json({ comment: exampleComment({ _id: '9' }) }))
  await sendFromPage(client, () => {})
  expect(shown()).toEqual(['9'])
  expect(keyOf(1)).toBe(keyOf(0))
})

/** The server knows neither the token nor the cookie any more. */
function sendAfterTheEnd() {
  const isOver = async () => refusal(401, 'unauthenticated', 'Please log in')
  server.mockImplementationOnce(isOver).mockImplementationOnce(isOver)
  return send(client, words)
}

function shown() {
  return client
    .getQueryData(commentsOf('101', 'best').queryKey)
    ?.pages.flatMap(({ comments }) => comments.map(({ _id }) => _id))
}

function refusal(status: number, code: string, error: string) {
  return Response.json({ error, code }, { status })
}

function keyOf(call: number) {
  return new Headers(server.mock.calls[call]?.[1]?.headers).get('idempotency-key')
}

function bodyOf(call: number) {
  return JSON.parse(String(server.mock.calls[call]?.[1]?.body))
}
