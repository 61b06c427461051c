import { describe, expect, test } from 'vitest'
import { NOTHING_KEPT } from '#features/core/offline/keptStore.ts'
import { exampleBookmark, exampleKept } from './exampleKept.ts'
import { isWanted, planKept } from './plan.ts'

const all = { ...NOTHING_KEPT, all: true, limitMb: 25 }
const ids = (rows: readonly ({ adId: string } | { id: string })[]) =>
  rows.map((row) => ('adId' in row ? row.adId : row.id))

test('the switch of a post wins over that of its folder, and this over nothing', () => {
  const rule = { ...NOTHING_KEPT, folders: ['tea'], posts: { '1': false, '2': true } }
  expect(isWanted(rule, { adId: '1', folder: 'tea' })).toBe(false)
  expect(isWanted(rule, { adId: '2', folder: null })).toBe(true)
  expect(isWanted(rule, { adId: '3', folder: 'tea' })).toBe(true)
  expect(isWanted(rule, { adId: '3', folder: 'food' })).toBe(false)
  expect(isWanted({ ...rule, all: true }, { adId: '3', folder: null })).toBe(true)
})

describe('within the limit', () => {
  test('what was saved last comes first, and the oldest makes room', () => {
    const kept = [exampleKept('1', 1, 10), exampleKept('2', 2, 10)]
    const rows = [exampleBookmark('1', 1), exampleBookmark('2', 2), ...clips('3', 3)]
    const plan = planKept({ rule: all, rows, kept, isWhole: true })
    expect(ids(plan.toFetch)).toEqual(['3'])
    expect(ids(plan.pushedOut)).toEqual(['1'])
    expect(plan.noRoom).toEqual(['1'])
    expect(plan.unwanted).toEqual([])
  })

  test('with a smaller limit the oldest leaves, though nothing new comes', () => {
    const kept = [exampleKept('1', 1, 20), exampleKept('2', 2, 20)]
    const plan = planKept({ rule: all, rows: [], kept, isWhole: false })
    expect(ids(plan.pushedOut)).toEqual(['1'])
  })
})

test('what is no longer saved leaves, but only when the whole list is known', () => {
  const kept = [exampleKept('1', 1, 1)]
  expect(ids(planKept({ rule: all, rows: [], kept, isWhole: true }).unwanted)).toEqual(['1'])
  expect(planKept({ rule: all, rows: [], kept, isWhole: false }).unwanted).toEqual([])
})

test('what its author deleted leaves', () => {
  const rows = [{ ...exampleBookmark('1', 1), ad: null }]
  const plan = planKept({ rule: all, rows, kept: [exampleKept('1', 1, 1)], isWhole: true })
  expect(ids(plan.unwanted)).toEqual(['1'])
})

test.each([
  ['an edit', { editedAt: '2026-11-09T08:00:00.000Z' }],
  ['a comment', { commentCount: 99 }],
])('%s is fetched, and nothing without one', (_, change) => {
  const kept = [exampleKept('1', 1, 1)]
  const planOf = (rows: Parameters<typeof planKept>[0]['rows']) =>
    ids(planKept({ rule: all, rows, kept, isWhole: true }).toFetch)
  expect(planOf([exampleBookmark('1', 1)])).toEqual([])
  expect(planOf([exampleBookmark('1', 1, change)])).toEqual(['1'])
})

test('another size of pictures is fetched anew', () => {
  const rule = { ...all, pictures: 'large' as const }
  const kept = [exampleKept('1', 1, 1)]
  expect(ids(planKept({ rule, rows: [], kept, isWhole: false }).toFetch)).toEqual(['1'])
})

/** A clip of ten megabytes. */
function clips(id: string, day: number) {
  const size = { lines: 360, width: 360, height: 640, bytes: 10_000_000, url: '/media/c-360.mp4' }
  const clip = { durationMs: 1, width: 1, height: 1, hasSound: true, sizes: [size], captions: [] }
  return [exampleBookmark(id, day, { clip })]
}
