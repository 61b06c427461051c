import type { Body } from '@jes/contract/core/body'
import { expect, test } from 'vitest'
import { writerOf } from './turn.ts'
import { sayOtherwise } from './words.ts'

const body: Body = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'मोमो ' },
      { type: 'hashtag', tag: 'दशैं' },
      { type: 'mention', username: 'sita' },
      { type: 'strong', children: [{ type: 'text', text: 'राम्रो' }] },
      { type: 'link', url: 'https://a.np', children: [{ type: 'text', text: 'यहाँ' }] },
      { type: 'code', text: 'छ' },
    ],
  },
  {
    type: 'list',
    isOrdered: false,
    start: 1,
    items: [[{ type: 'paragraph', children: [{ type: 'text', text: 'एक' }] }]],
  },
  { type: 'code', text: 'कोड', language: null },
]

test('hashtags, names, links and code stay as they were written', async () => {
  const said = sayOtherwise({ title: 'नमस्ते #दशैं @sita', body }, await writerOf('roman'))
  expect(said.title).toBe('namaste #दशैं @sita')
  expect(said.body).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'momo ' },
        { type: 'hashtag', tag: 'दशैं' },
        { type: 'mention', username: 'sita' },
        { type: 'strong', children: [{ type: 'text', text: 'ramro' }] },
        { type: 'link', url: 'https://a.np', children: [{ type: 'text', text: 'यहाँ' }] },
        { type: 'code', text: 'छ' },
      ],
    },
    {
      type: 'list',
      isOrdered: false,
      start: 1,
      items: [[{ type: 'paragraph', children: [{ type: 'text', text: 'ek' }] }]],
    },
    { type: 'code', text: 'कोड', language: null },
  ])
})

test('Roman becomes Devanagari word by word', async () => {
  const say = await writerOf('devanagari')
  expect(say('Malai momo man parcha.')).toBe('मलाई मोमो मन पर्छ.')
})
