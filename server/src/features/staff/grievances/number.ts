import { randomBytes } from 'node:crypto'

/** Without I, L, O and U: no sign is mistaken for another, and no words appear. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** The number of a grievance: 60 random bits, so that it cannot be guessed. */
export function newNumber() {
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join(
    '',
  )
  return `JES-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`
}
