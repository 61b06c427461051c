import { afterEach, beforeEach, expect, test } from 'vitest'
import { exampleKept } from '#features/posts/keptPosts/exampleKept.ts'
import { forgetAccount, rememberAccount } from '#lib/knownAccounts.ts'
import { clearUser, signIn, useSession } from '#lib/session.ts'
import { withIndexedDb } from '../../../../test/indexedDb.ts'
import { deleteStoresOfOthers } from './database.ts'
import { forgetWithSession } from './forgetting.ts'
import { changeStoredRule, findRule, listKept, putKept } from './keptStore.ts'
import { findStored, storeAll } from './store.ts'

withIndexedDb()

const sita = { _id: '1', username: 'sita', image: null }
const hari = { _id: '2', username: 'hari', image: null }

let stop: () => void

beforeEach(async () => {
  signIn(sita, 'token')
  await storeAll(sita._id, [{ hash: 'me', data: 'of sita', at: 1, bytes: 10 }])
  stop = forgetWithSession((error) => {
    throw error
  })
})
afterEach(async () => {
  stop()
  clearUser()
  forgetAccount(sita._id)
  await deleteStoresOfOthers([])
})

function stored() {
  return findStored(sita._id, 'me')
}

test('what an account of this browser has read waits for it while another is used', async () => {
  rememberAccount(sita)
  signIn(hari, 'other token')
  await storeAll(hari._id, [{ hash: 'me', data: 'of hari', at: 1, bytes: 10 }])
  expect(await stored()).toMatchObject({ data: 'of sita' })
})

test('what it keeps leaves with its files, and is fetched again by its rule', async () => {
  rememberAccount(sita)
  await changeStoredRule(sita._id, (rule) => ({ ...rule, all: true, updatedAt: 7 }))
  await putKept(sita._id, exampleKept('1', 1, 20))
  signIn(hari, 'other token')
  await expect.poll(() => listKept(sita._id)).toEqual([])
  expect(await findRule(sita._id)).toMatchObject({ all: true, updatedAt: 0 })
})

test('it goes when another logs in who does not share the browser', async () => {
  signIn(hari, 'other token')
  await expect.poll(stored).toBeUndefined()
})

test('it goes when the server has ended the session, though the account is known here', async () => {
  rememberAccount(sita)
  useSession.setState({ hasEnded: true })
  await expect.poll(stored).toBeUndefined()
})
