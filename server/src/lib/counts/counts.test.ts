import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Counts, memoryCounts } from './counts.ts'
import { sharedCounts } from './sharedCounts.ts'

const WINDOW_MS = 60_000
const GATHERED_MS = 100

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function hit(counts: Counts, { by = 1, isExact = true } = {}) {
  const [counted] = await counts.hit([{ key: 'login sita', windowMs: WINDOW_MS, by, isExact }])
  return counted!.current
}

describe('a window', () => {
  test('begins with the first hit, and all in it count', async () => {
    const counts = memoryCounts()
    expect([await hit(counts), await hit(counts)]).toEqual([1, 2])
    vi.advanceTimersByTime(WINDOW_MS - 1)
    expect(await hit(counts)).toBe(3)
    vi.advanceTimersByTime(1)
    expect(await hit(counts)).toBe(1)
  })

  test('is not begun by who only looks', async () => {
    const counts = memoryCounts()
    expect(await hit(counts, { by: 0 })).toBe(0)
    await hit(counts)
    expect([await hit(counts, { by: 0 }), await hit(counts, { by: 0 })]).toEqual([1, 1])
  })
})

test('a place is taken once for each who holds it, and free again when one is released', async () => {
  const counts = memoryCounts()
  const place = { key: 'sockets of member 1', max: 2 }
  expect([counts.take(place), counts.take(place), counts.take(place)]).toEqual([true, true, false])
  counts.release(place.key)
  expect([counts.isFree(place), counts.take(place), counts.isFree(place)]).toEqual([
    true,
    true,
    false,
  ])
})

describe('processes that count together', () => {
  const complain = vi.fn()
  const join = (others: Counts) => sharedCounts(others, complain)
  beforeEach(() => void complain.mockClear())

  test('know of each hit at once where the limit is small', async () => {
    const others = memoryCounts()
    const [one, two] = [join(others), join(others)]
    expect([await hit(one), await hit(two), await hit(one)]).toEqual([1, 2, 3])
  })

  test('know of it within a tenth of a second where the limit is large, without a wait', async () => {
    const others = memoryCounts()
    const [one, two] = [join(others), join(others)]
    const isExact = false
    for (let time = 0; time < 5; time++) await hit(one, { isExact })
    expect(await hit(two, { isExact })).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * GATHERED_MS)
    await hit(two, { isExact })
    await vi.advanceTimersByTimeAsync(2 * GATHERED_MS)
    expect(await hit(two, { by: 0, isExact })).toBe(7)
  })

  test('share places', async () => {
    const others = memoryCounts()
    const [one, two] = [join(others), join(others)]
    const place = { key: 'sockets of member 1', max: 2 }
    expect([await one.take(place), await two.take(place), await one.take(place)]).toEqual([
      true,
      true,
      false,
    ])
    two.release(place.key)
    expect(await one.take(place)).toBe(true)
  })

  test('go on from what they knew last when the others are lost', async () => {
    const others = memoryCounts()
    let isAway = false
    const flaky: Counts = {
      ...others,
      async hit(hits) {
        if (isAway) throw new Error('It is away.')
        return others.hit(hits)
      },
    }
    const [one, two] = [join(flaky), join(flaky)]
    expect([await hit(one), await hit(two), await hit(one)]).toEqual([1, 2, 3])
    isAway = true
    expect([await hit(one), await hit(two)]).toEqual([4, 3])
    isAway = false
    expect([await hit(one), await hit(two, { by: 0 })]).toEqual([4, 4])
  })

  test('count each for itself while the others cannot be reached, and say so once', async () => {
    const gone = async (): Promise<never> => {
      throw new Error('It is away.')
    }
    const one = join({ hit: gone, isFree: gone, take: gone, release: () => {} })
    const place = { key: 'sockets of member 1', max: 1 }
    expect([await hit(one), await hit(one)]).toEqual([1, 2])
    expect([await one.take(place), await one.isFree(place), await one.take(place)]).toEqual([
      true,
      false,
      false,
    ])
    expect(complain).toHaveBeenCalledTimes(2)
    expect(complain.mock.calls[0]).toEqual([new Error('It is away.')])
  })
})
