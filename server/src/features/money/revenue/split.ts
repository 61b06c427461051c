/** The weights of a division; the account decides between equals. */
export type Part = { account: number; weight: number }

/**
 * Divides a sum in proportion to weights to its last paisa: everybody gets the whole part of their share, and the rest
 * goes one by one to the largest remainders. The order of the parts does not matter. Without any weight nobody gets
 * anything.
 */
export function divide(paisa: number, parts: Part[]): Map<number, number> {
  const total = parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  if (total === 0n) return new Map(parts.map(({ account }) => [account, 0]))

  const shares = parts.map(({ account, weight }) => {
    const product = BigInt(paisa) * BigInt(weight)
    return { account, whole: Number(product / total), rest: product % total }
  })
  const left = paisa - shares.reduce((sum, { whole }) => sum + whole, 0)
  shares.sort((a, b) => compare(b.rest, a.rest) || a.account - b.account)
  return new Map(shares.map(({ account, whole }, at) => [account, whole + (at < left ? 1 : 0)]))
}

function compare(a: bigint, b: bigint) {
  return a === b ? 0 : a < b ? -1 : 1
}

export type LeftOut = 'ring' | 'tireless' | 'suspended'

/** A member's time with a creator in a month, and why it does not count, if so. */
export type Line = { account: number; ms: number; leftOut: LeftOut | null }

/** Divides the half of a member's pass over their creators; left-out lines get nothing. */
export function splitHalf<L extends Line>(half: number, lines: L[]): (L & { paisa: number })[] {
  const counted = lines.filter(({ leftOut }) => leftOut === null)
  const shares = divide(
    half,
    counted.map(({ account, ms }) => ({ account, weight: ms })),
  )
  return lines.map((line) => ({ ...line, paisa: shares.get(line.account) ?? 0 }))
}

export type Due = { account: number; isEligible: boolean; linesPaisa: number }

/** Divides the rest of earlier months over the eligible creators of this one, by their lines. */
export function splitCarried<D extends Due>(
  carried: number,
  dues: D[],
): (D & { carriedPaisa: number })[] {
  const shares = divide(
    carried,
    dues
      .filter(({ isEligible }) => isEligible)
      .map(({ account, linesPaisa }) => ({ account, weight: linesPaisa })),
  )
  return dues.map((due) => ({ ...due, carriedPaisa: shares.get(due.account) ?? 0 }))
}
