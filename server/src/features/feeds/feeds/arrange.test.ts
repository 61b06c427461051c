import { describe, expect, test } from 'vitest'
import { arrange, type Candidate } from './arrange.ts'

const NOW = Date.UTC(2026, 0, 1)

/** An id that was made so many hours ago. */
function idOf(hours: number, tail: number) {
  return String((BigInt(NOW - hours * 3_600_000) << 16n) | BigInt(tail))
}

function candidate(
  tail: number,
  {
    hours = 1,
    author = `author ${tail}`,
    score = 100 - tail,
    isFollowed = false,
    hub = null as string | null,
  } = {},
): Candidate {
  const reason = isFollowed ? 'following' : 'popular'
  return { id: idOf(hours, tail), authorId: author, hubId: hub, reason, score }
}

const order = (rows: { id: string }[]) => rows.map(({ id }) => Number(BigInt(id) & 65_535n))

describe('a home feed', () => {
  test('puts the best first', () => {
    const rows = [candidate(3), candidate(1), candidate(2)]
    expect(order(arrange(rows, [], NOW))).toEqual([1, 2, 3])
  })

  test('lets other authors in between the posts of one', () => {
    const rows = [
      candidate(1, { author: 'sita', score: 9.3 }),
      candidate(2, { author: 'sita', score: 9.2 }),
      candidate(3, { author: 'sita', score: 9.1 }),
      candidate(4, { author: 'hari', score: 9.05 }),
      candidate(5, { author: 'gita', score: 8.9 }),
    ]
    expect(order(arrange(rows, [], NOW))).toEqual([1, 4, 2, 5, 3])
  })

  test('lets other hubs in between the posts of one', () => {
    const rows = [
      candidate(1, { hub: 'momo', score: 9.3 }),
      candidate(2, { hub: 'momo', score: 9.2 }),
      candidate(3, { hub: 'momo', score: 9.1 }),
      candidate(4, { hub: 'treks', score: 9.15 }),
      candidate(5, { score: 9.08 }),
    ]
    expect(order(arrange(rows, [], NOW))).toEqual([1, 4, 2, 5, 3])
  })

  test('keeps the sixth and the fourteenth of twenty places for new voices, one an author', () => {
    const rows = Array.from({ length: 45 }, (_, index) => candidate(index))
    const voices = [50, 51, 52, 53, 54, 55].map((tail) => ({
      id: idOf(2, tail),
      authorId: tail < 52 ? 'same' : `voice ${tail}`,
    }))
    const arranged = arrange(rows, voices, NOW)
    const places = arranged.flatMap(({ reason }, place) => (reason === 'newVoice' ? place : []))
    expect(places).toEqual([5, 13, 25, 33, 45])
    expect(order(arranged).filter((tail) => tail >= 50)).toEqual([50, 52, 53, 54, 55])
    expect(new Set(order(arranged)).size).toBe(arranged.length)
  })

  test('calls nobody a new voice whom the reader follows', () => {
    const rows = Array.from({ length: 9 }, (_, index) => candidate(index, { isFollowed: true }))
    const voices = [{ id: rows[8]!.id, authorId: rows[8]!.authorId }]
    expect(arrange(rows, voices, NOW).map(({ reason }) => reason)).not.toContain('newVoice')
  })

  test('reaches further back only when the followed have written little', () => {
    const old = candidate(99, { hours: 100, isFollowed: true })
    const many = Array.from({ length: 40 }, (_, index) => candidate(index, { isFollowed: true }))
    expect(order(arrange([...many, old], [], NOW))).not.toContain(99)
    expect(order(arrange([...many.slice(1), old], [], NOW))).toContain(99)
  })
})
