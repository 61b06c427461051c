const MANY = 3

/**
 * Whether a word may be a typing error of another: one error in 4 to 7 letters, two in more, none in fewer. Of four letters one
 * may be left out.
 */
export function isNear(typed: string, word: string) {
  const [one, other] = [[...typed], [...word]]
  const allowed = slipsIn(one.length, other.length)
  if (typed === word) return true
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed) return false
  if (one[0] !== other[0]) return isSameBehindTheFirst(one, other)
  return slips(one, other, allowed) <= allowed
}

/** How many typing errors lie between two words, at most three. */
export function slipsBetween(typed: string, word: string) {
  return Math.min(MANY, slips([...typed], [...word], MANY))
}

function slipsIn(one: number, other: number) {
  const [short, long] = [Math.min(one, other), Math.max(one, other)]
  if (short < 3 || long < 4) return 0
  return short < 8 ? 1 : 2
}

/** The first letter is seldom wrong: if it is, all others must be right. */
function isSameBehindTheFirst(one: readonly string[], other: readonly string[]) {
  const rest = other.slice(1).join('')
  if (one.slice(1).join('') === rest) return true
  if (one.join('') === rest || one.slice(1).join('') === other.join('')) return true
  return one[0] === other[1] && one[1] === other[0] && one.slice(2).join('') === rest.slice(1)
}

/** Letters omitted, inserted, replaced or swapped with their neighbour; counting stops at the limit. */
function slips(one: readonly string[], other: readonly string[], allowed: number) {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const isEqual = one[row - 1] === other[at - 1]
      let least = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (isEqual ? 0 : 1))
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (row > 1 && at > 1 && isSwapped) least = Math.min(least, before[at - 2]! + 1)
      now.push(least)
    }
    if (Math.min(...now) > allowed) return allowed + 1
    before = last
    last = now
  }
  return last[other.length]!
}
