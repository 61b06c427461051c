import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from '#lib/db.ts'
import { expectOn } from './queries.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses every change while the site is only read, by the matched route: an endpoint of the contract that says so is
 * open all the same. It comes before all routes; reads do not get the hook.
 */
export function refuseWritesInMaintenance(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const isRead = [route.method].flat().every((method) => READS.includes(method))
    if (isRead || route.config?.endpoint?.inMaintenance) return
    route.onRequest = [...[route.onRequest ?? []].flat(), expectWriting]
  })
}

async function expectWriting({ method }: FastifyRequest) {
  if (!READS.includes(method)) await expectOn(sql, 'writing')
}
