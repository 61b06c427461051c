import { KEPT_CACHE } from '@jes/contract/site/worker'
import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteStoresOfOthers } from '#features/core/offline/database.ts'
import { findRule } from '#features/core/offline/keptStore.ts'
import { findStored } from '#features/core/offline/store.ts'
import { keyFor } from '#lib/keys.ts'
import { useLine } from '#lib/line.ts'
import { choose } from '#lib/preferences.ts'
import { clearUser, signIn } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { withIndexedDb } from '../../../../test/indexedDb.ts'
import { exampleBookmark } from './exampleKept.ts'
import { updateIfOld } from './following.ts'
import { keepBy, keepOne, loadKept, updateKept, useKept } from './kept.ts'
import { searchKept } from './search.ts'

withIndexedDb()

const server = vi.fn<typeof fetch>()
const files = new Map<string, Response>()
const picture = {
  _id: '9',
  url: '/media/kites-720.webp',
  width: 900,
  height: 600,
  placeholder: '',
  alt: '',
  sizes: [
    { width: 480, bytes: 30_000, webp: '/media/kites-480.webp', avif: null },
    { width: 1200, bytes: 90_000, webp: '/media/kites-1200.webp', avif: null },
  ],
}
const kites = exampleBookmark('1', 1, {
  title: 'दशैंको चंगा',
  images: [picture],
  commentCount: 1,
  hashtags: [],
})
let saved = [kites]

beforeEach(() => {
  saved = [kites]
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => files.clear() })
  signIn({ _id: '1', username: 'sita', image: null }, 'token')
  server.mockImplementation(async (url) => reply(String(url)))
})

afterEach(async () => {
  clearUser()
  choose({ dataSaver: false })
  await loadKept()
  useKept.setState({ problem: null, noRoom: [] })
  await deleteStoresOfOthers([])
  server.mockReset()
  vi.unstubAllGlobals()
  files.clear()
  useToasts.setState([], true)
})

test('a choice that is made while what is stored is read stays', async () => {
  const loading = loadKept()
  const choosing = keepBy({ folders: ['5'] })
  await loading
  expect(useKept.getState().rule.folders).toEqual(['5'])
  await choosing
})

test('a bookmark that is kept can be read, with its comments and the chosen size of its picture', async () => {
  await keepOne(kites, true)
  expect(useKept.getState().posts.map(({ id }) => id)).toEqual(['1'])
  expect([...files.keys()]).toEqual(['/media/kites-480.webp'])
  expect(await readOffline(keyFor('post', '1'))).toMatchObject({ title: 'दशैंको चंगा' })
  expect(await readOffline(keyFor('comments', '1', 'all', 'new'))).toMatchObject({
    pages: [{ comments: [{ content: 'Over Bhaktapur' }] }],
  })

  await keepBy({ pictures: 'large' })
  expect([...files.keys()]).toEqual(['/media/kites-1200.webp'])
  await keepOne(kites, false)
  expect(useKept.getState().posts).toEqual([])
  expect(files.size).toBe(0)
})

test('everything that is saved is kept, and what is saved no longer leaves at the next update', async () => {
  saved = [kites, exampleBookmark('2', 2)]
  await keepBy({ all: true })
  expect(useKept.getState().posts).toHaveLength(2)
  saved = [kites]
  await updateKept()
  expect(useKept.getState().posts.map(({ id }) => id)).toEqual(['1'])
})

test('it is searched in both scripts, in posts and in comments', async () => {
  await keepOne(kites, true)
  const found = (words: string) => searchKept(useKept.getState().posts, words).length
  expect(found('dashain')).toBe(1)
  expect(found('चङ्गा')).toBe(1)
  expect(found('भक्तपुर')).toBe(1)
  expect(found('bhak')).toBe(1)
  expect(found('dashain momo')).toBe(0)
})

test('without a connection it says so, and what was kept stays', async () => {
  await keepOne(kites, true)
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await updateKept()
  expect(useKept.getState()).toMatchObject({ problem: 'offline', isUpdating: false })
  expect(useKept.getState().posts).toHaveLength(1)
})

test('it is updated once in six hours, and by itself neither offline nor in data saver', async () => {
  await keepBy({ all: true })
  server.mockClear()
  await updateIfOld()
  expect(server).not.toHaveBeenCalled()

  const { updatedAt } = await findRule('1')
  vi.setSystemTime(updatedAt + 7 * 60 * 60_000)
  choose({ dataSaver: true })
  await updateIfOld()
  choose({ dataSaver: false })
  useLine.setState({ line: 'cut' })
  await updateIfOld()
  useLine.setState({ line: 'up' })
  expect(server).not.toHaveBeenCalled()
  await updateIfOld()
  vi.useRealTimers()
  expect(server).toHaveBeenCalled()
})

test('who logs out while something is fetched leaves nothing of it', async () => {
  server.mockImplementation(async (url) => {
    if (String(url).startsWith('/api/comments')) clearUser()
    return reply(String(url))
  })
  await keepOne(kites, true)
  expect(files.size).toBe(0)
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('jes-read-1')
})

async function readOffline(key: readonly unknown[]) {
  return (await findStored('1', hashKey(key)))?.data
}

async function reply(url: string) {
  if (url.startsWith('/media/')) return new Response('pixels')
  if (url.startsWith('/api/bookmarks')) return Response.json({ bookmarks: saved, nextCursor: null })
  const comment = { content: 'Over Bhaktapur', user: null, replies: [] }
  return Response.json({ comments: [comment], total: 1, nextCursor: null })
}

/** As far as it is used: happy-dom has none. */
const cache = {
  match: async (url: string) => files.get(url)?.clone(),
  put: async (url: string, file: Response) => void files.set(url, file),
  delete: async (url: string) => files.delete(url),
  name: KEPT_CACHE,
}
