import { createServer } from 'node:http'

/** A server that does nothing but answer so many bytes: what this machine and Node allow at most. */
const server = createServer((request, response) => {
  const bytes = Number(new URL(request.url ?? '/', 'http://bare').searchParams.get('bytes'))
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(bodyOf(bytes))
})

const bodies = new Map()
function bodyOf(bytes) {
  if (!bodies.has(bytes)) bodies.set(bytes, Buffer.alloc(bytes, 'a'))
  return bodies.get(bytes)
}

server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.on('disconnect', () => process.exit(0))
