import { because } from '@jes/contract/lib/refusals/because'
import { Id } from '@jes/contract/lib/text'
import { Departure, type Provider } from '@jes/contract/money/premium'
import { z } from 'zod'
import type { FindDriver } from '#features/money/paymentVerification/verify.ts'
import type { Begun, Driver } from '#features/money/providers/driver.ts'
import { driverOf } from '#features/money/providers/drivers.ts'
import { sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import { type Call, findAnswered, forgetAnswered, storeAnswered } from '#lib/idempotency.ts'
import type { Viewer } from '#lib/serve.ts'
import { closeUnbegun, makeOrder, markBegun, type NewOrder, type OrderRequest } from './make.ts'
import { expectOrder } from './queries.ts'

const PROVIDERS: Record<Provider, string> = { esewa: 'eSewa', khalti: 'Khalti' }

type Ways = { siteUrl: string; returnUrlOf: (orderId: string) => string; findDriver?: FindDriver }

/** What is stored for an Idempotency-Key: the order, and the payment URL as soon as it is known. */
const StoredOrder = z.object({ orderId: Id, departure: z.nullable(Departure) })

/**
 * Creates an order and registers it at its provider. That call is outside of any transaction: the order and its key
 * are stored before it, the payment URL after it. The same key gets the same order and URL; a key that was refused is
 * free again.
 */
export async function checkout(viewer: Viewer, orderRequest: OrderRequest, call: Call, ways: Ways) {
  if (!viewer.isVerified) {
    throw refuse('money.verify_to_buy')
  }
  const driver = (ways.findDriver ?? driverOf)(orderRequest.provider)
  if (!driver) throw refuse('money.nothing_on_sale')

  const begun = await sql.begin(async (sql) => {
    const stored = await findAnswered(sql, call)
    if (stored !== null) return StoredOrder.parse(stored)
    const made = await makeOrder(sql, viewer, { ...orderRequest, isSandbox: driver.isSandbox })
    await storeAnswered(sql, call, { orderId: made.id, departure: null })
    return made
  })
  const departure = 'orderId' in begun ? begun.departure : await depart(begun, driver, call, ways)
  if (!departure) throw refuse('request.under_way')
  const orderId = 'orderId' in begun ? begun.orderId : begun.id
  return { order: await expectOrder(sql, viewer.id, orderId), departure }
}

/** Registers the payment at the provider, once: a retry makes a new order. */
async function depart(made: NewOrder, driver: Driver, call: Call, { siteUrl, returnUrlOf }: Ways) {
  const { id, amountPaisa, title } = made
  let begun: Begun
  try {
    begun = await driver.begin({
      orderId: id,
      amountPaisa,
      title,
      siteUrl,
      returnUrl: returnUrlOf(id),
    })
  } catch (error) {
    call.request.log.error(error, 'A provider did not take an order.')
    await sql.begin(async (sql) => {
      await closeUnbegun(sql, id)
      await forgetAnswered(sql, call)
    })
    throw refuse(because('money.provider_away', { provider: PROVIDERS[driver.name] }), {
      retryAfter: 60,
    })
  }
  await sql.begin(async (sql) => {
    await markBegun(sql, id, begun)
    await storeAnswered(sql, call, { orderId: id, departure: begun.departure })
  })
  return begun.departure
}
