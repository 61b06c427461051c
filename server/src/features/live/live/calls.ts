import { Id } from '@jes/contract/lib/text'
import { type Answer, LIVE_CALLS } from '@jes/contract/live/live'
import { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import { listActivityReaders } from '#features/messages/activity/queries.ts'
import type { Sql } from '#lib/db.ts'
import { type Events, publish } from '#lib/events/events.ts'
import type { LiveSocket } from '#lib/live.ts'
import type { Calls, Log } from '#lib/liveCalls.ts'
import { isAuthorOf, listVisible } from './queries.ts'
import { isPostRoom, isScoreRoom, postRoom, scoreRoom } from './rooms.ts'

const MOST_POSTS = 20
const MOST_OFFENCES = 5
const MINUTE_MS = 60_000
const MOST_TAKEN = 100

type Means = { sql: Sql; events: Pick<Events, 'settled'>; log: Log }

const NewComment = z.object({ comment: z.object({ _id: Id }) })
const EditComment = z.object({ updatedComment: z.object({ _id: Id }) })

/**
 * The calls that a browser may make. Whatever it says about itself, rooms and comments is only checked, never
 * believed.
 */
export function callsOf(socket: LiveSocket, { sql, events, log }: Means): Calls {
  const viewerId = socket.data.id
  let offences: number[] = []
  /** Ids of announced comments, the latest last: a repeated one is not even read again. */
  const taken = new Set<string>()

  return new Map([
    ['joinRoom', joinRoom],
    ['openPost', openPost],
    ['closePost', closePost],
    ['watchScores', watchScores],
    ['typing', typing],
    ['newComment', newComment],
    ['editComment', editComment],
  ])

  /** Every member is in their own room from the start, and never in another member's. */
  function joinRoom(userId: unknown): Answer {
    if (userId === viewerId) return { ok: true }
    const now = performance.now()
    offences = [...offences.filter((at) => at > now - MINUTE_MS), now]
    log.warn({ userId: viewerId, offences: offences.length }, 'Asked for the room of another.')
    if (offences.length >= MOST_OFFENCES) socket.disconnect(true)
    return no('forbidden')
  }

  async function openPost(postId: unknown): Promise<Answer> {
    const id = safeParse(LIVE_CALLS.openPost.payload, postId)
    if (!id.success) return no('malformed')
    const [visible] = await listVisible(sql, [id.data], viewerId)
    if (!visible) return no('not_found')
    const room = postRoom(id.data)
    const others = [...socket.rooms].filter((name) => isPostRoom(name) && name !== room)
    if (others.length >= MOST_POSTS) return no('too_many')
    await socket.join(room)
    await events.settled()
    return { ok: true }
  }

  async function closePost(postId: unknown): Promise<Answer> {
    const id = safeParse(LIVE_CALLS.closePost.payload, postId)
    if (!id.success) return no('malformed')
    await socket.leave(postRoom(id.data))
    return { ok: true }
  }

  /** Invisible posts are left out silently: the caller learns nothing of them. */
  async function watchScores(postIds: unknown): Promise<Answer> {
    const ids = safeParse(LIVE_CALLS.watchScores.payload, postIds)
    if (!ids.success) return no('malformed')
    const visible = ids.data.length > 0 ? await listVisible(sql, ids.data, viewerId) : []
    const requested = new Set<string>(visible.map(scoreRoom))
    for (const room of socket.rooms)
      if (isScoreRoom(room) && !requested.has(room)) await socket.leave(room)
    await socket.join([...requested])
    await events.settled()
    return { ok: true }
  }

  /** Answered alike whether somebody hears it or not: the caller learns nothing of the other's settings. */
  async function typing(talkId: unknown): Promise<Answer> {
    const talk = safeParse(LIVE_CALLS.typing.payload, talkId)
    if (!talk.success) return no('malformed')
    for (const userId of await listActivityReaders(sql, talk.data, viewerId)) {
      const payload = JSON.stringify({ userId, talk: talk.data, user: viewerId })
      await publish(sql, 'typing', payload, `user:${userId}`)
    }
    return { ok: true }
  }

  function newComment(sent: unknown) {
    const result = safeParse(NewComment, sent)
    return result.success ? take(result.data.comment._id) : no('malformed')
  }

  function editComment(sent: unknown) {
    const result = safeParse(EditComment, sent)
    return result.success ? take(result.data.updatedComment._id) : no('malformed')
  }

  /** All consequences of a comment happened when it was written: here its existence is only confirmed. */
  async function take(commentId: string): Promise<Answer> {
    if (taken.has(commentId)) return { ok: true }
    if (!(await isAuthorOf(sql, commentId, viewerId))) return no('not_found')
    taken.add(commentId)
    const [oldest] = taken
    if (taken.size > MOST_TAKEN && oldest) taken.delete(oldest)
    return { ok: true }
  }
}

function no(code: 'forbidden' | 'not_found' | 'malformed' | 'too_many'): Answer {
  return { ok: false, code }
}
