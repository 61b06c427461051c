import type { OrderState } from '@jes/contract/money/premium'
import { describe, expect, test } from 'vitest'
import { judge, type Verdict } from './judge.ts'
import { DAY, nextCheck } from './schedule.ts'

const MINUTE = 60_000
const KINDS = [
  'paid',
  'waiting',
  'missing',
  'silent',
  'failed',
  'expired',
  'refunded',
  'partlyRefunded',
  'mismatch',
] as const

/** In the order of KINDS, for an order that is five minutes old. */
const TABLE: Record<OrderState, Verdict[]> = {
  created: ['settle', 'wait', 'stay', 'stay', 'fail', 'expire', 'fail', 'dispute', 'dispute'],
  pending: ['settle', 'stay', 'stay', 'stay', 'fail', 'expire', 'fail', 'dispute', 'dispute'],
  failed: ['settle', 'wait', 'stay', 'stay', 'stay', 'stay', 'stay', 'dispute', 'dispute'],
  expired: ['settle', 'wait', 'stay', 'stay', 'stay', 'stay', 'stay', 'dispute', 'dispute'],
  disputed: ['settle', 'stay', 'stay', 'stay', 'stay', 'stay', 'stay', 'stay', 'stay'],
  paid: ['stay', 'stay', 'stay', 'stay', 'stay', 'stay', 'takeBack', 'takePart', 'doubt'],
  partlyRefunded: ['stay', 'stay', 'stay', 'stay', 'stay', 'stay', 'takeBack', 'stay', 'doubt'],
  refunded: ['stay', 'stay', 'stay', 'stay', 'stay', 'stay', 'stay', 'stay', 'stay'],
}

describe('an answer of a provider', () => {
  test.each(Object.entries(TABLE))('to an order that is %s', (state, verdicts) => {
    const judged = KINDS.map((kind) => judge(state as OrderState, kind, 5 * MINUTE))
    expect(judged).toEqual(verdicts)
  })

  test('that it knows of none counts after half an hour', () => {
    expect(judge('created', 'missing', 30 * MINUTE - 1)).toBe('stay')
    expect(judge('created', 'missing', 30 * MINUTE)).toBe('fail')
    expect(judge('pending', 'missing', DAY)).toBe('fail')
  })

  test('that it waits counts for seven days, and silence for nothing', () => {
    expect(judge('pending', 'waiting', 7 * DAY - 1)).toBe('stay')
    expect(judge('pending', 'waiting', 7 * DAY)).toBe('expire')
    expect(judge('pending', 'silent', 100 * DAY)).toBe('stay')
  })
})

describe('the next question', () => {
  const at = (age: number) => new Date(Date.parse('2026-11-16T00:00:00.000Z') + age).toISOString()
  const ages = (state: OrderState, timed: 'createdAt' | 'settledAt') => {
    const found: number[] = []
    for (let age = 0; found.length < 50; ) {
      const moments = { createdAt: at(0), settledAt: null, [timed]: at(0), now: at(age) }
      const next = nextCheck(state, moments)
      if (next === null) break
      age = Date.parse(next) - Date.parse(at(0))
      found.push(age / MINUTE)
    }
    return found
  }

  test('about an open order comes after 1, 5, 15 and 60 minutes, 6 hours, then daily for a month', () => {
    const open = ages('pending', 'createdAt')
    expect(open.slice(0, 8)).toEqual([1, 5, 15, 60, 360, 1440, 2880, 4320])
    expect(open.at(-1)).toBe(30 * 1440)
    expect(ages('created', 'createdAt')).toEqual(open)
  })

  test('about a paid one after 1, 7 and 30 days, about a closed one once more, about others never', () => {
    expect(ages('paid', 'settledAt')).toEqual([1440, 7 * 1440, 30 * 1440])
    expect(ages('partlyRefunded', 'settledAt')).toEqual([1440, 7 * 1440, 30 * 1440])
    expect(ages('failed', 'createdAt')).toEqual([1440])
    expect(ages('disputed', 'createdAt')).toEqual([])
    expect(ages('refunded', 'settledAt')).toEqual([])
  })
})
