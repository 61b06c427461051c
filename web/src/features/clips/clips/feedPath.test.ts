import { expect, test } from 'vitest'
import { clipInFeed, feedNamed, feedPath } from './feedPath.ts'

test('For you is the feed that nobody has to name', () => {
  expect(feedPath('foryou')).toBe('/jesclips/latest')
  expect(clipInFeed('7', 'foryou')).toBe('/jesclips/7')
  expect(clipInFeed('7', 'following')).toBe('/jesclips/7?feed=following')
})

test('a feed that there is not is For you', () => {
  expect(feedNamed('latest')).toBe('latest')
  expect(feedNamed('nonsense')).toBe('foryou')
  expect(feedNamed(null)).toBe('foryou')
})
