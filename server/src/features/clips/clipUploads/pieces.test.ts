import { expect, test } from 'vitest'
import { chainOf, nameOf, readName } from './pieces.ts'

const ID = 'ab'.repeat(16)

test('a piece is named by its place and its length', () => {
  const name = nameOf(ID, 4096, 100)
  expect(readName(name)).toEqual({ name, uploadId: ID, start: 4096, bytes: 100 })
  expect(readName('uploads/notes.txt')).toBeNull()
})

test.each([
  ['nothing', [], 0],
  ['pieces in any order', ['10+5', '0+10'], 15],
  ['nothing after a gap', ['0+10', '11+5'], 10],
  ['no beginning', ['1+5'], 0],
  ['the same piece of two writers', ['0+10', '0+4', '10+5'], 15],
  ['a late piece that is longer', ['0+4', '0+10', '4+3', '7+8'], 15],
  ['a late piece that ends inside another', ['0+10', '5+3', '10+1'], 11],
])('an upload holds %s', (_, pieces, end) => {
  const chain = chainOf(pieces.map(pieceOf))
  expect(chain.end).toBe(end)
  expect(chain.links.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(end)
})

function pieceOf(words: string) {
  const [start = 0, bytes = 0] = words.split('+').map(Number)
  return { name: words, start, bytes }
}
