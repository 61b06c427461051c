import { describe, expect, test } from 'vitest'
import { judge, leadOf, type Outcome, vary } from './judge.ts'

const usual: Outcome = { viewers: 1_000, value: 6, variance: 100, rejections: 0.02 }
// With these figures one standard error of the difference is √(0.1 + 0.1).
const ERROR = Math.sqrt(0.2)
const ahead = (errors: number): Outcome => ({ ...usual, value: 6 + errors * ERROR })

describe('the verdict', () => {
  test('replaces the champion only beyond 1.96 standard errors', () => {
    expect(leadOf(usual, ahead(1.9))).toBeCloseTo(1.9)
    expect(judge(usual, ahead(1.95))).toBe('kept')
    expect(judge(usual, ahead(1.97))).toBe('replaced')
    expect(judge(usual, ahead(-5))).toBe('kept')
    expect(judge(usual, usual)).toBe('kept')
  })

  test('requires more from few viewers, and at least a hundred', () => {
    const few = (viewers: number, errors: number): [Outcome, Outcome] => {
      const champion = { ...usual, viewers }
      return [champion, { ...champion, value: 6 + errors * Math.sqrt(200 / viewers) }]
    }
    expect(judge(...few(100, 1.965))).toBe('kept')
    expect(judge(...few(100, 1.98))).toBe('replaced')
    expect(judge(...few(99, 10))).toBe('kept')
  })

  test('takes the wider spread and the smaller crowd into account', () => {
    expect(judge(usual, { ...ahead(3), variance: 10_000 })).toBe('kept')
    expect(judge(usual, { ...ahead(3), viewers: 100 })).toBe('kept')
  })

  test('keeps the champion when more people are turned away', () => {
    expect(judge(usual, { ...ahead(4), rejections: 0.02 })).toBe('replaced')
    expect(judge(usual, { ...ahead(4), rejections: 0.021 })).toBe('kept')
  })

  test('is no for a config that nobody saw', () => {
    const unseen = { viewers: 0, value: 0, variance: 0, rejections: 0 }
    expect(judge(usual, unseen)).toBe('kept')
    expect(leadOf(unseen, unseen)).toBe(0)
  })
})

test('the next variant changes one weight by 15 %, up or down', () => {
  const weights = { source: 1, discovery: 0.75, affinity: 0.3, language: 0.15, shown: 0.4 }
  const draws = (...numbers: number[]) => vary(weights, () => numbers.shift()!)
  expect(draws(0, 0.7)).toEqual({ ...weights, source: 1.15 })
  expect(draws(0.99, 0.2)).toEqual({ ...weights, shown: 0.34 })
})
