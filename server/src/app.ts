import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { announcementApi } from '@jes/contract/announcements'
import { blogApi } from '@jes/contract/blogs'
import { clipApi } from '@jes/contract/clips'
import { commentApi } from '@jes/contract/comments'
import { exploreApi } from '@jes/contract/explore'
import { hubApi } from '@jes/contract/hubs'
import { postApi } from '@jes/contract/posts'
import { searchApi } from '@jes/contract/search'
import { trendingApi } from '@jes/contract/trending'
import { userApi } from '@jes/contract/users'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { analyticsRoutes } from '#features/analytics/routes.ts'
import { announcementRoutes } from '#features/announcements/routes.ts'
import { appealRoutes } from '#features/appeals/routes.ts'
import { authRoutes } from '#features/auth/routes.ts'
import { readViewer } from '#features/auth/viewer.ts'
import { automodRoutes } from '#features/automod/routes.ts'
import { blogRoutes } from '#features/blogs/routes.ts'
import { bookmarkRoutes } from '#features/bookmarks/routes.ts'
import { caseRoutes } from '#features/cases/routes.ts'
import { clipFeedRoutes } from '#features/clipFeeds/routes.ts'
import { clipRoutes } from '#features/clips/routes.ts'
import { commentRoutes } from '#features/comments/routes.ts'
import { crashRoutes } from '#features/crashes/routes.ts'
import { deskRoutes } from '#features/desk/routes.ts'
import { digestRoutes } from '#features/digests/routes.ts'
import { draftRoutes } from '#features/drafts/routes.ts'
import { earningRoutes } from '#features/earnings/routes.ts'
import { engagementRoutes } from '#features/engagement/routes.ts'
import { exploreRoutes } from '#features/explore/routes.ts'
import { feedRoutes } from '#features/feeds/routes.ts'
import { feedOutRoutes } from '#features/feedsOut/routes.ts'
import { figureRoutes } from '#features/figures/routes.ts'
import { flagRoutes } from '#features/flags/routes.ts'
import { followRoutes } from '#features/follows/routes.ts'
import { grievanceRoutes } from '#features/grievances/routes.ts'
import { healthRoutes } from '#features/health/routes.ts'
import { hubRoutes } from '#features/hubs/routes.ts'
import { impressionRoutes } from '#features/impressions/routes.ts'
import { jobRoutes } from '#features/jobs/routes.ts'
import { leavingRoutes } from '#features/leaving/routes.ts'
import { mailboxRoutes } from '#features/mailbox/routes.ts'
import { mediaRoutes } from '#features/media/routes.ts'
import { membershipRoutes } from '#features/memberships/routes.ts'
import { moderationRoutes } from '#features/moderation/routes.ts'
import { notificationRoutes } from '#features/notifications/routes.ts'
import { openApiRoutes } from '#features/openapi/routes.ts'
import { pageRoutes } from '#features/pages/routes.ts'
import { payoutRoutes } from '#features/payouts/routes.ts'
import { postRoutes } from '#features/posts/routes.ts'
import { premiumRoutes } from '#features/premium/routes.ts'
import { profileRoutes } from '#features/profiles/routes.ts'
import { listDrivers } from '#features/providers/drivers.ts'
import { pushRoutes } from '#features/push/routes.ts'
import { rankingRoutes } from '#features/ranking/routes.ts'
import { relationRoutes } from '#features/relations/routes.ts'
import { reportRoutes } from '#features/reports/routes.ts'
import { revenueRoutes } from '#features/revenue/routes.ts'
import { sandboxRoutes } from '#features/sandbox/routes.ts'
import { scheduleRoutes } from '#features/schedule/routes.ts'
import { searchRoutes } from '#features/search/routes.ts'
import { settingsRoutes } from '#features/settings/routes.ts'
import { sitemapRoutes } from '#features/sitemap/routes.ts'
import { checkProofs } from '#features/stepUp/check.ts'
import { suggestionRoutes } from '#features/suggestions/routes.ts'
import { threadRoutes } from '#features/threads/routes.ts'
import { tillRoutes } from '#features/till/routes.ts'
import { trendingRoutes } from '#features/trending/routes.ts'
import { twoFactorRoutes } from '#features/twoFactor/routes.ts'
import { uploadRoutes } from '#features/uploads/routes.ts'
import { userRoutes } from '#features/users/routes.ts'
import { viewRoutes } from '#features/views/routes.ts'
import { voteRoutes } from '#features/votes/routes.ts'
import { watchingRoutes } from '#features/watching/routes.ts'
import { wordRoutes } from '#features/words/routes.ts'
import { yourDataRoutes } from '#features/yourData/routes.ts'
import { stampArrivals } from '#lib/actOrder.ts'
import { config } from '#lib/config.ts'
import { canonicalUrl } from '#lib/edge/canonicalPath.ts'
import { guardConnections } from '#lib/edge/connections.ts'
import { refuseForeignHosts } from '#lib/edge/host.ts'
import { shedUnderPressure } from '#lib/edge/pressure.ts'
import { requestIdOf } from '#lib/edge/requestId.ts'
import { refuseUnknown } from '#lib/edge/traffic.ts'
import { notFound } from '#lib/errors.ts'
import { secureHeaders } from '#lib/headers.ts'
import { readLanguage } from '#lib/language.ts'
import { limitRequests } from '#lib/limits.ts'
import { noteOwnAddress } from '#lib/ownAddress.ts'
import { keepReady } from '#lib/readyReplies.ts'
import { answerFailures } from '#lib/replies.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The whole server in one reading: what a failure says, who is asking, which doors are open. */
export async function buildApp() {
  const requestMs = config.REQUEST_SECONDS * 1_000
  const app = fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: describeRequest } },
    // No address is longer than Node's 16 kB of headers: nothing is refused by the router itself, in words not ours.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: canonicalUrl,
    genReqId: requestIdOf,
    trustProxy: config.TRUSTED_PROXIES.length ? config.TRUSTED_PROXIES : false,
    bodyLimit: 1024 * 1024,
    // An upload over a slow line takes minutes; every other endpoint is held to handlerTimeout, body included.
    requestTimeout: 600_000,
    handlerTimeout: requestMs,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // Who is still connected while we stop is served, and asked to connect anew elsewhere.
    return503OnClosing: false,
  })
  answerFailures(app)
  secureHeaders(app, { formOrigins: listDrivers().flatMap(({ formOrigins }) => formOrigins) })
  refuseForeignHosts(app)
  noteOwnAddress(app)
  stampArrivals(app)
  readLanguage(app)
  takeEmptyJson(app)

  // Tests share the processor with browsers and builds: there it would only measure those.
  if (config.NODE_ENV !== 'test') await shedUnderPressure(app)
  readViewer(app)
  checkProofs(app)
  await limitRequests(app)
  keepReady(app, [
    postApi.list,
    postApi.find,
    clipApi.list,
    commentApi.list,
    userApi.find,
    hubApi.popular,
    hubApi.posts,
    hubApi.list,
    hubApi.find,
    hubApi.tags,
    searchApi.search,
    searchApi.suggest,
    trendingApi.list,
    trendingApi.posts,
    trendingApi.clips,
    trendingApi.hubs,
    exploreApi.all,
    announcementApi.current,
    blogApi.list,
    blogApi.find,
  ])
  guardConnections(app, { bodyMs: requestMs })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)

  openApiRoutes(app)
  await app.register(healthRoutes)
  await app.register(authRoutes)
  await app.register(twoFactorRoutes)
  await app.register(userRoutes)
  await app.register(profileRoutes)
  await app.register(postRoutes)
  await app.register(draftRoutes)
  await app.register(scheduleRoutes)
  await app.register(searchRoutes)
  await app.register(suggestionRoutes)
  await app.register(followRoutes)
  await app.register(relationRoutes)
  await app.register(voteRoutes)
  await app.register(commentRoutes)
  await app.register(threadRoutes)
  await app.register(viewRoutes)
  await app.register(impressionRoutes)
  await app.register(feedRoutes)
  await app.register(clipFeedRoutes)
  await app.register(watchingRoutes)
  await app.register(engagementRoutes)
  await app.register(bookmarkRoutes)
  await app.register(notificationRoutes)
  await app.register(digestRoutes)
  await app.register(pushRoutes)
  await app.register(mediaRoutes)
  await app.register(uploadRoutes)
  await app.register(clipRoutes)
  await app.register(settingsRoutes)
  await app.register(premiumRoutes)
  await app.register(analyticsRoutes)
  await app.register(yourDataRoutes)
  await app.register(leavingRoutes)
  await app.register(hubRoutes)
  await app.register(membershipRoutes)
  await app.register(moderationRoutes)
  await app.register(automodRoutes)
  await app.register(appealRoutes)
  await app.register(reportRoutes)
  await app.register(caseRoutes)
  await app.register(trendingRoutes)
  await app.register(exploreRoutes)
  await app.register(crashRoutes)
  await app.register(mailboxRoutes)
  await app.register(sandboxRoutes)
  await app.register(deskRoutes)
  await app.register(grievanceRoutes)
  await app.register(wordRoutes)
  await app.register(flagRoutes)
  await app.register(announcementRoutes)
  await app.register(figureRoutes)
  await app.register(jobRoutes)
  await app.register(earningRoutes)
  await app.register(payoutRoutes)
  await app.register(revenueRoutes)
  await app.register(tillRoutes)
  await app.register(blogRoutes)
  await app.register(rankingRoutes)
  await app.register(feedOutRoutes)
  await app.register(sitemapRoutes)
  refuseUnknown(app)
  if (existsSync(join(WEB, 'index.html'))) await pageRoutes(app, { folder: WEB })
  else app.setNotFoundHandler(refuseAll)

  return app
}

/** A call without a body may still say that it speaks JSON. */
function takeEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

function refuseAll(): never {
  throw notFound()
}

/** What the log keeps of a request: no header, and no query, where tokens travel. */
function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], ip }
}
