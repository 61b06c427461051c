import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TaskList } from 'graphile-worker'
import { type Fragment, type Sql, sql } from './db.ts'
import { malformed } from './errors.ts'
import type { Viewer } from './serve.ts'
import { sweep } from './sweep.ts'

type ActKind =
  | 'vote'
  | 'commentVote'
  | 'bookmark'
  | 'follow'
  | 'join'
  | 'poll'
  | 'repost'
  | 'reaction'

/** The order of a member's actions: they are applied by it, whenever they reach the database. */
export type ActStamp = {
  viewerId: string
  sessionId: string
  arrivedAt: number
  clientOrder: number | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived, in milliseconds since 1970. */
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

/** SQL: whether this is the member's latest action on the target; if so it is stored as the latest. */
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

/** Deletes the order of yesterday's actions: no request is that late. */
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
