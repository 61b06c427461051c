import type { FastifyInstance } from 'fastify'
import { bellRoutes } from '#features/people/bells/routes.ts'
import { followRequestRoutes } from '#features/people/followRequests/routes.ts'
import { followRoutes } from '#features/people/follows/routes.ts'
import { profileRoutes } from '#features/people/profiles/routes.ts'
import { provenLinkRoutes } from '#features/people/provenLinks/routes.ts'
import { relationRoutes } from '#features/people/relations/routes.ts'
import { thanksRoutes } from '#features/people/thanks/routes.ts'

export async function peopleRoutes(app: FastifyInstance) {
  await app.register(profileRoutes)
  await app.register(provenLinkRoutes)
  await app.register(followRoutes)
  await app.register(followRequestRoutes)
  await app.register(bellRoutes)
  await app.register(relationRoutes)
  await app.register(thanksRoutes)
}
