import type { Reaction } from '@jes/contract/messages/messages'
import { expect, test } from 'vitest'
import { exampleMessage } from './exampleMessage.ts'
import { signOf, withSign } from './reactions.ts'

test.each<[string, Reaction[], 'heart' | 'diyo' | null, Reaction[]]>([
  ['the first sign', [], 'heart', [{ sign: 'heart', users: ['1'] }]],
  [
    'a sign that another gave',
    [{ sign: 'heart', users: ['2'] }],
    'heart',
    [{ sign: 'heart', users: ['2', '1'] }],
  ],
  [
    'another sign than before',
    [{ sign: 'heart', users: ['1'] }],
    'diyo',
    [{ sign: 'diyo', users: ['1'] }],
  ],
  ['the same sign', [{ sign: 'heart', users: ['1'] }], 'heart', [{ sign: 'heart', users: ['1'] }]],
  [
    'none any more',
    [{ sign: 'heart', users: ['1', '2'] }],
    null,
    [{ sign: 'heart', users: ['2'] }],
  ],
])('%s is the one sign of the member', (_, before, sign, after) => {
  const message = withSign(exampleMessage({ reactions: before }), '1', sign)
  expect(message.reactions).toEqual(after)
  expect(signOf(message, '1')).toBe(sign)
})
