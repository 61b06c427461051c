import { io } from 'socket.io-client'

const LISTENERS = 1_000
const AT_ONCE = 50
const WARM_UP = 10
const ROUNDS = 30

/**
 * One comment to a thousand open browsers, each of another member: from before it is sent until the last of them has
 * it. All clients are in this one process.
 */
export async function measureFanOut(url, { members, posts }) {
  const post = posts.at(-1)
  const [author, ...readers] = members
  const listeners = readers.concat(author).slice(0, LISTENERS)
  const sockets = []
  for (let from = 0; from < listeners.length; from += AT_ONCE) {
    const some = listeners.slice(from, from + AT_ONCE)
    sockets.push(...(await Promise.all(some.map(({ token }) => open(url, token, post.id)))))
  }

  const times = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const heard = Promise.all(sockets.map(hearOne))
    const begunAt = performance.now()
    await write(url, author, { ad: post.id, content: `Ramro chha, ${round}` })
    const copies = new Set(await heard)
    if (copies.size !== 1) throw new Error('They did not all hear of the same comment.')
    if (round >= WARM_UP) times.push(performance.now() - begunAt)
  }
  for (const socket of sockets) socket.disconnect()

  times.sort((a, b) => a - b)
  return { listeners: sockets.length, p50: times[times.length >> 1], worst: times.at(-1) }
}

async function open(url, token, postId) {
  const options = { auth: { token }, transports: ['websocket'], forceNew: true }
  const socket = io(url, { ...options, reconnection: false })
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const answer = await socket.emitWithAck('openPost', postId)
  if (!answer.ok) throw new Error(`The post was not opened: ${answer.code}`)
  return socket
}

function hearOne(socket) {
  return new Promise((resolve) => {
    socket.once('commentCreated', ({ comment }) => resolve(comment._id))
  })
}

async function write(url, { token }, comment) {
  const reply = await fetch(`${url}/api/comments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(comment),
  })
  if (!reply.ok) throw new Error(`The comment was not written: ${await reply.text()}`)
  await reply.arrayBuffer()
}
