import { afterEach, expect, test } from 'vitest'
import { withIndexedDb } from '../../../../test/indexedDb.ts'
import { deleteStore, deleteStoresOfOthers } from './database.ts'
import { findStored, MOST_QUERIES, storeAll } from './store.ts'

withIndexedDb()

const query = (hash: string, at: number, bytes = 10) => ({ hash, data: `of ${hash}`, at, bytes })

afterEach(() => deleteStoresOfOthers([]))

test('what one account has read is unknown to another', async () => {
  await storeAll('sita', [query('me', 1)])
  expect(await findStored('sita', 'me')).toMatchObject({ data: 'of me', at: 1 })
  expect(await findStored('hari', 'me')).toBeUndefined()
})

test('of too many the oldest leave', async () => {
  const many = Array.from({ length: MOST_QUERIES + 2 }, (_, at) => query(`q${at}`, at))
  await storeAll('sita', many)
  expect(await findStored('sita', 'q1')).toBeUndefined()
  expect(await findStored('sita', 'q2')).toBeDefined()
})

test('of too much the oldest leave', async () => {
  await storeAll('sita', [query('old', 1, 5_000_000), query('new', 2, 5_000_000)])
  expect(await findStored('sita', 'old')).toBeUndefined()
  expect(await findStored('sita', 'new')).toBeDefined()
})

test('a store is deleted though it is open, and is empty when its owner is back', async () => {
  await storeAll('sita', [query('me', 1)])
  await deleteStore('sita')
  expect(await namesOfStores()).toEqual([])
  expect(await findStored('sita', 'me')).toBeUndefined()
})

test('what others left is swept away', async () => {
  await storeAll('sita', [query('me', 1)])
  await storeAll('hari', [query('me', 1)])
  expect(await deleteStoresOfOthers(['hari', 'visitor'])).toBe(true)
  expect(await namesOfStores()).toEqual(['jes-read-hari'])
  expect(await deleteStoresOfOthers(['hari', 'visitor'])).toBe(false)
})

/** Other tests share this browser, and have databases of other kinds. */
async function namesOfStores() {
  const names = (await indexedDB.databases()).map(({ name }) => name)
  return names.filter((name) => name?.startsWith('jes-read-'))
}
