import type { LiveServer } from '#lib/live.ts'

export function postRoom(postId: string) {
  return `post:${postId}` as const
}

/** The room of those who have the post in an open list. */
export function scoreRoom(postId: string) {
  return `score:${postId}` as const
}

export function userRoom(userId: string) {
  return `user:${userId}` as const
}

export function isPostRoom(room: string) {
  return room.startsWith('post:')
}

export function isScoreRoom(room: string) {
  return room.startsWith('score:')
}

/** The members in any of these rooms on this server; empty where an event would reach nobody. */
export function membersIn(io: LiveServer, ...rooms: string[]) {
  const sockets = rooms.flatMap((room) => listSockets(io, room))
  return [...new Set(sockets.map(({ data }) => data.id))]
}

/** The sockets of some members that are in a room, each by its own room. */
export function socketsIn(io: LiveServer, room: string, memberIds: string[]) {
  if (memberIds.length === 0) return []
  return listSockets(io, room)
    .filter(({ data }) => memberIds.includes(data.id))
    .map(({ id }) => id)
}

function listSockets(io: LiveServer, room: string) {
  const ids = [...(io.sockets.adapter.rooms.get(room) ?? [])]
  return ids.flatMap((id) => io.sockets.sockets.get(id) ?? [])
}
