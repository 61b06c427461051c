import { ClipFailure } from '@jes/contract/clips/clips'
import { expect, test } from 'vitest'
import { clipPathOf, sayClip } from './clipSentences.ts'

test('a clip that is ready says so, and leads to it', () => {
  expect(sayClip('clipReady', { clip: '5' }, 'en')).toBe('Your clip is ready')
  expect(sayClip('clipReady', { clip: '5' }, 'ne')).toBe('तपाईंको क्लिप तयार भयो')
  expect(clipPathOf({ clip: '5' })).toBe('/jesclips/5')
  expect(clipPathOf({})).toBeNull()
})

test.each(ClipFailure.options)('a clip that failed says why: %s', (failure) => {
  expect(sayClip('clipFailed', { failure }, 'en')).toMatch(/^Your clip could not be made: [a-z]/)
  expect(sayClip('clipFailed', { failure }, 'ne')).toMatch(/^तपाईंको क्लिप बनाउन सकिएन: .{5}/)
})

test('of a reason that this server does not know it says nothing', () => {
  expect(sayClip('clipFailed', { failure: 'newer' }, 'en')).toBe('Your clip could not be made')
})

test('other news are not about clips', () => {
  expect(sayClip('hubJoined', {}, 'en')).toBeNull()
})
