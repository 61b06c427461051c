import { malformed, notFound, overloaded, refuse } from '#lib/errors.ts'

/** What the server of tus refuses, in our words. */
export function refusalOf(status: number, body: string) {
  if (status === 404 || status === 410) return notFound()
  // Also to who was asked to leave: the next request of the same upload says how far it came.
  if (status === 409 || body.includes('aborted')) {
    return refuse('clips.other_part')
  }
  if (status === 413) return refuse('clips.more_than_announced')
  if (status === 500) return overloaded()
  return malformed()
}
