import { WebSocket } from 'ws'

/** Many idle browsers in one process: the Socket.IO protocol by hand, since a client library for each would not fit. */
const AT_ONCE = 100
/** As the web app: back after one to five seconds, not all in the same moment. */
const SOONEST_MS = 1_000
const LATEST_MS = 5_000

const state = { open: 0, lost: 0, reconnected: 0 }
const sockets = new Set()
/** Those that need not come back. */
const dismissed = new WeakSet()
let order
let isStorm = false

process.on('message', async (message) => {
  if (message.open) {
    order = message
    for (let from = 0; from < order.open; from += AT_ONCE) {
      const some = Math.min(AT_ONCE, order.open - from)
      await Promise.all(Array.from({ length: some }, (_, at) => openOne(from + at)))
    }
  } else {
    for (const socket of [...sockets].slice(message.keep)) {
      dismissed.add(socket)
      socket.close()
    }
    isStorm = true
  }
})
setInterval(() => process.send(state), 500)

/** Resolves when the server has accepted the token. One that is refused tries again. */
function openOne(index) {
  return new Promise((resolve) => {
    const { url, tokens, address } = order
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      { localAddress: address, perMessageDeflate: false, origin: url },
    )
    let isIn = false
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('0')) {
        socket.send(`40${JSON.stringify({ token: tokens[index % tokens.length] })}`)
      } else if (text === '2') socket.send('3')
      else if (text.startsWith('40') && !isIn) {
        isIn = true
        sockets.add(socket)
        state.open += 1
        if (isStorm) state.reconnected += 1
        resolve()
      }
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      if (sockets.delete(socket)) {
        state.open -= 1
        if (!dismissed.has(socket)) state.lost += 1
      }
      if (dismissed.has(socket)) return
      setTimeout(
        () => void openOne(index).then(resolve),
        SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS),
      )
    })
  })
}
