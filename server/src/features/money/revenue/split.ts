/** What is divided is divided by these; the account decides between equals. */
export type Part = { account: number; weight: number }

/**
 * Divides a sum in proportion to weights to its last paisa: everybody the whole part of their share, and what is left over
 * one by one to the largest remainders. The order in which the parts are named does not matter. Where nothing weighs
 * anything nobody gets anything.
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

/** How long a member was with a creator in a month, and why that counts for nothing, if it does not. */
export type Line = { account: number; ms: number; leftOut: LeftOut | null }

/** The half of what a member's pass brought, over those whom they were with; what is left out gets nothing of it. */
export function splitHalf<L extends Line>(half: number, lines: L[]): (L & { paisa: number })[] {
  const counted = lines.filter(({ leftOut }) => leftOut === null)
  const shares = divide(
    half,
    counted.map(({ account, ms }) => ({ account, weight: ms })),
  )
  return lines.map((line) => ({ ...line, paisa: shares.get(line.account) ?? 0 }))
}

export type Due = { account: number; isEligible: boolean; linesPaisa: number }

/** What earlier months left over, over the eligible creators of this one by what their lines say. */
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
