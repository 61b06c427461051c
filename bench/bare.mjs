import { createServer } from 'node:http'

/** A server that only sends given bytes: the maximum of this machine and Node. */
let bodies = [Buffer.alloc(0)]
let answered = 0

const server = createServer((request, response) => {
  request.resume()
  const body = bodies[answered++ % bodies.length]
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})

process.on('message', (base64) => {
  bodies = base64.map((body) => Buffer.from(body, 'base64'))
  process.send?.('ready')
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
