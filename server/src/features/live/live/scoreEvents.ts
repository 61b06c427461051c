import type { Sql } from '#lib/db.ts'
import type { LiveServer } from '#lib/live.ts'
import { findPostStats, listOutsiders, listScores, listShutOut } from './queries.ts'
import { membersIn, postRoom, scoreRoom, userRoom } from './rooms.ts'

/** A post: itself (null) and those of its comments whose votes changed. */
type Changed = { postId: string; changed: (string | null)[] }

/** Sends the current vote sums to everybody who has the post open, or in sight. */
export async function sendVotes(io: LiveServer, sql: Sql, { postId, changed }: Changed) {
  const [open, inSight] = [postRoom(postId), scoreRoom(postId)]
  const present = membersIn(io, open, inSight)
  if (present.length === 0) return

  const commentIds = [...new Set(changed.filter((id) => id !== null))]
  const [stats, outsiders, comments] = await Promise.all([
    findPostStats(sql, postId),
    listOutsiders(sql, postId, present),
    commentIds.length > 0 ? listScores(sql, commentIds) : [],
  ])
  if (!stats) return
  const shutOutBy = await listShutOut(sql, [stats.authorId], present)
  const shutOut = [...outsiders, ...shutOutBy(stats.authorId)].map(userRoom)
  const ad = changed.includes(null) ? stats.score : null
  io.to(open).except(shutOut).emit('voted', { ad, comments })
  if (!ad) return
  const others = io.to(inSight).except([open, ...shutOut])
  others.emit('voted', { ad, comments: [] })
}
