import { peopleListApi } from '@jes/contract/feeds/peopleLists'
import { expect, test } from 'vitest'
import { sql } from '#lib/db.ts'
import { person } from '#test/world.ts'
import { findListHead } from './listHead.ts'

test('a public list has a head for previews, a private one is not there', async () => {
  const owner = await person('owner')
  const body = { name: 'Trek guides', about: 'Who knows the way', isPublic: true }
  const { list } = await owner.call(peopleListApi.create, { body })
  const head = (await findListHead(sql, list._id))('en')
  expect(head).toMatchObject({
    title: expect.stringContaining('Trek guides'),
    description: 'Who knows the way',
    isListed: false,
    status: 200,
  })
  await owner.call(peopleListApi.change, { params: { id: list._id }, body: { isPublic: false } })
  for (const id of [list._id, owner.id, 'x'])
    expect((await findListHead(sql, id))('en').status).toBe(404)
})
