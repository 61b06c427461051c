import { postApi } from '@jes/contract/posts/posts'
import { postTranslationApi } from '@jes/contract/posts/postTranslation'
import { afterEach, expect, test } from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { hear } from '#test/cacheScene.ts'
import { founded } from '#test/hubs.ts'
import { block, posted } from '#test/postings.ts'
import { closeEngines, openEngine } from '#test/translating.ts'
import { ask, type Person, person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'

afterEach(closeEngines)

function translate(who: Person, id: string) {
  return who.call(postTranslationApi.translate, { params: { id } })
}

async function statusOf(who: Person | null, id: string) {
  return (await ask(postTranslationApi.translate, { params: { id } }, { token: who?.token }))
    .statusCode
}

test('a post is translated into the other language, without its marks', async () => {
  const { asked } = await openEngine()
  const [author, reader] = [await person('author'), await person('reader')]
  const nepali = await write(author, { title: 'नमस्ते', content: '**मोमो** मिठो छ\n\nदोस्रो' })
  expect(await translate(reader, nepali._id)).toEqual({
    title: '[en] नमस्ते',
    paragraphs: ['[en] मोमो मिठो छ', '[en] दोस्रो'],
  })
  const english = await write(author, { title: 'Hello', content: '' })
  expect(await translate(reader, english._id)).toEqual({ title: '[ne] Hello', paragraphs: [] })
  expect(asked).toHaveLength(2)
})

test('it is sent once for all who ask, until it is edited', async () => {
  const changes = await listenForChanges(notifyEvents(sql))
  const { asked } = await openEngine()
  const [author, reader] = [await person('author'), await person('reader')]
  const { _id: id } = await write(author, { title: 'Hello' })
  await hear()
  await Promise.all([translate(reader, id), translate(author, id)])
  await translate(reader, id)
  expect(asked).toHaveLength(1)
  await author.call(postApi.edit, { params: { id }, body: { title: 'Good night' } })
  await expect.poll(async () => (await translate(reader, id)).title).toBe('[ne] Good night')
  await changes.close()
})

test('who may not read a post has nothing of it translated', async () => {
  const { asked } = await openEngine()
  const [author, reader] = [await person('author'), await person('reader')]
  const hub = await founded(author, { isPrivate: true })
  const inside = await posted(author, { hub })
  const outside = await posted(author)
  expect(await statusOf(reader, inside)).toBe(404)
  expect(await statusOf(null, outside)).toBe(401)
  await translate(reader, outside)
  await block(author, reader)
  expect(await statusOf(reader, outside)).toBe(404)
  expect(asked).toHaveLength(1)
})

test('an engine that fails is said, is asked again, and is off by default', async () => {
  const author = await person('author')
  const post = await posted(author)
  const refused = await ask(
    postTranslationApi.translate,
    { params: { id: post } },
    { token: author.token },
  )
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({ reason: 'core.translation_off' })
  await openEngine({ status: 500, reply: '{"error":"No"}' })
  expect(await statusOf(author, post)).toBe(503)
  await openEngine()
  expect((await translate(author, post)).title).toBe('[ne] Momo')
})
