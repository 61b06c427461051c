import { expect, test } from 'vitest'
import { hotRank, scoreOf } from './hotRank.ts'

const post = { upVotes: 10, downVotes: 0, commenters: 0, saves: 0, hoursOld: 0 }

test('ten times the score is worth twelve and a half hours', () => {
  expect(hotRank(post)).toBeCloseTo(1)
  expect(hotRank({ ...post, upVotes: 100, hoursOld: 12.5 })).toBeCloseTo(1)
})

test('commenters count half, and no more than three for each vote', () => {
  expect(scoreOf({ ...post, commenters: 8, saves: 2 })).toBe(16)
  expect(scoreOf({ ...post, upVotes: 5, downVotes: 4, commenters: 60 })).toBe(2.5)
})

test('what more people vote down than up sinks below what nobody voted on', () => {
  expect(hotRank({ ...post, upVotes: 1, downVotes: 12 })).toBeLessThan(
    hotRank({ ...post, upVotes: 0 }),
  )
})
