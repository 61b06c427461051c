import type { Provider } from '@jes/contract/money/premium'
import { complain } from '#features/money/orders/notify.ts'
import { findOrder, lockOrder, type OrderRow } from '#features/money/orders/rows.ts'
import type { Answer, Driver } from '#features/money/providers/driver.ts'
import { driverOf } from '#features/money/providers/drivers.ts'
import { sql } from '#lib/db.ts'
import { applyAnswer } from './applyAnswer.ts'

export type FindDriver = (provider: Provider) => Driver | null

/**
 * Queries the provider about an order, and applies the answer. Nothing else grants a pass. Anybody may call it, any
 * number of times and concurrently: the query changes nothing, and the row is locked and read again before anything
 * is done.
 */
export async function verifyOrder(id: string, findDriver: FindDriver = driverOf) {
  const order = await findOrder(sql, id)
  if (!order || order.state === 'refunded') return
  const answer = await queryProvider(order, findDriver(order.provider))
  await sql.begin(async (sql) => {
    const locked = await lockOrder(sql, id)
    if (locked && locked.state !== 'refunded') await applyAnswer(sql, locked, answer)
  })
}

async function queryProvider(order: OrderRow, driver: Driver | null): Promise<Answer> {
  const { id, providerRef: ref, amountPaisa, createdAt, isSandbox } = order
  // The server was stopped before the provider replied, so nobody was ever sent there.
  if (ref === null) return { kind: 'missing', word: 'never begun' }
  if (driver?.isSandbox !== isSandbox) return { kind: 'silent', word: 'not set up' }
  try {
    return await driver.query({ ref, amountPaisa, createdAt })
  } catch (error) {
    complain(id, `The provider could not be asked: ${error}`)
    return { kind: 'silent', word: 'failed' }
  }
}
