import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { UPLOADS_PATH } from '@jes/contract/clips/clips'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { sql } from '#lib/db.ts'
import { malformed, notFound, sessionEnded, unauthenticated } from '#lib/errors.ts'
import { cancelUpload, createUpload, expectOwnUpload } from './commands.ts'
import { makeLocker } from './locker.ts'
import { refusalOf } from './refusals.ts'
import { uploadStores } from './uploadStore.ts'

/** A chunk over a slow connection takes long. */
const PIECE_MS = 10 * 60_000
const ID = /^[0-9a-f]{32}$/
const LENGTH = /^[1-9]\d{0,14}$/
/** The headers of tus that matter within one origin. */
const PASSED_ON = /^(tus-|upload-|location$|connection$)/

type OfUpload = { Params: { id: string } }

/**
 * Receives videos in chunks, by the tus protocol: received chunks stay, and the rest follows when the connection is
 * back.
 */
export async function clipUploadRoutes(app: FastifyInstance) {
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: uploadStores[0].datastore,
    locker: makeLocker(),
    lockDrainTimeout: 1_000,
    relativeLocation: true,
    namingFunction: () => randomBytes(16).toString('hex'),
    onUploadCreate: async (request, { id, size }) => {
      await createUpload(id, request.headers.get(OWNER)!, size!)
      return {}
    },
    onResponseError: (_request, error) => {
      // Our own errors are passed on, not in the words of tus.
      if (error instanceof Error) throw error
      return undefined
    },
  })

  app.addHook('onRoute', (route) => {
    route.handlerTimeout = PIECE_MS
  })
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) =>
    done(null),
  )

  app.route({
    method: 'POST',
    url: UPLOADS_PATH,
    config: { limit: 'upload', isUpload: true },
    handler: async (request, reply) => {
      const viewer = expectSender(request)
      expectVerified(viewer)
      await expectOn(sql, 'clips')
      // A deferred length could not be checked now.
      if (!LENGTH.test(String(request.headers['upload-length']))) throw malformed()
      return pass(tus, request, reply)
    },
  })

  app.route<OfUpload>({
    method: ['HEAD', 'PATCH'],
    url: `${UPLOADS_PATH}/:id`,
    config: { isUpload: true },
    handler: async (request, reply) => {
      await expectOwnUpload(sql, idIn(request), expectSender(request).id)
      return pass(tus, request, reply)
    },
  })

  app.route<OfUpload>({
    method: 'DELETE',
    url: `${UPLOADS_PATH}/:id`,
    handler: async (request, reply) => {
      await cancelUpload(idIn(request), expectSender(request).id)
      return reply.code(204).header('tus-resumable', '1.0.0').send()
    },
  })

  for (const url of [UPLOADS_PATH, `${UPLOADS_PATH}/:id`]) {
    app.options(url, (request, reply) => pass(tus, request, reply))
  }
}

/** The header that tells the tus server who sends; one that a client sends is overwritten. */
const OWNER = 'x-jes-owner'

/** Passes the request to tus, and its reply to the client. */
async function pass(tus: Server, request: FastifyRequest, reply: FastifyReply) {
  const { raw, viewer } = request
  const headers = new Headers(plain(raw))
  headers.set(OWNER, viewer?.id ?? '')
  const hasBody = raw.method === 'PATCH' || raw.method === 'POST'
  const response = await tus.handleWeb(
    new Request(`http://localhost${addressIn(request)}`, {
      method: raw.method!,
      headers,
      ...(hasBody && { body: ReadableStream.from(piecesOf(raw)), duplex: 'half' }),
    }),
  )
  if (response.status >= 400) {
    const said = await response.text()
    if (response.status >= 500) request.log.error(`An upload failed: ${said}`)
    throw refusalOf(response.status, said)
  }
  for (const [name, value] of response.headers) if (PASSED_ON.test(name)) reply.header(name, value)
  return reply.code(response.status).send()
}

/** Ends where the connection breaks: what was received is kept. */
async function* piecesOf(raw: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* raw.iterator({ destroyOnReturn: false })
  } catch {
    // Nobody is left to reply to.
  }
}

/** The URL for tus: built from the matched route, not from the raw URL. */
function addressIn({ params }: FastifyRequest) {
  const { id } = params as { id?: string }
  return id === undefined ? UPLOADS_PATH : `${UPLOADS_PATH}/${encodeURIComponent(id)}`
}

function plain({ headers }: IncomingMessage) {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

function expectSender({ viewer, hasDeadToken }: FastifyRequest) {
  if (viewer) return viewer
  throw hasDeadToken ? sessionEnded() : unauthenticated()
}

function idIn({ params: { id } }: FastifyRequest<OfUpload>) {
  if (!ID.test(id)) throw notFound()
  return id
}
