import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { person, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'
import { toCard } from './card.ts'

test('an embed shows the warning in place of the text', async () => {
  const sita = await person('sita')
  const warning = 'Accident, injury'
  const { _id: id } = await write(sita, { warning, content: 'It was at Kalanki' })
  const card = toCard(await visitor.call(postApi.find, { params: { id } }), 'en')
  expect(card).toContain(warning)
  expect(card).not.toContain('Kalanki')
})
