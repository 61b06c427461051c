import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from './db.ts'
import { isDiskFull, noRoom, noteDiskFull } from './disk.ts'
import { flushErrors, noteError } from './errorLog.ts'
import { malformed, notFound, overloaded, Refusal, refuse, tooMany, tooSlow } from './errors.ts'
import { filesAway, StorageAway } from './storageAway.ts'

/** The replies for errors. Set before the routes: a plugin keeps the error handler from its registration. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = isLate(error, request) ? tooSlow() : asRefusal(error)
    if (refusal.code === 'internal') request.log.error(error)
    if (refusal.status >= 500 && !(error instanceof Refusal)) note(error, request)

    reply.code(refusal.status).header('cache-control', 'no-store')
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
    if (refusal.status === 408) reply.header('connection', 'close')
    if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
    return reply.send(replyTo(refusal, request))
  })
  app.addHook('onClose', () => flushErrors(sql).catch(() => {}))
}

/** The endpoint, not the URL: that may hold private data. */
function note({ message }: FastifyError, { id, method, routeOptions }: FastifyRequest) {
  const place = `${method} ${routeOptions.url ?? ''}`
  noteError(sql, { source: 'server', report: id, message, place })
}

function replyTo(refusal: Refusal, { language, id }: FastifyRequest) {
  return { ...refusal.toReply(language), ...(refusal.code === 'internal' && { requestId: id }) }
}

/** The time was up before the body had arrived: the client was slow, not we. */
function isLate({ code }: { code?: string }, { raw }: FastifyRequest) {
  return code === 'FST_ERR_HANDLER_TIMEOUT' && !raw.complete
}

/** The framework's own errors (a body too large, say) get our words; a bug is not revealed. */
function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) return overloaded()
  if (error instanceof StorageAway) return filesAway()
  if (isDiskFull(error)) {
    noteDiskFull()
    return noRoom()
  }
  switch (error.statusCode) {
    case 404:
      return notFound()
    case 413:
      return refuse('request.too_large')
    case 415:
      return refuse('request.unsupported_type')
    case 429:
      return tooMany(60)
    case 503:
      return overloaded()
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return malformed()
  return refuse('request.internal')
}

const AWAY =
  /^(57P0[123]|57014|55P03|08...|53300|25006|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND))$/

/** The database is starting, stopping, full, overloaded or unreachable: worth a retry, and no bug of ours. */
function isDatabaseAway(error: { code?: string }) {
  return AWAY.test(error.code ?? '')
}
