import { expect, test } from 'vitest'
import { vatIn, vatOfRefund } from './vat.ts'

test.each([
  [14_900, 13, 1_714],
  [39_900, 13, 4_590],
  [129_900, 13, 14_944],
  // Exactly half a paisa is rounded up.
  [3, 20, 1],
  [3, 50, 1],
  [1, 13, 0],
  [10_000_000, 13, 1_150_442],
])('of %i paisa with %i percent included, %i are VAT', (paisa, percent, vat) => {
  expect(vatIn(paisa, percent)).toBe(vat)
})

test('whatever the parts of a refund, their VAT sums to the VAT of the sale', () => {
  const amount = 14_900
  const vat = { percent: 13, pan: '301234567', paisa: vatIn(amount, 13) }
  for (const part of [97, 100, 333, 4_999, amount]) {
    let [refundedPaisa, sum] = [0, 0]
    while (refundedPaisa < amount) {
      const paisa = Math.min(part, amount - refundedPaisa)
      const back = vatOfRefund({ refundedPaisa, vat }, paisa)
      expect(back).toBeGreaterThanOrEqual(0)
      expect(back).toBeLessThanOrEqual(paisa)
      sum += back
      refundedPaisa += paisa
    }
    expect(sum).toBe(vat.paisa)
  }
  expect(vatOfRefund({ refundedPaisa: 0, vat: null }, amount)).toBe(0)
})
