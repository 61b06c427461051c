import { expect, test } from 'vitest'
import { scenesOf } from './sceneOf.ts'

const trend = (category: string, hashtag = '#x') => ({ category, hashtag })

test('a trend stands over a picture of what it is about, in either language', () => {
  expect(scenesOf([trend('Festival'), trend('Cricket'), trend('Farming')])).toEqual([
    expect.stringContaining('pagoda'),
    expect.stringContaining('cricket'),
    expect.stringContaining('terraces'),
  ])
  expect(scenesOf([trend('चाडपर्व'), trend('क्रिकेट')])).toEqual([
    expect.stringContaining('pagoda'),
    expect.stringContaining('cricket'),
  ])
})

test('the hashtag decides where the category does not', () => {
  expect(scenesOf([trend('Trending', '#Phewa')])).toEqual([expect.stringContaining('phewa')])
})

test('what nothing fits keeps the same picture, and no two trends have one', () => {
  const unknown = Array.from({ length: 10 }, (_, index) => trend('Trending', `#abc${index}`))
  expect(scenesOf(unknown)).toEqual(scenesOf(unknown))
  expect(new Set(scenesOf(unknown)).size).toBe(10)
  expect(new Set(scenesOf([trend('Festival', '#a'), trend('Festival', '#b')])).size).toBe(2)
})
