import type { FastifyInstance } from 'fastify'
import { messageRoutes } from '#features/messages/messages/routes.ts'
import { talkRoutes } from '#features/messages/talks/routes.ts'

export async function messagesRoutes(app: FastifyInstance) {
  await app.register(talkRoutes)
  await app.register(messageRoutes)
}
