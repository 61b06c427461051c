import { commentApi } from '@jes/contract/comments/comments'
import { savedCommentApi } from '@jes/contract/comments/savedComments'
import { beforeEach, expect, test } from 'vitest'
import { block } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { ask, type Person, person, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

let author: Person
let reader: Person
let post: string

beforeEach(async () => {
  ;[author, reader] = [await person('author'), await person('reader')]
  post = (await write(author, { title: 'Momo of Patan' }))._id
})

function set(id: string, saved: boolean, who = reader) {
  return who.call(savedCommentApi.set, { params: { id }, body: { saved } })
}

async function listed(who = reader) {
  const { comments } = await who.call(savedCommentApi.list, { query: {} })
  return comments.map(({ comment, ad }) => [comment._id, ad.title])
}

test('a comment is saved once, found again with its post, and let go', async () => {
  const { _id: id } = await say(author, post, 'Jhol with timur')
  for (const _ of [1, 2]) expect(await set(id, true)).toEqual({ isSaved: true })
  expect(await listed()).toEqual([[id, 'Momo of Patan']])
  expect(await listed(author)).toEqual([])
  expect(await reader.call(savedCommentApi.find, { params: { id } })).toEqual({ isSaved: true })
  expect(await set(id, false)).toEqual({ isSaved: false })
  expect(await listed()).toEqual([])
})

test('saved comments go page by page, the latest saved first', async () => {
  const ids: string[] = []
  for (const content of ['One', 'Two', 'Three']) ids.push((await say(author, post, content))._id)
  for (const id of ids) await set(id, true)
  const first = await reader.call(savedCommentApi.list, { query: { limit: 2 } })
  const cursor = first.nextCursor!
  const rest = await reader.call(savedCommentApi.list, { query: { limit: 2, cursor } })
  const seen = [...first.comments, ...rest.comments].map(({ comment }) => comment._id)
  expect(seen).toEqual(ids.toReversed())
  expect(rest.nextCursor).toBeNull()
})

test('what is deleted, or of somebody behind a block, is not shown', async () => {
  const other = await person('other')
  const mine = await say(author, post, 'One')
  const theirs = await say(other, post, 'Two')
  for (const { _id: id } of [mine, theirs]) await set(id, true)
  await author.call(commentApi.remove, { params: { id: mine._id } })
  await block(other, reader)
  expect(await listed()).toEqual([])
})

test('only what can be read is saved, with the same refusal for nothing', async () => {
  const { _id: id } = await say(author, post, 'One')
  await block(author, reader)
  const replies = await Promise.all(
    [id, '4611686018427387904'].map((id) =>
      ask(savedCommentApi.set, { params: { id }, body: { saved: true } }, { token: reader.token }),
    ),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(replies[0]!.body).toBe(replies[1]!.body)
  await expect(visitor.call(savedCommentApi.list, { query: {} })).rejects.toMatchObject({
    status: 401,
  })
})
