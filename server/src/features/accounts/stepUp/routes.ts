import { stepUpApi } from '@jes/contract/accounts/stepUp'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { sendMailCode } from './mailCode.ts'

export async function stepUpRoutes(app: FastifyInstance) {
  serve(app, stepUpApi.sendMailCode, ({ viewer }) => sendMailCode(viewer), { limit: 'mailCode' })
}
