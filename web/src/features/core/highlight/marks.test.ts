import { expect, test } from 'vitest'
import { piecesOf } from './marks.ts'

test('a text is cut at its marks, and nothing of it is lost', () => {
  const text = 'मोमोको अचार, momo'

  expect(
    piecesOf(text, [
      { from: 0, to: 6 },
      { from: 13, to: 17 },
    ]),
  ).toEqual([
    { text: 'मोमोको', isMarked: true },
    { text: ' अचार, ', isMarked: false },
    { text: 'momo', isMarked: true },
  ])
  expect(piecesOf(text, [])).toEqual([{ text, isMarked: false }])
  expect(piecesOf('', [])).toEqual([])
})
