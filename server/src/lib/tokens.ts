import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as text that fits into a link or a header. */
export function randomToken() {
  return randomBytes(32).toString('base64url')
}

/** What we keep of a token: enough to know it again, too little to use it. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}
