import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteStoresOfOthers } from '#features/core/offline/database.ts'
import { refetchWhenBack } from '#features/core/offline/restoring.ts'
import { storeAll } from '#features/core/offline/store.ts'
import { popularHubs } from '#features/hubs/hubs/popular.ts'
import { useLine } from '#lib/line.ts'
import { lineWorks, setLine } from '#lib/lineNews.ts'
import { clearUser, signIn } from '#lib/session.ts'
import { withIndexedDb } from '../../test/indexedDb.ts'
import { queryClient } from './queryClient.ts'

withIndexedDb()

const AT_NOON = Date.UTC(2026, 10, 17, 6, 15)
const server = vi.spyOn(globalThis, 'fetch')
const hubs = popularHubs()
const stored = {
  hash: JSON.stringify(hubs.queryKey),
  data: { jehubs: ['stored'] },
  at: AT_NOON,
  bytes: 20,
}

beforeEach(() => {
  signIn({ _id: '7', username: 'sita', image: null }, 'token')
  server.mockRejectedValue(new TypeError('Failed to fetch'))
})

afterEach(async () => {
  queryClient.clear()
  server.mockReset()
  setLine('up')
  clearUser()
  await deleteStoresOfOthers([])
})

test('without a reply the page shows what was read before, with its age, and later what is new', async () => {
  await storeAll('7', [stored])
  const stopRefetching = refetchWhenBack(queryClient)
  const seen = new QueryObserver(queryClient, hubs)
  const stop = seen.subscribe(() => {})
  await expect.poll(() => seen.getCurrentResult().data).toEqual(['stored'])
  await expect.poll(() => seen.getCurrentResult().dataUpdatedAt).toBe(AT_NOON)
  expect(useLine.getState().line).toBe('in doubt')

  server.mockResolvedValue(Response.json({ jehubs: [] }))
  setLine('cut')
  lineWorks()
  await expect.poll(() => seen.getCurrentResult().data).toEqual([])
  stop()
  stopRefetching()
})

test('what another has read is not shown, and once the connection is lost it is not tried again', async () => {
  await storeAll('8', [stored])
  setLine('cut')
  const seen = new QueryObserver(queryClient, hubs)
  const stop = seen.subscribe(() => {})
  await expect.poll(() => seen.getCurrentResult().isError).toBe(true)
  expect(server).toHaveBeenCalledOnce()
  stop()
})
