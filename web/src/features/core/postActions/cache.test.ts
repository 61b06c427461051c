import type { Post } from '@jes/contract/posts/posts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keyFor } from '#lib/keys.ts'
import { changePost } from './cache.ts'
import { examplePost } from './examplePost.ts'
import { takeOut } from './takeOut.ts'

const FEED = keyFor('lists', 'posts', 'feed', 'latest')
const FOUND = keyFor('lists', 'posts', 'found', { words: 'momo', kind: 'all' })
const BOOKMARKS = keyFor('lists', 'bookmarks', '', null)

const clip = examplePost({ _id: '5', kind: 'clip' })
const other = examplePost({ _id: '6' })

type Page = { ads?: Post[]; clips?: Post[]; bookmarks?: { ad: Post | null }[] }

test('a vote, a bookmark or an edit reaches a clip in the feed, among the bookmarks and in a search', () => {
  const client = clientWith()

  changePost(client, '5', (post) => ({ ...post, userVote: 1 }))

  expect(firstPage(client, FEED).ads?.map(({ userVote }) => userVote)).toEqual([0, 1])
  expect(firstPage(client, FOUND).clips?.map(({ userVote }) => userVote)).toEqual([1])
  expect(firstPage(client, BOOKMARKS).bookmarks?.map(({ ad }) => ad?.userVote)).toEqual([1])
})

test('a deleted clip goes from a search too, and comes back to its place', () => {
  const client = clientWith()

  const putBack = takeOut(client, '5')
  expect(firstPage(client, FEED).ads).toEqual([other])
  expect(firstPage(client, FOUND)).toEqual({ ads: [], clips: [] })

  putBack()
  expect(firstPage(client, FEED).ads).toEqual([other, clip])
  expect(firstPage(client, FOUND).clips).toEqual([clip])
})

test('a list that does not hold the post is still to be fetched anew', async () => {
  const client = clientWith()
  await client.invalidateQueries({ queryKey: keyFor('lists') })

  changePost(client, '6', (post) => ({ ...post, userVote: 1 }))

  expect(client.getQueryState(FOUND)?.isInvalidated).toBe(true)
})

function clientWith() {
  const client = new QueryClient()
  put(FEED, { ads: [other, clip] })
  put(FOUND, { ads: [], clips: [clip] })
  put(BOOKMARKS, { bookmarks: [{ ad: clip }] })
  return client

  function put(key: readonly unknown[], page: Page) {
    client.setQueryData(key, { pages: [page], pageParams: [undefined] })
  }
}

function firstPage(client: QueryClient, key: readonly unknown[]) {
  return client.getQueryData<{ pages: [Page] }>(key)!.pages[0]
}
