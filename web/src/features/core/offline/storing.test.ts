import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUser, signIn, useSession, VISITOR, whenBack } from '#lib/session.ts'
import { withIndexedDb } from '../../../../test/indexedDb.ts'
import { deleteStoresOfOthers } from './database.ts'
import { forgetWithSession } from './forgetting.ts'
import { findStored } from './store.ts'
import { storeQueries } from './storing.ts'

withIndexedDb()

const sita = { _id: '7', username: 'sita', image: null }
const hari = { _id: '8', username: 'hari', image: null }
const handleFailure = vi.fn()
let client: QueryClient
let stops: (() => void)[]

beforeEach(() => {
  signIn(sita, 'token')
  client = new QueryClient()
  client.setQueryData(['post', '1'], 'Read before')
  stops = [forgetWithSession(handleFailure), storeQueries(client, handleFailure)]
})

afterEach(async () => {
  for (const stop of stops) stop()
  clearUser()
  await deleteStoresOfOthers([])
  expect(handleFailure).not.toHaveBeenCalled()
})

test('what is read is stored for its reader, also what was there before', async () => {
  client.setQueryData(['post', '2'], 'Read after')
  client.setQueryData(['earnings', 'mine'], 'Not read on the way')
  await expect.poll(() => stored(sita._id, ['post', '2'])).toBe('Read after')
  expect(await stored(sita._id, ['post', '1'])).toBe('Read before')
  expect(await stored(sita._id, ['earnings', 'mine'])).toBeUndefined()
  expect(await stored(VISITOR, ['post', '1'])).toBeUndefined()
})

test.each([
  ['a log-out', () => clearUser()],
  ['a log-in of another', () => signIn(hari, 'other')],
  ['the end of the session', () => void whenBack(sita._id)],
])('%s deletes the store, and nothing is written after it', async (_, leave) => {
  await expect.poll(() => stored(sita._id, ['post', '1'])).toBe('Read before')
  client.setQueryData(['post', '3'], 'A secret')
  leave()
  await expect.poll(namesOfStores).not.toContain(`jes-read-${sita._id}`)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(namesOfStores).not.toContain(`jes-read-${sita._id}`)
  expect(await stored(hari._id, ['post', '3'])).toBeUndefined()
  useSession.setState({ hasEnded: false })
})

async function stored(owner: string, key: string[]) {
  return (await findStored(owner, JSON.stringify(key)))?.data
}

async function namesOfStores() {
  return (await indexedDB.databases()).map(({ name }) => name)
}
