import { afterEach, expect, test, vi } from 'vitest'
import { nextActOrder } from './actOrder.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('a later act has a higher number, within a millisecond and with the clock set back', () => {
  vi.useFakeTimers({ now: 5_000_000_000_000 })
  const first = nextActOrder()
  const second = nextActOrder()
  vi.setSystemTime(1_000_000)
  const third = nextActOrder()
  expect(first).toBe(5_000_000_000_000)
  expect([second, third]).toEqual([first + 1, first + 2])
})

test('an act goes on where another tab left off', () => {
  const mine = nextActOrder()
  localStorage.setItem('actOrder', String(mine + 1000))
  expect(nextActOrder()).toBe(mine + 1001)
})

test('what somebody else wrote there does no harm', () => {
  localStorage.setItem('actOrder', 'soon')
  expect(Number.isSafeInteger(nextActOrder())).toBe(true)
})
