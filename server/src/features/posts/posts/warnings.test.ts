import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { person } from '#test/world.ts'
import { write } from '#test/writing.ts'

const warning = 'Accident, injury'

test('a post with a warning is sensitive, and a quote of it says the warning', async () => {
  const sita = await person('sita')
  const post = await write(sita, { warning, content: 'It was at Kalanki' })
  expect(post).toMatchObject({ warning, sensitive: true })
  const { quote } = await write(sita, { quote: post._id })
  expect(quote?.ad).toMatchObject({ warning, sensitive: true })
})

test('its author changes it and takes it away', async () => {
  const sita = await person('sita')
  const { _id: id } = await write(sita, { warning })
  const edit = (body: object) => sita.call(postApi.edit, { params: { id }, body })
  expect(await edit({ warning: 'Blood' })).toMatchObject({ warning: 'Blood', sensitive: true })
  expect(await edit({ warning: null, sensitive: false })).toMatchObject({
    warning: null,
    sensitive: false,
  })
})

test.each(['', 'x'.repeat(101)])('what is no warning is refused: %s', async (warning) => {
  const sita = await person('sita')
  await expect(write(sita, { warning })).rejects.toMatchObject({
    status: 422,
    errors: { warning: 'A warning has 1 to 100 characters' },
  })
})
