import type { CommentEvent } from '#features/core/commentEvents/publish.ts'
import { forgetUnread, setReceiving } from '#features/notifications/notifications/unread.ts'
import type { Database } from '#lib/db.ts'
import { type Events, hasRooms } from '#lib/events/events.ts'
import type { LiveServer } from '#lib/live.ts'
import type { Log } from '#lib/liveCalls.ts'
import { readScores } from '#lib/scores.ts'
import { emitComments } from './commentEvents.ts'
import { gather } from './gather.ts'
import { sendToMember } from './memberEvents.ts'
import { postRoom, userRoom } from './rooms.ts'
import { sendVotes } from './scoreEvents.ts'
import { sendTalkNews, type TalkNews } from './talkEvents.ts'

/** Scores of one post are sent at most so often. */
const VOTES_REST_MS = 1_000

type Typing = { userId: string; talk: string; user: string }
type Notified = { userId: string; id?: string }
type Options = { sql: Database; events: Events; log: Log; onBack: () => void }

/** Receives committed events of all servers, and sends them to the connected members who may see them. */
export async function fanOut(io: LiveServer, { sql, events, log, onBack }: Options) {
  const addComment = gather<CommentEvent>((postId, news) =>
    attempt(postRoom(postId), () => emitComments(io, sql, { postId, news })),
  )
  const addNotified = gather<string | undefined>((userId, userIds) => {
    const ids = [...new Set(userIds)].filter((id) => id !== undefined)
    return attempt(userRoom(userId), () => sendToMember(io, sql, { userId, ids }))
  })
  const addVoted = gather<string | null>(
    (postId, changed) => attempt(postRoom(postId), () => sendVotes(io, sql, { postId, changed })),
    { restMs: VOTES_REST_MS },
  )

  const addTalkNews = gather<TalkNews>((userId, news) =>
    attempt(userRoom(userId), () => sendTalkNews(io, sql, { userId, news })),
  )

  let wasLost = false
  const channels = await Promise.all([
    events.listen('comments', {
      hear(message) {
        const news = JSON.parse(message) as CommentEvent
        addComment(news.postId, news)
      },
    }),
    events.listen('voted', {
      hear(message) {
        for (const { postId, commentId } of readScores(message)) addVoted(postId, commentId)
      },
    }),
    events.listen('messages', {
      hear(message) {
        const news = JSON.parse(message) as TalkNews
        addTalkNews(news.userId, news)
      },
    }),
    events.listen('typing', {
      hear(message) {
        const { userId, talk, user } = JSON.parse(message) as Typing
        io.to(userRoom(userId)).emit('writing', { talk, user })
      },
    }),
    events.listen('notified', {
      hear(message) {
        const { userId, id } = JSON.parse(message) as Notified
        forgetUnread(userId)
        addNotified(userId, id)
      },
      onHearing: noteReceiving,
      onLost: noteLost,
    }),
  ])

  return {
    async close() {
      setReceiving(false)
      await Promise.all(channels.map(({ unlisten }) => unlisten()))
    },
  }

  /** All channels are lost, and come back, together. Events committed in the meantime were missed. */
  function noteLost() {
    wasLost = true
    setReceiving(false)
  }

  /** Called at the start too. */
  function noteReceiving() {
    // With rooms only what concerns those who are connected here is heard, and others have unread counts too.
    setReceiving(!hasRooms)
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
