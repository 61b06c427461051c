import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createPlainServer, type Socket } from 'node:net'
import { createGzip, gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isGlobal } from '#lib/globalAddress.ts'
import { type FetchScope, OPEN_INTERNET, Unfetchable } from '#lib/safeFetch.ts'
import { fetchFile } from './fetchFile.ts'

const OPTIONS = { types: /^text\/html/, accept: 'text/html', maxBytes: 1_000 }

type Answer = (request: IncomingMessage, reply: ServerResponse) => void
let answer: Answer = () => {}
const site = createServer((request, reply) => answer(request, reply))
/** Counts connections to an address that must not be reached. */
let intrusions = 0
const secret = createPlainServer((socket) => {
  intrusions += 1
  socket.destroy()
})
const sitePort = await listen(site)
const secretPort = await listen(secret)
const page = `http://news.example:${sitePort}/`

afterAll(() => {
  site.closeAllConnections()
  site.close()
  secret.close()
})
beforeEach(() => {
  intrusions = 0
})

/** A network where every name resolves to this machine, which passes for a public address unless a test says no. */
function world(changes: Partial<FetchScope> = {}): FetchScope {
  const ports = [80, 443, sitePort, secretPort]
  const here = {
    resolve: async () => ['127.0.0.1'],
    isAllowed: () => true,
    protocols: ['http:', 'https:'],
    ports,
    timeoutMs: 2_000,
  }
  return { ...here, ...changes }
}

describe('a file of the open internet', () => {
  test('is fetched with the right host, politely, without cookies', async () => {
    const seen: IncomingMessage[] = []
    answer = (request, reply) => {
      seen.push(request)
      reply.setHeader('set-cookie', 'a=b')
      if (request.url === '/') reply.writeHead(302, { location: '/next?x=1' }).end()
      else reply.setHeader('content-type', 'text/html; charset=utf-8').end('<title>नमस्ते</title>')
    }
    const { url, bytes, contentType } = await fetchFile(page, OPTIONS, world())

    expect([url.href, String(bytes)]).toEqual([`${page}next?x=1`, '<title>नमस्ते</title>'])
    expect(contentType).toBe('text/html; charset=utf-8')
    expect(seen).toHaveLength(2)
    for (const { headers, method } of seen) {
      expect(method).toBe('GET')
      expect(headers).toMatchObject({ host: `news.example:${sitePort}`, accept: 'text/html' })
      expect(headers['user-agent']).toMatch(/^JesPreview/)
      expect(headers.cookie).toBeUndefined()
    }
  })

  test('is requested by its name where it is encrypted', async () => {
    const hello = new Promise<string>((resolve) => {
      const tls = createPlainServer((socket: Socket) => {
        socket.once('data', (bytes) => {
          resolve(bytes.toString('latin1'))
          socket.destroy()
          tls.close()
        })
      })
      void listen(tls).then((port) => {
        const reach = world({ ports: [port] })
        return fetchFile(`https://news.example.:${port}/`, OPTIONS, reach).catch(() => {})
      })
    })
    expect(await hello).toContain('news.example')
  })

  test('may be packed', async () => {
    answer = (_, reply) => {
      reply.setHeader('content-type', 'text/html').setHeader('content-encoding', 'gzip')
      reply.end(gzipSync('namaste'))
    }
    expect(String((await fetchFile(page, OPTIONS, world())).bytes)).toBe('namaste')
  })

  test('is cut where its beginning will do, and refused where not, also as a bomb', async () => {
    const bomb = (_: unknown, reply: ServerResponse) => {
      reply.setHeader('content-type', 'text/html').setHeader('content-encoding', 'gzip')
      const gzip = createGzip()
      gzip.pipe(reply)
      const zeros = Buffer.alloc(1024 * 1024)
      reply.on('close', () => gzip.destroy())
      const pour = () => gzip.write(zeros, (error) => !error && setImmediate(pour))
      pour()
    }
    const endless = (_: unknown, reply: ServerResponse) => {
      reply.setHeader('content-type', 'text/html')
      const pour = () => reply.write('x'.repeat(10_000), (error) => !error && setImmediate(pour))
      pour()
    }
    for (const server of [bomb, endless]) {
      answer = server
      const { bytes } = await fetchFile(page, { ...OPTIONS, canBeCut: true }, world())
      expect(bytes).toHaveLength(1_000)
      await expect(fetchFile(page, OPTIONS, world())).rejects.toThrow('too large')
    }
  })

  test.each<[string, Answer]>([
    ['is not there', (_, reply) => reply.writeHead(404).end()],
    ['is of another kind', (_, reply) => reply.setHeader('content-type', 'image/png').end('x')],
    ['is of no kind', (_, reply) => reply.end('x')],
    [
      'is packed in a way of its own',
      (_, reply) =>
        reply
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' })
          .end('x'),
    ],
    [
      'leads on for ever',
      (request, reply) => reply.writeHead(302, { location: `${request.url}x` }).end(),
    ],
    [
      'leads to no page',
      (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    ],
  ])('that %s is not tried again', async (_, server) => {
    answer = server
    await expect(fetchFile(page, OPTIONS, world())).rejects.toBeInstanceOf(Unfetchable)
  })

  test.each<[string, Answer]>([
    ['has trouble', (_, reply) => reply.writeHead(503).end()],
    ['is asked too much', (_, reply) => reply.writeHead(429).end()],
    [
      'breaks off',
      (_, reply) => {
        reply.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' }).write('x')
        reply.socket?.destroySoon()
      },
    ],
    [
      'is packed badly',
      (_, reply) =>
        reply
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end('no gzip'),
    ],
  ])('whose server %s may be tried again', async (_, server) => {
    answer = server
    const error: unknown = await fetchFile(page, OPTIONS, world()).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(Unfetchable)
  })

  test.each<[string, Partial<FetchScope>, Answer]>([
    ['answers nothing', {}, () => {}],
    [
      'drips',
      {},
      (_, reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).write('x'),
    ],
    ['has a name that takes for ever', { resolve: () => new Promise<never>(() => {}) }, () => {}],
  ])('whose server %s is given up in time', async (_, changes, server) => {
    answer = server
    const attempt = fetchFile(page, OPTIONS, world({ timeoutMs: 150, ...changes }))
    await expect(attempt).rejects.toThrow(/abort|timeout/i)
  })
})

describe('nobody gets to our own machines', () => {
  const inner = `http://inner.example:${secretPort}/`

  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['0.0.0.0']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700::1111', '::1']],
    [[]],
  ])('by a name that leads to %j', async (addresses) => {
    const reach = world({ resolve: async () => addresses, isAllowed: isGlobal })
    await expect(fetchFile(inner, OPTIONS, reach)).rejects.toBeInstanceOf(Unfetchable)
    expect(intrusions).toBe(0)
  })

  test('by the names that this machine gives itself', async () => {
    const reach = { ...OPEN_INTERNET, ports: [secretPort] }
    const attempt = fetchFile(`http://localhost:${secretPort}/`, OPTIONS, reach)
    await expect(attempt).rejects.toBeInstanceOf(Unfetchable)
    expect(intrusions).toBe(0)
  })

  test.each([
    '127.0.0.1',
    '[::1]',
    '[::ffff:7f00:1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '[::]',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '127.1',
    '169.254.169.254',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
  ])('by a redirect to %s', async (host) => {
    answer = (_, reply) => reply.writeHead(302, { location: `http://${host}:${secretPort}/` }).end()
    await expect(fetchFile(page, OPTIONS, world())).rejects.toBeInstanceOf(Unfetchable)
    expect(intrusions).toBe(0)
  })

  test('by a redirect to a name that leads inside', async () => {
    answer = (_, reply) => reply.writeHead(302, { location: inner }).end()
    const requested: string[] = []
    const reach = world({
      resolve: async (name) => {
        requested.push(name)
        return ['127.0.0.1']
      },
      isAllowed: (address) => requested.length === 1 || isGlobal(address),
    })
    await expect(fetchFile(page, OPTIONS, reach)).rejects.toBeInstanceOf(Unfetchable)
    expect([requested, intrusions]).toEqual([['news.example', 'inner.example'], 0])
  })

  test('by a name that changes its address: it is resolved once, and that address is used', async () => {
    answer = (_, reply) => reply.setHeader('content-type', 'text/html').end('ok')
    const answers = [['127.0.0.1'], ['169.254.169.254']]
    const checked: string[] = []
    const reach = world({
      resolve: async () => answers.shift() ?? [],
      isAllowed: (address) => checked.push(address) > 0,
    })
    expect(String((await fetchFile(page, OPTIONS, reach)).bytes)).toBe('ok')
    expect([checked, answers.length]).toEqual([['127.0.0.1'], 1])
  })
})

async function listen(server: ReturnType<typeof createPlainServer>) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
