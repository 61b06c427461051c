import { malformed, notFound, overloaded, refuse } from '#lib/errors.ts'

/** Refusals of the tus server, in our words. */
export function refusalOf(status: number, body: string) {
  if (status === 404 || status === 410) return notFound()
  // Also for a request that was asked to stop: the next one reports the offset.
  if (status === 409 || body.includes('aborted')) {
    return refuse('clips.other_part')
  }
  if (status === 413) return refuse('clips.more_than_announced')
  if (status === 500) return overloaded()
  return malformed()
}
