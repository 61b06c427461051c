import type { ListedUser } from '@jes/contract/core/users'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { takePersonOut } from '#features/people/relations/vanish.ts'
import { keyFor } from '#lib/keys.ts'
import { setStanding } from './followCache.ts'

const LISTS = [
  keyFor('lists', 'people', 'followers', '7'),
  keyFor('lists', 'people', 'suggested'),
  keyFor('lists', 'posts', 'found', { words: 'maya', kind: 'all' }),
]

const maya: ListedUser = {
  _id: '9',
  username: 'maya',
  displayName: 'Maya Gurung',
  image: null,
  isPremium: false,
  verifiedAs: null,
  bio: '',
  isFollowed: false,
}

test.each(LISTS)('whom I follow is followed in the list %s %s %s', (...key) => {
  const client = clientWith(key)
  setStanding(client, '9', { following: true, requested: false })
  expect(usersIn(client, key)).toEqual([{ ...maya, isFollowed: true, isRequested: false }])
})

test.each(LISTS)('whom I block is not in the list %s %s %s', (...key) => {
  const client = clientWith(key)
  takePersonOut(client, '9')
  expect(usersIn(client, key)).toEqual([])
})

function clientWith(key: QueryKey) {
  const client = new QueryClient()
  client.setQueryData(key, { pages: [{ users: [maya] }], pageParams: [undefined] })
  return client
}

function usersIn(client: QueryClient, key: QueryKey) {
  return client.getQueryData<{ pages: { users: ListedUser[] }[] }>(key)?.pages[0]?.users
}
