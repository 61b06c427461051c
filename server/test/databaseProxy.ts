import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy to the database that a test can cut, close, or let hang. */
export async function openDatabaseProxy(target: string) {
  const there = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false
  let server: Server
  let port = 0
  await listen()

  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    /** Ends the open connections; new ones are accepted. */
    cut,
    /** From here on nobody can connect, as with a server that is down. */
    async refuse() {
      server.close()
      cut()
      await once(server, 'close')
    },
    /** From here on new connections get no reply, as with a server that hangs. */
    hang() {
      isSilent = true
      cut()
    },
    async resume() {
      isSilent = false
      if (!server.listening) await listen()
    },
    close() {
      server.close()
      cut()
    },
  }

  async function listen() {
    server = createServer(pass).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  function pass(near: Socket) {
    hold(near)
    if (isSilent) return void near.resume()
    const far = connect(Number(there.port), there.hostname)
    hold(far)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  }

  function hold(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }

  function cut() {
    for (const socket of sockets) socket.resetAndDestroy()
  }
}
