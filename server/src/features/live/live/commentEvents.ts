import { Comment } from '@jes/contract/comments/comments'
import { parse } from 'zod/v4/core'
import { readComments } from '#features/comments/comments/queries.ts'
import type { CommentEvent } from '#features/core/commentEvents/publish.ts'
import type { Sql } from '#lib/db.ts'
import type { LiveServer } from '#lib/live.ts'
import { listMuting } from './muting.ts'
import { findPostStats, listAuthors, listOutsiders, listShutOut } from './queries.ts'
import { membersIn, postRoom, socketsIn, userRoom } from './rooms.ts'

/** Sends changed comments to everybody who has the post open, as they are now and as anybody may see them. */
export async function emitComments(
  io: LiveServer,
  sql: Sql,
  { postId, news }: { postId: string; news: CommentEvent[] },
) {
  const room = postRoom(postId)
  const present = membersIn(io, room)
  if (present.length === 0) return

  const ids = [...new Set(news.map(({ commentId }) => commentId))]
  const stats = await findPostStats(sql, postId)
  // Its author may have deleted the post while others had it open.
  if (!stats) return
  const { authorId, total, at } = stats
  const anybody = { viewerId: null, blocked: [] }
  const [comments, authors, outsiders] = await Promise.all([
    readComments(sql, ids, anybody, stats),
    listAuthors(sql, ids),
    listOutsiders(sql, postId, present),
  ])
  const [shutOutBy, mutedBy] = await Promise.all([
    listShutOut(sql, [authorId, ...authors.values()], present),
    listMuting(sql, comments, present),
  ])
  // Parsed by the contract, so that a column which it does not name cannot leak.
  const byId = new Map(comments.map((comment) => [comment._id, parse(Comment, comment)]))

  for (const { event, commentId } of news) {
    const comment = byId.get(commentId) ?? null
    const shutOut = [...outsiders, ...shutOutBy(authorId), ...shutOutBy(authors.get(commentId))]
    const isLive = comment?.state === 'live'

    // If this is no longer true, a later event follows with the newer state.
    if (event === 'deleted' && !isLive) {
      const audience = io.to(room).except(shutOut.map(userRoom))
      audience.emit('commentDeleted', { _id: commentId, ad: postId, comment, total, at })
    }
    if (event === 'deleted' || !isLive) continue

    const muting = mutedBy(commentId)
    send(io.to(room).except([...shutOut, ...muting].map(userRoom)), comment)
    const folded = socketsIn(
      io,
      room,
      muting.filter((id) => !shutOut.includes(id)),
    )
    if (folded.length > 0) send(io.to(folded), { ...comment, isMuted: true })

    function send(audience: ReturnType<LiveServer['to']>, comment: Comment) {
      if (event === 'created') audience.emit('commentCreated', { comment, total, at })
      else audience.emit('commentEdited', { comment, at })
    }
  }
}
