import type { CommentEvent } from '#features/core/commentEvents/publish.ts'
import { forgetUnread, keepUnread } from '#features/notifications/notifications/unread.ts'
import type { Database } from '#lib/db.ts'
import type { LiveServer } from '#lib/live.ts'
import type { Log } from '#lib/liveCalls.ts'
import { readScores } from '#lib/scores.ts'
import { emitComments } from './commentEvents.ts'
import { gather } from './gather.ts'
import { tellMember } from './memberEvents.ts'
import { postRoom, userRoom } from './rooms.ts'
import { tellVotes } from './scoreEvents.ts'

/** Scores of one post are told at most so often. */
const VOTES_REST_MS = 1_000

type Notified = { userId: string; id?: string }
type Options = { sql: Database; log: Log; onBack: () => void }

/** Hears what committed, whichever server did it, and tells those who are here and may know of it. */
export async function fanOut(io: LiveServer, { sql, log, onBack }: Options) {
  const addComment = gather<CommentEvent>((postId, news) =>
    attempt(postRoom(postId), () => emitComments(io, sql, { postId, news })),
  )
  const addNotified = gather<string | undefined>((userId, userIds) => {
    const ids = [...new Set(userIds)].filter((id) => id !== undefined)
    return attempt(userRoom(userId), () => tellMember(io, sql, { userId, ids }))
  })
  const addVoted = gather<string | null>(
    (postId, changed) => attempt(postRoom(postId), () => tellVotes(io, sql, { postId, changed })),
    { restMs: VOTES_REST_MS },
  )

  let wasLost = false
  const channels = await Promise.all([
    sql.listen('comments', (message) => {
      const news = JSON.parse(message) as CommentEvent
      addComment(news.postId, news)
    }),
    sql.listen('voted', (message) => {
      for (const { postId, commentId } of readScores(message)) addVoted(postId, commentId)
    }),
    sql.listen(
      'notified',
      (message) => {
        const { userId, id } = JSON.parse(message) as Notified
        forgetUnread(userId)
        addNotified(userId, id)
      },
      noteHearing,
      noteLost,
    ),
  ])

  return {
    async close() {
      keepUnread(false)
      await Promise.all(channels.map(({ unlisten }) => unlisten()))
    },
  }

  /** All channels are lost, and come back, together. What committed meanwhile was not heard. */
  function noteLost() {
    wasLost = true
    keepUnread(false)
  }

  /** Called at the start too. */
  function noteHearing() {
    keepUnread(true)
    if (!wasLost) return
    wasLost = false
    io.emit('missed', null)
    onBack()
  }

  async function attempt(room: string, work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      log.error(error, 'Something was not told.')
      io.to(room).emit('missed', null)
    }
  }
}
