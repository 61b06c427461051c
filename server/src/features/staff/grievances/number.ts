import { randomBytes } from 'node:crypto'

/** Without I, L, O and U: nobody takes one sign for another, or reads a word. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** The number of a grievance: 60 bits by chance, so that nobody guesses another's. */
export function newNumber() {
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join(
    '',
  )
  return `JES-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`
}
