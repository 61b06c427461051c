import { afterEach, expect, test } from 'vitest'
import { withIndexedDb } from '../../../../test/indexedDb.ts'
import { takeOldComments } from './oldComments.ts'
import { deleteAccount, listStored } from './storage.ts'

withIndexedDb()

const old = {
  key: 'k1',
  postId: '12',
  parentComment: null,
  content: 'He waits',
  at: '2026-11-01T08:00:00.000Z',
  isSending: true,
  problem: null,
  isWaiting: true,
}

afterEach(async () => {
  localStorage.clear()
  await deleteAccount('1')
})

test('comments that an older version left go into the outbox once, in their order, with their keys', async () => {
  const later = {
    ...old,
    key: 'k2',
    at: '2026-11-02T08:00:00.000Z',
    content: 'Still',
    parentComment: '7',
  }
  const refused = {
    ...old,
    key: 'k3',
    at: '2026-11-03T08:00:00.000Z',
    isWaiting: false,
    problem: 'Locked',
  }
  for (const one of [later, old, refused]) keep('1', one.key, JSON.stringify(one))
  keep('2', 'k9', JSON.stringify(old))
  keep('1', 'broken', '{')
  await takeOldComments('1')
  await takeOldComments('1')

  expect(await listStored('1')).toMatchObject([
    {
      kind: 'comment',
      key: 'k1',
      triedAt: old.at,
      state: 'waiting',
      wish: { content: 'He waits' },
    },
    { key: 'k2', sent: { body: { ad: '12', content: 'Still', parentComment: '7' } } },
    { state: 'refused', problem: 'Locked', triedAt: null },
  ])
  const left = Object.keys(localStorage).filter((name) => name.startsWith('jes-unsent'))
  expect(left).toEqual(['jes-unsent-2-k9'])
})

function keep(userId: string, key: string, text: string) {
  localStorage.setItem(`jes-unsent-${userId}-${key}`, text)
}
