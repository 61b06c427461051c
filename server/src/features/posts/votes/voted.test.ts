import { postApi } from '@jes/contract/posts/posts'
import { voteApi } from '@jes/contract/posts/votes'
import { beforeEach, expect, test } from 'vitest'
import { block, posted, takeDown } from '#test/postings.ts'
import { type Person, person, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

let author: Person
let voter: Person

beforeEach(async () => {
  ;[author, voter] = [await person('author'), await person('voter')]
})

function vote(id: string, value: 1 | 0 | -1) {
  return voter.call(postApi.vote, { params: { id }, body: { value } })
}

async function listed(direction?: 'up' | 'down') {
  const { ads } = await voter.call(voteApi.list, { query: { direction } })
  return ads.map(({ _id }) => _id)
}

test('what I voted up and down is listed apart, the latest first, without my own posts', async () => {
  const [first, second, third] = [await posted(author), await posted(author), await posted(author)]
  await write(voter)
  await vote(first, 1)
  await vote(second, 1)
  await vote(third, -1)
  expect(await listed()).toEqual([second, first])
  expect(await listed('down')).toEqual([third])
  await vote(second, -1)
  await vote(first, 0)
  expect(await listed('up')).toEqual([])
  expect((await listed('down')).toSorted()).toEqual([second, third].toSorted())
})

test('page by page, it misses nothing', async () => {
  const ids: string[] = []
  for (let n = 0; n < 5; n++) ids.push(await posted(author))
  for (const id of ids) await vote(id, 1)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await voter.call(voteApi.list, { query: { limit: 2, cursor } })
    seen.push(...page.ads.map(({ _id }) => _id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(ids.toReversed())
})

test('what I may no longer read is not among it', async () => {
  const [gone, kept] = [await posted(author), await posted(author)]
  const other = await posted(await person('other'))
  for (const id of [gone, kept, other]) await vote(id, 1)
  await takeDown(gone)
  expect(await listed()).toEqual([other, kept])
  await block(author, voter)
  expect(await listed()).toEqual([other])
})

test('nobody else sees it', async () => {
  await expect(visitor.call(voteApi.list, { query: {} })).rejects.toMatchObject({ status: 401 })
})
