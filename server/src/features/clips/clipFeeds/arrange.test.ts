import { describe, expect, test } from 'vitest'
import { arrange, type Candidate } from './arrange.ts'

/** Clips of as many people, named by kind and number. */
function many(kind: string, count: number): Candidate[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${kind}${index}`,
    authorId: `${kind} author ${index}`,
  }))
}

describe('every ten', () => {
  test('have six of the best, two of followed people and two that few have seen', () => {
    const ids = arrange(
      { best: many('best', 30), followed: many('followed', 8), fresh: many('fresh', 8) },
      [],
      20,
    )
    for (const ten of [ids.slice(0, 10), ids.slice(10, 20)]) {
      const kinds = ten.map((id) => id.replace(/\d+/, ''))
      expect(kinds.filter((kind) => kind === 'best')).toHaveLength(6)
      expect(kinds.filter((kind) => kind === 'followed')).toHaveLength(2)
      expect(kinds.filter((kind) => kind === 'fresh')).toHaveLength(2)
    }
    expect(ids.slice(0, 3)).toEqual(['best0', 'best1', 'followed0'])
  })

  test('are filled with the best where there is nothing else', () => {
    const best = many('best', 12)
    expect(arrange({ best, followed: [], fresh: [] }, [], 10)).toEqual(
      best.slice(0, 10).map(({ id }) => id),
    )
  })

  test('are filled with the others where the best run out', () => {
    const ids = arrange(
      { best: many('best', 1), followed: many('followed', 3), fresh: many('fresh', 3) },
      [],
      10,
    )
    expect(new Set(ids).size).toBe(7)
  })
})

test('what is in several lists comes once', () => {
  const best = many('best', 10)
  const ids = arrange({ best, followed: best.slice(0, 4), fresh: best.slice(2, 6) }, [], 10)
  expect(ids).toHaveLength(10)
  expect(new Set(ids).size).toBe(10)
})

describe('nobody comes twice within five', () => {
  test('where others are there', () => {
    const best = many('best', 40).map((one, index) => ({ ...one, authorId: `${index % 8}` }))
    best.splice(0, 0, { id: 'a', authorId: 'star' }, { id: 'b', authorId: 'star' })
    const authorOf = new Map(best.map(({ id, authorId }) => [id, authorId]))
    const ids = arrange({ best, followed: [], fresh: [] }, [], 30)
    ids.forEach((id, index) => {
      const near = ids.slice(Math.max(0, index - 4), index).map((one) => authorOf.get(one))
      expect(near).not.toContain(authorOf.get(id))
    })
    expect(ids.indexOf('b')).toBe(5)
  })

  test('also over the seam of two stretches', () => {
    const best = many('best', 3)
    const before = ['x', 'best author 0', 'y', 'z']
    expect(arrange({ best, followed: [], fresh: [] }, before, 3)).toEqual([
      'best1',
      'best2',
      'best0',
    ])
  })

  test('but one person alone is shown again and again', () => {
    const best = many('best', 4).map((one) => ({ ...one, authorId: 'only' }))
    expect(arrange({ best, followed: [], fresh: [] }, [], 10)).toHaveLength(4)
  })
})
