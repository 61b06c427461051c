import { expect, test } from 'vitest'
import { lastMonths } from './lastMonths.ts'

const earned = (month: string, creditedPaisa: number) => ({
  month,
  creditedPaisa,
  isEligible: true,
  linesPaisa: creditedPaisa,
  carriedPaisa: 0,
})

test('twelve months end with the one before this, in the time of Nepal', () => {
  // In London it is still October.
  const months = lastMonths([earned('2026-10', 500)], Date.parse('2026-10-31T18:30:00Z'))
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-11', paisa: 0 })
  expect(months.at(-1)).toEqual({ month: '2026-10', paisa: 500 })
})

test('a month without a share is nothing, and none is skipped', () => {
  const months = lastMonths(
    [earned('2026-09', 300), earned('2026-07', 100)],
    Date.parse('2026-10-20T00:00:00Z'),
  )
  expect(months.slice(-3)).toEqual([
    { month: '2026-07', paisa: 100 },
    { month: '2026-08', paisa: 0 },
    { month: '2026-09', paisa: 300 },
  ])
})
