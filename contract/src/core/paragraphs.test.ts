import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test('a text is its words, paragraph by paragraph, without marks and code', () => {
  const body = paragraphsOf([
    { type: 'heading', depth: 2, children: [{ type: 'text', text: 'मोमो' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Ask ' },
        { type: 'mention', username: 'sita' },
        { type: 'break' },
        { type: 'strong', children: [{ type: 'text', text: 'about ' }] },
        { type: 'hashtag', tag: 'jhol' },
      ],
    },
    { type: 'code', text: 'let momo', language: null },
    { type: 'rule' },
    {
      type: 'list',
      isOrdered: false,
      start: 1,
      items: [[{ type: 'paragraph', children: [{ type: 'text', text: 'One' }] }]],
    },
    { type: 'quote', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Two' }] }] },
    { type: 'paragraph', children: [{ type: 'text', text: ' ' }] },
  ])
  expect(body).toEqual(['मोमो', 'Ask @sita\nabout #jhol', 'One', 'Two'])
})
