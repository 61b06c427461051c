import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '@jes/contract/core/settings'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isOwnHost } from '#lib/edge/host.ts'
import { REQUEST_ID } from '#lib/edge/requestId.ts'
import { routeOf } from '#lib/edge/traffic.ts'
import { changeCount, hearsChanges, type MadeOf } from './changes.ts'
import { CachedReply, type Form, isKnown } from './encodedReply.ts'
import { languageOf } from './language.ts'
import { countsOfCache } from './metrics/counts.ts'
import { type Made, TopicCache } from './topicCache.ts'

/** Nothing is cached longer than this, whatever is published or not. */
const TTL_MS = 2_000
const MAX_BYTES = 16 * 1024 * 1024
/** Beside its bytes, plain and compressed. */
const BYTES_A_REPLY = 2_000
/** While the server is overloaded so many cached replies are made at once, and no more. */
const MAKING_UNDER_PRESSURE = 4

/** An endpoint whose replies are cached, and what each of them is made of. */
export type CachedEndpoint = {
  path: string
  madeOf: (answered: never, params: never) => MadeOf
}

type Work = {
  key: string
  route: string
  /** The changes that were known when it began. */
  since: number
  madeOf: CachedEndpoint['madeOf']
  done: Promise<CachedReply | null>
  finish: (ready: CachedReply | null) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the request that makes a cached reply for all concurrent requests of the same. */
    readyWork: Work | null
  }
  interface FastifyInstance {
    /** Whether a request asks for what all visitors share, so that answering it under pressure costs little. */
    isForManyVisitors: (request: FastifyRequest) => boolean
    /** What the cached reply of this URL is made of; null if there is none. */
    madeOfReply: (url: string, language: Language) => Made | null
  }
}

/** Says what the replies of an endpoint are made of. */
export function cached<E extends AnyEndpoint>(
  { path }: E,
  madeOf: (answered: z.input<E['response']>, params: z.output<E['params']>) => MadeOf,
): CachedEndpoint {
  return { path, madeOf }
}

/**
 * Caches the replies of these endpoints to visitors, as the bytes they are. Whoever asks the
 * same within two seconds gets them again, unless something has changed that they are made of.
 */
export function cacheReplies(app: FastifyInstance, endpoints: CachedEndpoint[]) {
  const counts = countsOfCache('replies')
  const byPath = new Map<string | undefined, CachedEndpoint>(
    endpoints.map((endpoint) => [endpoint.path, endpoint]),
  )
  const replies = new TopicCache<CachedReply>({ maxBytes: MAX_BYTES, ttl: TTL_MS })
  const underway = new Map<string, Work>()

  app.decorate('isForManyVisitors', (request) => {
    if (!isForAll(request) || !isCacheable(request)) return false
    return underway.has(keyOf(request)) || underway.size < MAKING_UNDER_PRESSURE
  })
  app.decorate('madeOfReply', (url, language) => {
    return replies.madeOf(keyOf({ url, headers: { 'accept-language': language } })) ?? null
  })
  app.decorateRequest('readyWork', null)
  app.decorateReply('answered', null)

  // Most replies are sent by this, before the framework has handled the request; the others from the hook below.
  app.replyDirectly((request) => {
    const ready = isForAll(request) ? findCached(request) : null
    if (!ready) return null
    counts.hits += 1
    return {
      route: ready.route,
      caller: 'visitor',
      write: (response) => write(request, response, ready),
    }
  })

  app.addHook('onRequest', (request, reply, next) => {
    if (!isForAll(request)) return next()
    const ready = isOwnHost(request.raw) ? findCached(request.raw) : null
    if (ready) {
      counts.hits += 1
      return answer(request, reply, ready)
    }
    const endpoint = byPath.get(routeOf(request).url)
    if (!endpoint || !isCacheable(request)) return next()

    const key = keyOf(request)
    const other = underway.get(key)
    // What was begun before a change may be out of date: who asks after it waits for nobody.
    if (!other || other.since !== changeCount()) {
      counts.misses += 1
      request.readyWork = beginWork(key, endpoint)
      underway.set(key, request.readyWork)
      return next()
    }
    void other.done.then((ready) => (ready ? answer(request, reply, ready) : next()))
  })

  app.addHook('onSend', (request, reply, payload, next) => {
    const work = request.readyWork
    if (!work || !reply.answered || reply.statusCode !== 200) return next(null, payload)
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return next(null, payload)

    reply.header('cache-control', 'no-cache')
    reply.header('vary', 'Authorization, Accept-Language, Accept-Encoding')
    const ready = new CachedReply(work.route, commonHeaders(reply), asBuffer(payload))
    const { answered, params, since } = reply.answered
    const madeOf = work.madeOf(answered as never, params as never)
    const bytes = BYTES_A_REPLY + 2 * ready.plain.bytes.length
    replies.set(work.key, ready, { madeOf, since: Math.min(since, work.since), bytes })
    work.finish(ready)
    void Promise.resolve(ready.formFor(request.headers)).then(
      (form) => next(null, sendForm(request, reply, form)),
      next,
    )
  })

  app.addHook('onResponse', (request, _reply, next) => {
    release(request)
    next()
  })
  app.addHook('onRequestAbort', async (request) => release(request))

  function isCacheable(request: FastifyRequest) {
    return byPath.has(routeOf(request).url) && hearsChanges() && !hasCursor(request)
  }

  function findCached(request: IncomingMessage) {
    return replies.get(keyOf(request)) ?? null
  }

  /** Requests that wait for a reply which is not cacheable run by themselves. */
  function release({ readyWork }: FastifyRequest) {
    if (!readyWork) return
    readyWork.finish(null)
    if (underway.get(readyWork.key) === readyWork) underway.delete(readyWork.key)
  }
}

function beginWork(key: string, { path, madeOf }: CachedEndpoint): Work {
  const { promise, resolve } = withResolver<CachedReply | null>()
  return { key, route: path, since: changeCount(), madeOf, done: promise, finish: resolve }
}

function withResolver<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

type RawRequest = { method?: string; url?: string; headers: IncomingHttpHeaders }

/** Replies are cached for visitors only; those of members are private. */
function isForAll({ method, headers }: RawRequest) {
  return method === 'GET' && headers.authorization === undefined
}

/** Few request further pages, and they would evict what many request. */
function hasCursor({ query }: FastifyRequest) {
  return (query as Record<string, unknown>).cursor !== undefined
}

function keyOf({ url, headers }: RawRequest) {
  return `${languageOf(headers['accept-language'])} ${url}`
}

function answer(request: FastifyRequest, reply: FastifyReply, ready: CachedReply) {
  reply.hijack()
  reply.raw.setHeader(REQUEST_ID, request.id)
  void write(request.raw, reply.raw, ready)
}

/** Writes it in the form that the client accepts; waits only for the first that is compressed. */
export function write(
  { headers }: IncomingMessage,
  response: ServerResponse,
  ready: CachedReply,
): void | Promise<void> {
  const form = ready.formFor(headers)
  if (form instanceof Promise) return form.then((made) => writeForm(headers, response, made))
  writeForm(headers, response, form)
}

export function writeForm(headers: IncomingHttpHeaders, response: ServerResponse, form: Form) {
  if (isKnown(form, headers)) response.writeHead(304, headOf304(form)).end()
  else response.writeHead(200, form.head).end(form.bytes)
}

export function sendForm({ headers }: FastifyRequest, reply: FastifyReply, form: Form) {
  const isSame = isKnown(form, headers)
  const head = isSame ? headOf304(form) : form.head
  reply.removeHeader('content-length')
  for (let at = 0; at < head.length; at += 2) reply.header(head[at]!, head[at + 1]!)
  if (isSame) reply.code(304)
  return isSame ? '' : form.bytes
}

const OF_BYTES = new Set(['content-type', 'content-length', 'content-encoding'])

/** The same headers, without those that describe the omitted bytes: a browser puts them over what it has cached. */
function headOf304({ head }: Form) {
  return head.filter((_, at) => !OF_BYTES.has(head[at - (at % 2)]!))
}

/** All headers but those of one request. */
function commonHeaders(reply: FastifyReply) {
  const { [REQUEST_ID]: _, ...headers } = reply.getHeaders()
  return headers
}

function asBuffer(payload: string | Buffer) {
  return typeof payload === 'string' ? Buffer.from(payload) : payload
}
