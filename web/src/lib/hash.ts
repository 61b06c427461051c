/** A small stable number from an id: the same person keeps the same colours. */
export function hash(id: string) {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum
}
