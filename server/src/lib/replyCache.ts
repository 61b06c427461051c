import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isOwnHost } from '#lib/edge/host.ts'
import { REQUEST_ID, requestIdOf } from '#lib/edge/requestId.ts'
import { hearsChanges, onChange } from './changes.ts'
import { config } from './config.ts'
import { CachedReply, type Form, isKnown } from './encodedReply.ts'
import { intercept } from './intercept.ts'
import { languageOf } from './language.ts'

/** Nothing is cached longer than this, whatever is published or not. */
const TTL_MS = 2_000
const MAX_REPLIES = 200

type Work = {
  key: string
  done: Promise<CachedReply | null>
  finish: (ready: CachedReply | null) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the request that makes a ready answer for all who ask the same meanwhile. */
    readyWork: Work | null
  }
}

/**
 * Keeps the answers of these endpoints to visitors, as the bytes they are. Whoever asks the
 * same within two seconds gets them again, unless it was told that something changed.
 */
export function cacheReplies(app: FastifyInstance, endpoints: AnyEndpoint[]) {
  const paths = new Set<string | undefined>(endpoints.map(({ path }) => path))
  const cached = new LRUCache<string, CachedReply>({ max: MAX_REPLIES, ttl: TTL_MS })
  const underway = new Map<string, Work>()

  app.decorateRequest('readyWork', null)
  const stopHearing = onChange(drop)
  app.addHook('onClose', async () => void stopHearing())

  // Behind a proxy the framework is needed to know the address of who asks.
  let isDirect = config.TRUSTED_PROXIES.length === 0
  app.addHook('preClose', async () => {
    isDirect = false
  })

  // Most answers leave here, before the framework has made anything of the request; the others from the hook below.
  app.addHook('onReady', async () =>
    intercept(app.server, (request, response, pass) => {
      const ready = isDirect ? findCached(request) : null
      if (!ready) return pass()
      response.setHeader(REQUEST_ID, requestIdOf(request))
      if (!app.countVisit) return write(request, response, ready)
      void app
        .countVisit(request.socket.remoteAddress ?? '', request.headers.cookie)
        .then((isAllowed) => (isAllowed ? write(request, response, ready) : pass()))
    }),
  )

  app.addHook('onRequest', (request, reply, next) => {
    if (!isForAll(request)) return next()
    const ready = findCached(request.raw)
    if (ready) return answer(request, reply, ready)
    if (!hearsChanges() || !paths.has(request.routeOptions.url)) return next()
    if (hasCursor(request)) return next()

    const key = keyOf(request)
    const other = underway.get(key)
    if (!other) {
      request.readyWork = beginWork(key)
      underway.set(key, request.readyWork)
      return next()
    }
    void other.done.then((ready) => (ready ? answer(request, reply, ready) : next()))
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const work = request.readyWork
    if (!work || reply.statusCode !== 200) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload

    reply.header('cache-control', 'no-cache')
    reply.header('vary', 'Authorization, Accept-Language, Accept-Encoding')
    const ready = new CachedReply(commonHeaders(reply), asBuffer(payload))
    if (underway.get(work.key) === work) cached.set(work.key, ready)
    work.finish(ready)
    return sendForm(request, reply, await ready.formFor(request.headers))
  })

  app.addHook('onResponse', async (request) => release(request))
  app.addHook('onRequestAbort', async (request) => release(request))

  function findCached(request: IncomingMessage) {
    if (!isForAll(request) || !isOwnHost(request)) return null
    return cached.get(keyOf(request)) ?? null
  }

  /** Whoever waits for an answer that is not to be kept asks for themselves. */
  function release({ readyWork }: FastifyRequest) {
    if (!readyWork) return
    readyWork.finish(null)
    if (underway.get(readyWork.key) === readyWork) underway.delete(readyWork.key)
  }

  /** What is being made just now may be out of date already: it is not kept, and nobody else waits for it. */
  function drop() {
    cached.clear()
    underway.clear()
  }
}

function beginWork(key: string): Work {
  const { promise, resolve } = withResolver<CachedReply | null>()
  return { key, done: promise, finish: resolve }
}

function withResolver<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

type Asking = { method?: string; url?: string; headers: IncomingHttpHeaders }

/** Answers are kept for visitors only; what a member gets is theirs. */
function isForAll({ method, headers }: Asking) {
  return method === 'GET' && headers.authorization === undefined
}

/** Further pages are asked for by few, and would push out what many ask for. */
function hasCursor({ query }: FastifyRequest) {
  return (query as Record<string, unknown>).cursor !== undefined
}

function keyOf({ url, headers }: Asking) {
  return `${languageOf(headers['accept-language'])} ${url}`
}

function answer(request: FastifyRequest, reply: FastifyReply, ready: CachedReply) {
  reply.hijack()
  reply.raw.setHeader(REQUEST_ID, request.id)
  write(request.raw, reply.raw, ready)
}

function write({ headers }: IncomingMessage, response: ServerResponse, ready: CachedReply) {
  const form = ready.formFor(headers)
  if (form instanceof Promise) void form.then((made) => writeForm(headers, response, made))
  else writeForm(headers, response, form)
}

function writeForm(headers: IncomingHttpHeaders, response: ServerResponse, form: Form) {
  if (isKnown(form, headers)) response.writeHead(304, headOf304(form)).end()
  else response.writeHead(200, form.head).end(form.bytes)
}

function sendForm({ headers }: FastifyRequest, reply: FastifyReply, form: Form) {
  const isSame = isKnown(form, headers)
  const head = isSame ? headOf304(form) : form.head
  reply.removeHeader('content-length')
  for (let at = 0; at < head.length; at += 2) reply.header(head[at]!, head[at + 1]!)
  if (isSame) reply.code(304)
  return isSame ? '' : form.bytes
}

/** The same headers, but for those that describe bytes which are not sent. */
function headOf304({ head }: Form) {
  return head.filter((_, at) => !head[at - (at % 2)]!.startsWith('content-'))
}

/** All but what belongs to one request. */
function commonHeaders(reply: FastifyReply) {
  const { [REQUEST_ID]: _, ...headers } = reply.getHeaders()
  return headers
}

function asBuffer(payload: string | Buffer) {
  return typeof payload === 'string' ? Buffer.from(payload) : payload
}
