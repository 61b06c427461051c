import { followRequestApi } from '@jes/contract/people/followRequests'
import type { Traces } from './canary.ts'
import { clipped } from './clipped.ts'
import { founded } from './hubs.ts'
import { block, posted, takeDown } from './postings.ts'
import { say } from './talking.ts'
import { type Person, person, sql } from './world.ts'

export const STATES = ['public', 'private', 'privateAccount', 'deleted', 'blocked'] as const
export type State = (typeof STATES)[number]

/** Things of one author, all in one state; ids of what has no such state are those of nothing. */
export async function createThings(state: State, nothing: Traces, blockedByAuthor: Person[]) {
  const author = await person('author', { daysOld: 90 })
  const hub = await founded(author, { isPrivate: state === 'private' })
  const isInHub = state !== 'blocked' && state !== 'privateAccount'
  const place = isInHub ? { hub } : {}
  const [post, pollPost, removedPost] = await Promise.all(
    ['One', 'Two', 'Three'].map((title) => posted(author, { title, ...place })),
  )
  const comment = await say(author, post!, 'Ramro')
  const reply = await say(author, post!, 'Dherai ramro', comment._id)
  const clip = await clipped(author, place)
  if (state === 'deleted') {
    for (const id of [post!, pollPost!, removedPost!, clip]) await takeDown(id)
    await sql`update comments set state = 'deleted', is_shown = false, deleted_at = now() where post_id = ${post!}`
    await sql`update hubs set closed_at = now() where id = ${hub.id}`
  }
  if (state === 'privateAccount')
    await author.call(followRequestApi.setPrivate, { body: { isPrivate: true } })
  for (const one of state === 'blocked' ? blockedByAuthor : []) await block(author, one)
  const traces: Traces = {
    ...nothing,
    ...(isInHub && { hub: hub.id, hubName: hub.name }),
    post: post!,
    pollPost: pollPost!,
    removedPost: removedPost!,
    comment: comment._id,
    reply: reply._id,
    clip,
  }
  return { author, traces }
}
