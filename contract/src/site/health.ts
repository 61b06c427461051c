import { endpoint } from '@jes/contract/lib/endpoint'
import * as z from 'zod/mini'

const Health = z.object({ status: z.literal('ok') })

export const healthApi = {
  ready: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Ready to serve',
    access: 'public',
    response: Health,
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    summary: 'The process answers, whatever the database does',
    access: 'public',
    response: Health,
  }),
}
