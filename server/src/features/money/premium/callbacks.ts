import { Id } from '@jes/contract/lib/text'
import { CALLBACK_PATH, ORDER_CALLBACK_PATH, Provider } from '@jes/contract/money/premium'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noteEvent } from '#features/money/orders/rows.ts'
import { queryNow } from '#features/money/orders/schedule.ts'
import { driverOf } from '#features/money/providers/drivers.ts'
import { type Sql, sql } from '#lib/db.ts'
import { limitOf } from '#lib/limits.ts'

/** How many returns of one order are logged: reloads and forged ones do not fill the table. */
const MOST_RETURNS = 20

const Params = z.object({ provider: Provider, order: z.optional(Id) })

/**
 * Where providers send browsers back to. They come without a session and can be forged, so they only queue a query to
 * the provider; and the reply is the same whether the named order exists or not.
 */
export function callbackRoutes(app: FastifyInstance) {
  const options = { config: limitOf('payReturn') }
  app.get(CALLBACK_PATH, options, comeBack)
  app.get(ORDER_CALLBACK_PATH, options, comeBack)
}

async function comeBack(request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  const params = Params.safeParse(request.params)
  if (!params.success) return reply.redirect('/premium', 303)
  const { provider, order } = params.data
  const id = order ?? (await findByRef(sql, provider, request.query))
  if (id === null) return reply.redirect('/premium', 303)
  await sql.begin((sql) => noteReturn(sql, provider, id))
  return reply.redirect(`/premium/orders/${id}`, 303)
}

async function findByRef(sql: Sql, provider: Provider, query: unknown) {
  const ref = driverOf(provider)?.refOf(wordsOf(query)) ?? null
  const [order] = await sql<{ id: string }[]>`
    select id from premium_orders where provider = ${provider} and provider_ref = ${ref}`
  return order?.id ?? null
}

/** The text parameters that occur once. */
function wordsOf(query: unknown) {
  const said = Object.entries(query ?? {}).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(said) as Record<string, string>
}

async function noteReturn(sql: Sql, provider: Provider, orderId: string) {
  const [order] = await sql<{ returns: number }[]>`
    select (select count(*)::int from premium_events e where e.order_id = o.id and e.kind = 'returned') as returns
    from premium_orders o
    where o.id = ${orderId} and o.provider = ${provider} and o.state not in ('paid', 'refunded', 'partlyRefunded')`
  if (!order) return
  if (order.returns < MOST_RETURNS) await noteEvent(sql, orderId, 'returned')
  await queryNow(sql, orderId)
}
