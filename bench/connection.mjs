import { connect } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const LINE_END = Buffer.from('\r\n')
const NOTHING = Buffer.alloc(0)

/**
 * One connection that sends a request and reads its reply, again and again. It counts the bytes of a reply and makes no
 * text of them, so that it costs less than the server that it measures.
 */
export function openConnection(url, { onReply, onFailure }) {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  /** What arrived and belongs to no whole part yet. */
  let rest = NOTHING
  /** The reply under way, once its head has arrived. */
  let reply = null

  socket.on('data', (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    while (rest.length > 0 && take());
  })
  socket.once('error', onFailure)
  socket.once('close', () => onFailure(new Error('The server closed the connection.')))

  /** Takes one part of the reply; false when more has to arrive first. */
  function take() {
    if (!reply) return takeHead()
    return reply.isChunked && reply.left === 0 ? takeChunk() : takeBytes()
  }

  function takeHead() {
    const end = rest.indexOf(HEAD_END)
    if (end < 0) return false
    const head = rest.latin1Slice(0, end)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    const status = Number(head.slice(9, 12))
    reply = {
      status,
      bytes: 0,
      left: Number(length ?? 0),
      isChunked: isChunked(head),
      isLast: false,
    }
    rest = rest.subarray(end + HEAD_END.length)
    return finishIfWhole()
  }

  function takeBytes() {
    const taken = Math.min(reply.left, rest.length)
    reply.left -= taken
    reply.bytes += taken
    rest = rest.subarray(taken)
    return finishIfWhole()
  }

  /** The size of a chunk counts with the line ends around it. */
  function takeChunk() {
    const end = rest.indexOf(LINE_END)
    if (end < 0) return false
    const size = Number.parseInt(rest.latin1Slice(0, end), 16)
    reply.isLast = size === 0
    reply.left = size + LINE_END.length
    rest = rest.subarray(end + LINE_END.length)
    return true
  }

  function finishIfWhole() {
    if (reply.left > 0 || (reply.isChunked && !reply.isLast)) return true
    const { status, bytes } = reply
    reply = null
    onReply({ status, bytes })
    return false
  }

  return {
    send: (request) => socket.write(request),
    close() {
      socket.removeAllListeners('close')
      socket.destroy()
    },
  }
}

function isChunked(head) {
  return /\r\ntransfer-encoding: *chunked/i.test(head)
}

/** A request as the bytes that are sent. */
export function bytesOf(url, { method = 'GET', path, headers = {}, body = '' }) {
  const all = {
    host: new URL(url).host,
    'user-agent': 'Mozilla/5.0',
    ...(body && { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}
