import type { Sql } from '#lib/db.ts'
import type { LiveServer } from '#lib/live.ts'
import { findStanding, listOutsiders, listScores, listShutOut } from './queries.ts'
import { membersIn, postRoom, userRoom } from './rooms.ts'

/** Of a post: itself (null) and its comments whose votes changed. */
type Changed = { postId: string; changed: (string | null)[] }

/** Tells all who have a post open the sums of its votes, as they are now. */
export async function tellVotes(io: LiveServer, sql: Sql, { postId, changed }: Changed) {
  const room = postRoom(postId)
  const present = membersIn(io, room)
  if (present.length === 0) return

  const commentIds = [...new Set(changed.filter((id) => id !== null))]
  const [standing, outsiders, comments] = await Promise.all([
    findStanding(sql, postId),
    listOutsiders(sql, postId, present),
    commentIds.length > 0 ? listScores(sql, commentIds) : [],
  ])
  if (!standing) return
  const shutOutBy = await listShutOut(sql, [standing.authorId], present)
  const shutOut = [...outsiders, ...shutOutBy(standing.authorId)].map(userRoom)
  const ad = changed.includes(null) ? standing.score : null
  io.to(room).except(shutOut).emit('voted', { ad, comments })
}
