import type { LiveServer } from '#lib/live.ts'

export function postRoom(postId: string) {
  return `post:${postId}` as const
}

export function userRoom(userId: string) {
  return `user:${userId}` as const
}

export function isPostRoom(room: string) {
  return room.startsWith('post:')
}

/** The members who are in a room of this server; empty where telling would reach nobody. */
export function membersIn(io: LiveServer, room: string) {
  const members = new Set<string>()
  for (const id of io.sockets.adapter.rooms.get(room) ?? []) {
    const socket = io.sockets.sockets.get(id)
    if (socket) members.add(socket.data.id)
  }
  return [...members]
}
