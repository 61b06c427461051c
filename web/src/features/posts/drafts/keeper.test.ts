import type { Draft } from '@jes/contract/posts/drafts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankDraft } from './draftContent.ts'
import { createKeeper } from './keeper.ts'
import { readLocal, writeLocal } from './localDraft.ts'

const KEY = 'jes-draft-7'
const LATER = '2026-10-14T08:00:00.000Z'
const server = vi.spyOn(globalThis, 'fetch')
const onLine = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  onLine.mockReturnValue(true)
  server.mockReset()
  server.mockImplementation(async (url, request) =>
    request?.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json(
          draft(String(url).split('/').at(-1)!.replace('drafts', '31'), sentIn(request)),
        ),
  )
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is typed is in this browser after a blink and on the server after a breath', async () => {
  const keeper = createKeeper({ userId: '7' })
  keeper.keep({ ...blankDraft(), title: 'मोमो' })
  expect(keeper.useSign.getState()).toBe('unsaved')

  await vi.advanceTimersByTimeAsync(300)
  expect(readLocal(KEY)?.content.title).toBe('मोमो')
  expect(keeper.useSign.getState()).toBe('here')
  expect(server).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(2_000)
  expect(requests()).toEqual(['POST /api/drafts'])
  expect(keeper.useSign.getState()).toBe('saved')
  expect(createKeeper({ userId: '7' }).restored).toMatchObject({ id: '31', isSent: true })
})

test('the next change goes into the same draft, and nothing typed sends nothing', async () => {
  const keeper = createKeeper({ userId: '7' })
  keeper.keep(blankDraft())
  keeper.keep({ ...blankDraft(), title: 'a' })
  await vi.advanceTimersByTimeAsync(2_000)
  keeper.keep({ ...blankDraft(), title: 'ab' })
  await vi.advanceTimersByTimeAsync(2_000)

  expect(requests()).toEqual(['POST /api/drafts', 'PUT /api/drafts/31'])
})

test('offline it stays in this browser until there is a connection', async () => {
  onLine.mockReturnValue(false)
  const keeper = createKeeper({ userId: '7' })
  keeper.keep({ ...blankDraft(), content: 'offline' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server).not.toHaveBeenCalled()
  expect(keeper.useSign.getState()).toBe('here')
  expect(keeper.isSafe()).toBe(false)

  onLine.mockReturnValue(true)
  await keeper.save()
  expect(keeper.useSign.getState()).toBe('saved')
})

test('a draft that was emptied goes, here and on the server', async () => {
  const keeper = createKeeper({ userId: '7' })
  keeper.keep({ ...blankDraft(), title: 'a' })
  await vi.advanceTimersByTimeAsync(2_000)
  keeper.keep(blankDraft())
  await vi.advanceTimersByTimeAsync(2_000)

  expect(requests()).toEqual(['POST /api/drafts', 'DELETE /api/drafts/31'])
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('when it becomes a post nothing is saved any more, and its id is known', async () => {
  const keeper = createKeeper({ userId: '7' })
  keeper.keep({ ...blankDraft(), title: 'a' })
  void keeper.save()
  await Promise.resolve()
  keeper.keep({ ...blankDraft(), title: 'ab' })

  expect(await keeper.stop()).toBe('31')
  keeper.forget()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(requests()).toEqual(['POST /api/drafts'])
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('an answer for a draft that was put aside does not become the id of the next', async () => {
  let answer = (_: Response) => {}
  server.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const keeper = createKeeper({ userId: '7' })
  keeper.keep({ ...blankDraft(), title: 'first' })
  const saving = keeper.save()
  await vi.advanceTimersByTimeAsync(0)
  keeper.adopt(null)
  keeper.keep({ ...blankDraft(), title: 'second' })
  answer(Response.json(draft('99', { title: 'first' })))
  await saving

  expect(keeper.isDraft('99')).toBe(false)
})

test('the newest wins: what was written elsewhere since, but never over what was typed here after', () => {
  const before = '2026-10-14T07:00:00.000Z'
  const local = {
    content: { ...blankDraft(), title: 'here' },
    id: '31',
    updatedAt: before,
    isSent: true,
  }
  const theirs = draft('31', { title: 'there' })

  writeLocal(KEY, { ...local, savedAt: Date.parse(before) })
  expect(createKeeper({ userId: '7' }).newerIn([theirs])).toBe(theirs)

  writeLocal(KEY, { ...local, savedAt: Date.parse(LATER) + 1 })
  expect(createKeeper({ userId: '7' }).newerIn([theirs])).toBeNull()

  writeLocal(KEY, { ...local, updatedAt: LATER, savedAt: 0 })
  expect(createKeeper({ userId: '7' }).newerIn([theirs])).toBeNull()
})

test('an edit is stored in this browser alone, and only as far as it differs', async () => {
  const stored = { ...blankDraft(), title: 'As it stands' }
  const keeper = createKeeper({ userId: '7', edited: { postId: '50', stored } })
  keeper.keep(stored)
  keeper.keep({ ...stored, title: 'As it should' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(readLocal(`${KEY}-50`)?.content.title).toBe('As it should')

  keeper.keep(stored)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(localStorage.getItem(`${KEY}-50`)).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

test('what cannot be read is no draft', () => {
  localStorage.setItem(KEY, '{"content":')
  expect(createKeeper({ userId: '7' }).restored).toBeNull()
})

function draft(_id: string, content: object): Draft {
  return { ...blankDraft(), ...content, _id, updatedAt: LATER }
}

function sentIn(request: RequestInit | undefined) {
  return JSON.parse(String(request?.body)) as object
}

function requests() {
  return server.mock.calls.map(([url, request]) => `${request?.method} ${url}`)
}

test('a form that is drawn anew before it stands still offers what was left here', () => {
  const left = { content: { ...blankDraft(), title: 'For everybody' }, id: '31', updatedAt: null }
  localStorage.setItem(
    'jes-draft-7',
    JSON.stringify({ ...left, isSent: true, savedAt: Date.now() }),
  )
  createKeeper({ userId: '7', isClean: true })
  const keeper = createKeeper({ userId: '7', isClean: true })
  expect(keeper.offered?.content.title).toBe('For everybody')

  keeper.begin()
  expect(createKeeper({ userId: '7', isClean: true }).offered).toBeNull()
})
