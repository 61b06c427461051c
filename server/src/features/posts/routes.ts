import type { FastifyInstance } from 'fastify'
import { analyticsRoutes } from '#features/posts/analytics/routes.ts'
import { audienceRoutes } from '#features/posts/audience/routes.ts'
import { bookmarkRoutes } from '#features/posts/bookmarks/routes.ts'
import { draftRoutes } from '#features/posts/drafts/routes.ts'
import { engagementRoutes } from '#features/posts/engagement/routes.ts'
import { hidingRoutes } from '#features/posts/hiding/routes.ts'
import { impressionRoutes } from '#features/posts/impressions/routes.ts'
import { postRoutes } from '#features/posts/posts/routes.ts'
import { postTranslationRoutes } from '#features/posts/postTranslation/routes.ts'
import { repostRoutes } from '#features/posts/reposts/routes.ts'
import { scheduleRoutes } from '#features/posts/schedule/routes.ts'
import { viewRoutes } from '#features/posts/views/routes.ts'
import { voteRoutes } from '#features/posts/votes/routes.ts'

export async function postsRoutes(app: FastifyInstance) {
  await app.register(postRoutes)
  await app.register(draftRoutes)
  await app.register(scheduleRoutes)
  await app.register(voteRoutes)
  await app.register(viewRoutes)
  await app.register(impressionRoutes)
  await app.register(engagementRoutes)
  await app.register(bookmarkRoutes)
  await app.register(repostRoutes)
  await app.register(audienceRoutes)
  await app.register(hidingRoutes)
  await app.register(postTranslationRoutes)
  await app.register(analyticsRoutes)
}
