import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api.ts'
import { clearUser, signIn } from '#lib/session.ts'
import { withIndexedDb } from '../../../../test/indexedDb.ts'
import { type Act, useActs } from './acts.ts'
import { exampleAct } from './exampleAct.ts'
import { keepUnsent } from './keep.ts'
import { keep } from './keeping.ts'
import { changeAct, dropAccount, dropAct, loadActs, restoreAct, showChange } from './outbox.ts'
import { sendFromPage } from './page.ts'
import { type Sender, sendOne, sendWaiting } from './sendWaiting.ts'
import { listStored, putStored } from './storage.ts'

withIndexedDb()

const gita = { _id: '1', username: 'gita', image: null }
const HOURS = 60 * 60_000

beforeEach(() => signIn(gita, 'token'))

afterEach(async () => {
  for (const id of ['1', '2']) await dropAccount(id)
  clearUser()
  vi.restoreAllMocks()
})

test('what waits goes out oldest first, whatever order it was stored in', async () => {
  const first = exampleAct({ subject: 'post 1' })
  const second = exampleAct({ subject: 'post 2' })
  await putStored(second)
  await putStored(first)
  const sent: string[] = []
  expect(await sendWaiting(sender({ deliver: async (act) => sent.push(act.subject) }))).toBe(true)
  expect(sent).toEqual(['post 1', 'post 2'])
  expect(await listStored('1')).toEqual([])
})

test('what cannot be read, as while the page is left, takes nothing from the page', async () => {
  await putStored(exampleAct({ subject: 'post 1' }))
  await loadActs()
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('Left', 'AbortError')
  })
  await loadActs()
  expect(useActs.getState()).toMatchObject([{ subject: 'post 1' }])
})

test('two tabs that send at the same time send each act once', async () => {
  for (const id of ['1', '2', '3']) await putStored(exampleAct({ subject: `post ${id}` }))
  const sent: string[] = []
  const deliver = async ({ subject }: Act) => void sent.push(subject)
  await Promise.all([sendWaiting(sender({ deliver })), sendWaiting(sender({ deliver }))])
  expect(sent).toEqual(['post 1', 'post 2', 'post 3'])
})

test('without a line it stops at the first, which waits with its key for the next attempt', async () => {
  const acts = [exampleAct({ subject: 'post 1' }), exampleAct({ subject: 'post 2' })]
  for (const act of acts) await putStored(act)
  const deliver = vi.fn<Sender['deliver']>(() => Promise.reject(new ApiError(0, {})))
  expect(await sendWaiting(sender({ deliver }))).toBe(false)
  expect(deliver).toHaveBeenCalledTimes(1)
  expect(await listStored('1')).toMatchObject([
    { state: 'waiting', attempts: 1, key: acts[0]!.key },
    { state: 'waiting', attempts: 0 },
  ])
})

test('a refused one stays with the reason, and does not hold up those behind it', async () => {
  await putStored(exampleAct({ subject: 'post 1' }))
  await putStored(exampleAct({ subject: 'post 2' }))
  const onRefused = vi.fn()
  const deliver = async ({ subject }: Act) => {
    if (subject === 'post 1') throw new ApiError(404, { error: 'It was deleted' })
  }
  expect(await sendWaiting(sender({ deliver, onRefused }))).toBe(true)
  expect(await listStored('1')).toMatchObject([{ state: 'refused', problem: 'It was deleted' }])
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(await sendWaiting(sender({ deliver, onRefused }))).toBe(true)
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test.each([
  [503, 'overloaded', undefined],
  [429, 'too_many', undefined],
  [401, 'unauthenticated', undefined],
  [409, 'conflict', 'request.under_way'],
])('%i %s is not a refusal: it waits', async (status, code, reason) => {
  await putStored(exampleAct())
  const deliver = () => Promise.reject(new ApiError(status, { code, reason } as object))
  expect(await sendWaiting(sender({ deliver }))).toBe(false)
  expect(await listStored('1')).toMatchObject([{ state: 'waiting' }])
})

test('what was to be deleted and is gone counts as deleted', async () => {
  await putStored(exampleAct({ kind: 'delete', wish: null }))
  await sendWaiting(sender({ deliver: () => Promise.reject(new ApiError(404, {})) }))
  expect(await listStored('1')).toEqual([])
})

test('a post that was sent a day ago without a reply is not sent again by itself: the server has forgotten its key', async () => {
  const triedAt = new Date(Date.now() - 21 * HOURS).toISOString()
  await putStored(exampleAct({ kind: 'post' } as object, { triedAt, attempts: 1 }))
  const deliver = vi.fn<Sender['deliver']>(async () => {})
  await sendWaiting(sender({ deliver }))
  expect(deliver).not.toHaveBeenCalled()
  const [act] = await listStored('1')
  expect(act?.problem).toContain('look before you send it again')
  await sendOne(sender({ deliver }), act!.id)
  expect(deliver).toHaveBeenCalledTimes(1)
})

test('a later wish about the same thing replaces the earlier one', async () => {
  await keep(exampleAct())
  await keep(exampleAct({ wish: false }))
  expect(useActs.getState()).toMatchObject([{ wish: false }])
  expect(await listStored('1')).toMatchObject([{ wish: false }])
})

test('only an act without any reply is kept; a refusal is said at once', async () => {
  expect(await keepUnsent(new ApiError(403, {}), exampleAct())).toBe(false)
  expect(await keepUnsent(new TypeError('A bug'), exampleAct())).toBe(false)
  expect(await listStored('1')).toEqual([])
  expect(await keepUnsent(new ApiError(0, {}), exampleAct())).toBe(true)
  expect(await listStored('1')).toHaveLength(1)
})

test('what waits belongs to its account: another neither sees nor sends it, and its writer finds it again', async () => {
  const server = vi.spyOn(globalThis, 'fetch')
  await keep(exampleAct())
  signIn({ _id: '2', username: 'hari', image: null }, 'other')
  expect(useActs.getState()).toEqual([])
  expect(await sendFromPage(new QueryClient(), () => {})).toBe(true)
  expect(server).not.toHaveBeenCalled()

  signIn(gita, 'new')
  await expect.poll(() => useActs.getState()).toMatchObject([{ subject: 'post 12' }])
  server.mockResolvedValueOnce(Response.json({ isBookmarked: true, bookmarkCount: 1 }))
  await sendFromPage(new QueryClient(), () => {})
  const [url, init] = server.mock.calls[0]!
  expect(url).toBe('/api/bookmarks/12')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer new')
})

test('an act that is being sent while its account logs out does not come back', async () => {
  const act = exampleAct()
  await putStored(act)
  const deliver = async () => {
    await dropAccount('1')
    throw new ApiError(0, {})
  }
  await sendOne(sender({ deliver }), act.id)
  expect(await listStored('1')).toEqual([])
})

test('where nobody can be asked, what may have arrived waits for a page, and the next is sent', async () => {
  const triedAt = new Date(Date.now() - 30 * HOURS).toISOString()
  const comment = exampleAct({ kind: 'comment', subject: 'comment 1' }, { triedAt })
  await putStored(comment)
  await putStored(exampleAct({ subject: 'post 2' }))
  const deliver = vi.fn<Sender['deliver']>()
  expect(await sendWaiting(sender({ deliver, mayHaveArrived: null }))).toBe(true)
  expect(deliver.mock.calls.map(([act]) => act.subject)).toEqual(['post 2'])
  expect(await listStored('1')).toMatchObject([{ id: comment.id, state: 'waiting' }])
})

test('a discarded act can be brought back to its place', async () => {
  const first = exampleAct({ subject: 'post 1' })
  await putStored(first)
  await putStored(exampleAct({ subject: 'post 2' }))
  await loadActs()
  await dropAct(first.id)
  expect(useActs.getState()).toHaveLength(1)
  await restoreAct(first)
  expect(useActs.getState().map(({ subject }) => subject)).toEqual(['post 1', 'post 2'])
})

test('after a crash in the middle of sending it waits', async () => {
  const act = exampleAct()
  await putStored(act)
  void sendOne(sender({ deliver: () => new Promise(() => {}) }), act.id)
  await expect.poll(async () => (await listStored('1'))[0]?.attempts).toBe(1)
  expect(await listStored('1')).toMatchObject([{ state: 'waiting', key: act.key }])
})

test('a change does not bring back what was sent meanwhile', async () => {
  await changeAct('nowhere', { problem: 'No' })
  expect(await listStored('1')).toEqual([])
})

function sender(change: Partial<Sender>): Sender {
  return {
    userId: '1',
    deliver: async () => {},
    onSent: () => {},
    onRefused: () => {},
    show: showChange,
    mayHaveArrived: 'Please look before you send it again.',
    ...change,
  }
}
