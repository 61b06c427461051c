import { createHmac, timingSafeEqual } from 'node:crypto'

/** eSewa's signature over the named fields, each exactly as it is sent. */
export function signFields(names: string, fields: Record<string, string>, secret: string) {
  const message = names
    .split(',')
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join(',')
  return createHmac('sha256', secret).update(message, 'utf8').digest('base64')
}

/** Compares two texts of one length in constant time. */
export function isSame(given: string, right: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
