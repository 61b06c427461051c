import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { block } from '#test/postings.ts'
import { app, ask, person, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

test('a post is read whole, with and without a slash at the end', async () => {
  const content = 'A long story. '.repeat(100).trim()
  const { _id } = await write(await person('sita'), { content })
  const [bare, slashed] = await Promise.all(
    ['', '/'].map((end) => app.inject({ url: `/api/ads/${_id}${end}` })),
  )
  expect(bare?.json()).toMatchObject({ content, isExcerpt: false })
  expect(slashed?.json()).toEqual(bare?.json())
})

test('people who blocked each other do not find each other’s posts', async () => {
  const [sita, eve] = [await person('sita'), await person('eve')]
  const [hers, eves] = [await write(sita), await write(eve)]
  await block(sita, eve)
  const find = (who: typeof visitor, id: string) => who.call(postApi.find, { params: { id } })

  await expect(find(eve, hers._id)).rejects.toMatchObject({ status: 404 })
  await expect(find(sita, eves._id)).rejects.toMatchObject({ status: 404 })
  expect((await find(visitor, hers._id))._id).toBe(hers._id)
})

test.each(['abc', '0', '-1', '9223372036854775808'])('the id %s is none', async (id) => {
  const reply = await ask(postApi.find, { params: { id } })
  expect([reply.statusCode, reply.json().error]).toEqual([400, 'This id is not valid'])
})
