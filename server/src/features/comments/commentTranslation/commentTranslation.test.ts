import { commentTranslationApi } from '@jes/contract/comments/commentTranslation'
import { afterEach, expect, test } from 'vitest'
import { block, posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { closeEngines, openEngine } from '#test/translating.ts'
import { ask, person } from '#test/world.ts'

afterEach(closeEngines)

test('a comment is translated for whoever may read it', async () => {
  await openEngine()
  const [author, reader] = [await person('author'), await person('reader')]
  const { _id: id } = await say(author, await posted(author), 'साह्रै राम्रो')
  const params = { id }
  expect(await reader.call(commentTranslationApi.translate, { params })).toEqual({
    title: null,
    paragraphs: ['[en] साह्रै राम्रो'],
  })
  await block(author, reader)
  for (const token of [reader.token, undefined])
    expect((await ask(commentTranslationApi.translate, { params }, { token })).statusCode).toBe(
      token ? 404 : 401,
    )
})
