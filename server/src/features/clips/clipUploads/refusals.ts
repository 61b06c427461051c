import { malformed, notFound, overloaded, Refusal } from '#lib/errors.ts'

/** What the server of tus refuses, in our words. */
export function refusalOf(status: number, body: string) {
  if (status === 404 || status === 410) return notFound()
  // Also to who was asked to leave: the next request of the same upload says how far it came.
  if (status === 409 || body.includes('aborted')) {
    return new Refusal('conflict', 'We have another part of this file. Please go on from there.')
  }
  if (status === 413) return new Refusal('too_large', 'This is more than was announced.')
  if (status === 500) return overloaded()
  return malformed()
}
