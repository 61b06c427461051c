import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeGate, type GatedKind, type GatedThing, useGate } from '#lib/gate.ts'
import { readText, storeText } from '#lib/localText.ts'
import { clearUser, signIn } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { finishAct } from './finishAct.ts'
import { storeAct } from './storedAct.ts'

const server = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  server.mockReset()
  server.mockImplementation(async () => Response.json({}))
  useToasts.setState([], true)
  signIn({ _id: '12', username: 'sita', image: null }, 'token')
})
afterEach(() => {
  clearUser()
  closeGate()
  sessionStorage.clear()
})

test.each<[GatedKind, GatedThing, string, object | undefined]>([
  ['upvote', { _id: '9', title: 'Momo' }, 'PATCH /api/ads/9/vote', { value: 1 }],
  ['downvote', { _id: '8', ad: '9' }, 'PATCH /api/comments/8/vote', { value: -1 }],
  ['bookmark', { _id: '9' }, 'POST /api/bookmarks/9', undefined],
  ['repost', { _id: '9' }, 'POST /api/ads/9/repost', undefined],
  ['follow', { _id: '13', displayName: 'Hari' }, 'POST /api/users/13/follow', undefined],
  ['join', { _id: '31', name: 'TrekNepal' }, 'POST /api/jehub/31/join', undefined],
  ['choose', { _id: '9', choice: 2 }, 'PATCH /api/ads/9/poll', { choice: 2 }],
  [
    'reply',
    { content: ' Ma pani! ', ad: '9', parentComment: '8' },
    'POST /api/comments',
    { ad: '9', content: 'Ma pani!', parentComment: '8' },
  ],
])('%s: it is sent once, after the way over a provider', async (kind, thing, request, body) => {
  leaveFor(kind, thing)
  expect(await finishAct()).toBeNull()
  expect(await finishAct()).toBeNull()
  expect(sent()).toEqual([[request, body]])
  expect(useToasts.getState().map(({ tone }) => tone)).toEqual(['success'])
})

test('the text of a comment stays stored until the server has it', async () => {
  const draftKey = 'jes-comment-visitor-9-post'
  storeText(draftKey, 'Namaste')
  server.mockResolvedValueOnce(
    Response.json({ error: 'This post is locked', code: 'forbidden' }, { status: 403 }),
  )
  leaveFor('comment', { content: 'Namaste', ad: '9', draftKey })
  await finishAct()
  expect(useToasts.getState()[0]).toMatchObject({ tone: 'error', text: 'This post is locked' })
  expect(readText(draftKey)).toBe('Namaste')

  leaveFor('comment', { content: 'Namaste', ad: '9', draftKey })
  await finishAct()
  expect(readText(draftKey)).toBeNull()
})

test('a message leads on to its talk, and a report only back to its page', async () => {
  server.mockResolvedValueOnce(Response.json({ _id: '77' }))
  leaveFor('message', { _id: '13', displayName: 'Hari' })
  expect(await finishAct()).toBe('/messages/77')
  leaveFor('report', {})
  expect(await finishAct()).toBeNull()
  expect(sent()).toHaveLength(1)
})

test('who leaves without a wish takes no older one along', async () => {
  leaveFor('upvote', { _id: '9' })
  closeGate()
  storeAct()
  expect(await finishAct()).toBeNull()
  expect(sent()).toEqual([])
})

function leaveFor(kind: GatedKind, thing: GatedThing) {
  useGate.setState({ kind, thing, act: () => {} }, true)
  storeAct()
  closeGate()
}

function sent() {
  return server.mock.calls.map(([url, init]) => [
    `${init?.method} ${url}`,
    init?.body ? JSON.parse(String(init.body)) : undefined,
  ])
}
