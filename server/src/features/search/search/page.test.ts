import { searchApi } from '@jes/contract/search/search'
import { expect, test } from 'vitest'
import { indexPosts } from '#features/core/searchIndex/posts.ts'
import { posted } from '#test/postings.ts'
import { newName, person, sql, visitor } from '#test/world.ts'

test.each(['new', 'top'] as const)('a cursor of the best goes on by the order %s', async (sort) => {
  const sita = await person('sita')
  const word = newName('momo').replace('_', '')
  const ids = [await posted(sita, { title: word }), await posted(sita, { title: word })]
  await indexPosts(sql, ids)
  const query = { q: word, type: 'ads', limit: 1 } as const
  const { ads, nextCursor } = await visitor.call(searchApi.search, { query })
  const cursor = nextCursor ?? ''
  const next = await visitor.call(searchApi.search, { query: { ...query, sort, cursor } })
  expect(new Set([...ads, ...next.ads].map(({ _id }) => _id)).size).toBeLessThanOrEqual(2)
})
