import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { accountsRoutes } from '#features/accounts/routes.ts'
import { checkProofs } from '#features/accounts/stepUp/check.ts'
import { clipsRoutes } from '#features/clips/routes.ts'
import { commentsRoutes } from '#features/comments/routes.ts'
import { refuseWritesInMaintenance } from '#features/core/featureFlags/maintenance.ts'
import { playerOrigins } from '#features/core/linkPreviews/players.ts'
import { coreRoutes } from '#features/core/routes.ts'
import { readViewer } from '#features/core/viewer/viewer.ts'
import { feedsRoutes } from '#features/feeds/routes.ts'
import { hubsRoutes } from '#features/hubs/routes.ts'
import { messagesRoutes } from '#features/messages/routes.ts'
import { listDrivers } from '#features/money/providers/drivers.ts'
import { moneyRoutes } from '#features/money/routes.ts'
import { notificationsRoutes } from '#features/notifications/routes.ts'
import { peopleRoutes } from '#features/people/routes.ts'
import { postsRoutes } from '#features/posts/routes.ts'
import { privacyRoutes } from '#features/privacy/routes.ts'
import { searchRoutes } from '#features/search/routes.ts'
import { openApiRoutes } from '#features/site/openapi/routes.ts'
import { pageRoutes } from '#features/site/pages/routes.ts'
import { siteRoutes } from '#features/site/routes.ts'
import { staffRoutes } from '#features/staff/routes.ts'
import { welcomeRoutes } from '#features/welcome/routes.ts'
import { stampArrivals } from '#lib/actOrder.ts'
import { config } from '#lib/config.ts'
import type { Counts } from '#lib/counts/counts.ts'
import { sendDirectReplies } from '#lib/directReplies.ts'
import { canonicalUrl } from '#lib/edge/canonicalPath.ts'
import { guardConnections } from '#lib/edge/connections.ts'
import { limitHandling } from '#lib/edge/deadlines.ts'
import { refuseForeignHosts } from '#lib/edge/host.ts'
import { type PressureLimits, shedUnderPressure } from '#lib/edge/pressure.ts'
import { giveContext } from '#lib/edge/requestContext.ts'
import { requestIdOf } from '#lib/edge/requestId.ts'
import { refuseUnknown, rememberRoutes } from '#lib/edge/traffic.ts'
import { notFound } from '#lib/errors.ts'
import { type Events, hasRooms } from '#lib/events/events.ts'
import { wakeAfterWrites } from '#lib/events/wake.ts'
import { secureHeaders } from '#lib/headers.ts'
import { jobFacts } from '#lib/jobContext.ts'
import { readLanguage } from '#lib/language.ts'
import { limitRequests } from '#lib/limits.ts'
import { countReplies } from '#lib/metrics/replyCounts.ts'
import { noteOwnAddress } from '#lib/ownAddress.ts'
import { areQueriesWatched } from '#lib/queryWatch.ts'
import { answerFailures } from '#lib/replies.ts'
import { cacheReplies } from '#lib/replyCache.ts'
import { cachedReplies } from './cachedReplies.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
const RENDERER = fileURLToPath(new URL('../../web/dist-server/render.js', import.meta.url))

/** A page of posts takes 0.8 ms to compress; of quality 4, the usual one, 1.4 ms for 3 % fewer bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

type BuildOptions = { counts?: Counts; events?: Events; pressure?: PressureLimits }

/** The whole server in one reading: what a failure says, who is asking, which endpoints are open. */
export async function buildApp({ counts, events, pressure }: BuildOptions = {}) {
  const requestMs = config.REQUEST_SECONDS * 1_000
  const app = fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: describeRequest }, mixin: jobFacts },
    // No URL is longer than Node's 16 kB of headers: the router itself refuses nothing, in words that are not ours.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: canonicalUrl,
    genReqId: requestIdOf,
    trustProxy: config.TRUSTED_PROXIES.length ? config.TRUSTED_PROXIES : false,
    bodyLimit: 1024 * 1024,
    // An upload over a slow connection takes minutes; `limitHandling` limits every other request, body included.
    requestTimeout: 600_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // Connections that are open while we stop are served, and asked to reconnect elsewhere.
    return503OnClosing: false,
  })
  rememberRoutes(app)
  answerFailures(app)
  const underWay = limitHandling(app, requestMs)
  secureHeaders(app, {
    formOrigins: listDrivers().flatMap(({ formOrigins }) => formOrigins),
    frameOrigins: playerOrigins(),
  })
  refuseForeignHosts(app)
  noteOwnAddress(app)
  stampArrivals(app)
  readLanguage(app)
  takeEmptyJson(app)

  // Tests share the CPU with browsers and builds: there it would only measure those.
  if (config.NODE_ENV !== 'test' || pressure) await shedUnderPressure(app, underWay, pressure)
  const observers = [
    ...(config.METRICS_PORT === undefined ? [] : [countReplies(app)]),
    ...(areQueriesWatched() ? [giveContext(app)] : []),
  ]
  readViewer(app)
  checkProofs(app)
  await limitRequests(app, counts)
  sendDirectReplies(app, observers)
  cacheReplies(app, cachedReplies)
  if (events && hasRooms) wakeAfterWrites(app, events)
  guardConnections(app, { bodyMs: requestMs })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI,
  })
  await app.register(cookie)

  refuseWritesInMaintenance(app)
  openApiRoutes(app)
  await app.register(coreRoutes)
  await app.register(accountsRoutes)
  await app.register(peopleRoutes)
  await app.register(postsRoutes)
  await app.register(commentsRoutes)
  await app.register(feedsRoutes)
  await app.register(hubsRoutes)
  await app.register(clipsRoutes)
  await app.register(searchRoutes)
  await app.register(welcomeRoutes)
  await app.register(notificationsRoutes)
  await app.register(messagesRoutes)
  await app.register(moneyRoutes)
  await app.register(staffRoutes)
  await app.register(siteRoutes)
  await app.register(privacyRoutes)
  refuseUnknown(app)
  if (existsSync(join(WEB, 'index.html'))) {
    await pageRoutes(app, { folder: WEB, renderer: RENDERER })
  } else app.setNotFoundHandler(refuseAll)

  return app
}

/** A call without a body may still have the content type JSON. */
function takeEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

function refuseAll(): never {
  throw notFound()
}

/** What is logged of a request: no header, and no query, which may hold tokens. */
function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], ip }
}
