import { createServer } from 'node:http'

/** A server that only sends given bytes: the maximum of this machine and Node. */
let body = Buffer.alloc(0)

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})

process.on('message', (base64) => {
  body = Buffer.from(base64, 'base64')
  process.send?.('ready')
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
