import type { PostPage } from '@jes/contract/posts/posts'
import { type InfiniteData, QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { examplePost } from '#features/core/postActions/examplePost.ts'
import { keyFor } from '#lib/keys.ts'
import { showInHub } from './hubLists.ts'

const jehub = { _id: '31', name: 'TrekNepal', icon: null }
const pinned = examplePost({ _id: '1', jehub, isHubPinned: true })
const older = examplePost({ _id: '2', jehub })
const fresh = examplePost({ _id: '3', jehub })

test('a new post stands in its hub at once, below what is pinned', () => {
  expect(idsAfter(fresh, keyFor('lists', 'posts', 'hub', '31', 'hot', null))).toEqual([
    '1',
    '3',
    '2',
  ])
  expect(idsAfter(fresh, keyFor('lists', 'posts', 'hub', '31', 'new', null))).toEqual([
    '1',
    '3',
    '2',
  ])
})

test('it is not among the best of a time, in another hub, or where it is held', () => {
  const held = examplePost({ _id: '3', jehub, state: 'held' })

  expect(idsAfter(fresh, keyFor('lists', 'posts', 'hub', '31', 'top', 'week'))).toEqual(['1', '2'])
  expect(idsAfter(fresh, keyFor('lists', 'posts', 'hub', '32', 'hot', null))).toEqual(['1', '2'])
  expect(idsAfter(held, keyFor('lists', 'posts', 'hub', '31', 'hot', null))).toEqual(['1', '2'])
})

function idsAfter(post: typeof fresh, queryKey: QueryKey) {
  const client = new QueryClient()
  const page: PostPage = { ads: [pinned, older], nextCursor: null }
  client.setQueryData(queryKey, { pages: [page], pageParams: [undefined] })
  showInHub(client, post)
  const list = client.getQueryData<InfiniteData<PostPage>>(queryKey)
  return list?.pages.flatMap(({ ads }) => ads.map(({ _id }) => _id))
}
