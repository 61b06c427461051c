import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { type Fragment, type Sql, sql } from './db.ts'
import { malformed } from './errors.ts'
import type { Viewer } from './serve.ts'
import { sweep } from './sweep.ts'

type ActKind = 'vote' | 'commentVote' | 'bookmark' | 'follow' | 'join' | 'poll'

/** Where an act stands among all that its member did: what it is ordered by, whenever it reaches the database. */
export type ActStamp = {
  viewerId: string
  sessionId: string
  arrivedAt: number
  clientOrder: number | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request came in, in milliseconds since 1970. */
    arrivedAt: number
  }
}

export function stampArrivals(app: FastifyInstance) {
  app.decorateRequest('arrivedAt', 0)
  app.addHook('onRequest', (request, _reply, next) => {
    request.arrivedAt = Date.now()
    next()
  })
}

export function actStamp(request: FastifyRequest, { id, sessionId }: Viewer): ActStamp {
  const header = request.headers['act-order']
  const clientOrder = header === undefined ? null : Number(header)
  if (clientOrder !== null && !(Number.isSafeInteger(clientOrder) && clientOrder > 0))
    throw malformed('request.act_order')
  return { viewerId: id, sessionId, arrivedAt: request.arrivedAt, clientOrder }
}

/** In SQL: whether the act is the latest of its member on the target, which it then remains until a later one comes. */
export function isLatestAct(
  sql: Sql,
  { viewerId, arrivedAt, sessionId, clientOrder }: ActStamp,
  kind: ActKind,
  target: Fragment | string,
) {
  return sql`
    is_latest_act(${viewerId}, ${kind}, ${target}, ${arrivedAt}, ${sessionId}, ${clientOrder}::bigint)`
}

export const actOrderTasks: TaskList = { sweepActOrders }
export const actOrderCrontab = '23 * * * * sweepActOrders'

/** Forgets the order of what was done yesterday: no request is that late. */
export async function sweepActOrders() {
  await sweep(
    (limit) => sql`
    delete from act_orders
    where ctid = any(array(
      select ctid from act_orders
      where arrived_at < (extract(epoch from now() - interval '1 day') * 1000)::bigint ${limit}
    ))`,
  )
}
