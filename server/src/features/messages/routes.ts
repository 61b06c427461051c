import type { FastifyInstance } from 'fastify'
import { groupRoutes } from '#features/messages/groups/routes.ts'
import { messageReportRoutes } from '#features/messages/messageReports/routes.ts'
import { messageSearchRoutes } from '#features/messages/messageSearch/routes.ts'
import { messageRoutes } from '#features/messages/messages/routes.ts'
import { strangerFactRoutes } from '#features/messages/strangerFacts/routes.ts'
import { talkRoutes } from '#features/messages/talks/routes.ts'

export async function messagesRoutes(app: FastifyInstance) {
  await app.register(talkRoutes)
  await app.register(groupRoutes)
  await app.register(messageRoutes)
  await app.register(messageReportRoutes)
  await app.register(messageSearchRoutes)
  await app.register(strangerFactRoutes)
}
