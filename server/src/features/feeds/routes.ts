import type { FastifyInstance } from 'fastify'
import { exploreRoutes } from '#features/feeds/explore/routes.ts'
import { feedRoutes } from '#features/feeds/feeds/routes.ts'
import { hashtagFollowRoutes } from '#features/feeds/hashtagFollows/routes.ts'
import { learningRoutes } from '#features/feeds/learning/routes.ts'
import { peopleListRoutes } from '#features/feeds/peopleLists/routes.ts'
import { placeRoutes } from '#features/feeds/places/routes.ts'
import { rankingRoutes } from '#features/feeds/ranking/routes.ts'
import { trendingRoutes } from '#features/feeds/trending/routes.ts'

export async function feedsRoutes(app: FastifyInstance) {
  await app.register(feedRoutes)
  await app.register(trendingRoutes)
  await app.register(exploreRoutes)
  await app.register(rankingRoutes)
  await app.register(learningRoutes)
  await app.register(hashtagFollowRoutes)
  await app.register(peopleListRoutes)
  await app.register(placeRoutes)
}
