import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as text for a link or a header. */
export function randomToken() {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: enough to recognise it, not enough to use it. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}
