import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { PushMessage, PushSubscription } from '@jes/contract/notifications/push'
import type { FetchScope } from '#lib/safeFetch.ts'
import { certificateFor } from './certificate.ts'
import { openMessage, readVoucher } from './pushCrypto.ts'

const NAME = 'push.example'

/** What a push service received: the sender, the delivery options, and the decrypted message. */
export type Carried = {
  headers: IncomingMessage['headers']
  voucher: ReturnType<typeof readVoucher>
  message: PushMessage
  bytes: number
}
type Answer = [status: number, headers?: Record<string, string>]

/**
 * A push service on this machine, as in RFC 8030. It has the keys of its browsers too, so it can decrypt what only
 * they could.
 */
export async function startPushService() {
  const { cert, key } = certificateFor(NAME)
  const browsers = new Map<string, Browser>()
  const server = createServer({ cert, key }, (request, reply) => void take(request, reply))
  server.listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `https://${NAME}:${port}`

  async function take(request: IncomingMessage, reply: ServerResponse) {
    const browser = browsers.get(request.url ?? '')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (!browser) return void reply.writeHead(404).end()

    const bytes = Buffer.concat(chunks)
    const voucher = readVoucher(request.headers.authorization ?? '')
    const isRight = request.method === 'POST' && voucher.isSigned && voucher.claims.aud === origin
    if (!isRight) return void reply.writeHead(403).end()
    const message = openMessage(bytes, browser) as PushMessage
    browser.carried.push({ headers: request.headers, voucher, message, bytes: bytes.length })
    const [status, headers] = browser.answers.shift() ?? [201]
    reply.writeHead(status, headers).end()
  }

  return {
    origin,
    /** A scope where the service's name resolves to this machine, and its certificate is trusted. */
    reach: {
      resolve: async () => ['127.0.0.1'],
      isAllowed: () => true,
      protocols: ['https:'],
      ports: [port],
      timeoutMs: 3_000,
      ca: cert,
    } satisfies FetchScope,
    /** A subscribed browser; it answers as given, and otherwise 201. */
    subscribe(...answers: Answer[]) {
      const browser = new Browser(answers)
      const path = `/send/${randomBytes(16).toString('base64url')}`
      browsers.set(path, browser)
      return { browser, subscription: browser.subscriptionAt(`${origin}${path}`) }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export class Browser {
  readonly carried: Carried[] = []
  readonly answers: Answer[]
  readonly secret = randomBytes(16)
  readonly keys = createECDH('prime256v1')

  constructor(answers: Answer[] = []) {
    this.answers = answers
    this.keys.generateKeys()
  }

  subscriptionAt(endpoint: string): PushSubscription {
    const p256dh = this.keys.getPublicKey('base64url')
    return { endpoint, keys: { p256dh, auth: this.secret.toString('base64url') } }
  }
}
