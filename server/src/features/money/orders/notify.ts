import type { Language } from '@jes/contract/core/settings'
import type { OrderState } from '@jes/contract/money/premium'
import { notifySystem } from '#features/notifications/notifications/notify.ts'
import { notifyPremium } from '#features/notifications/notifications/premium.ts'
import { sql as database, type Sql } from '#lib/db.ts'
import { noteError } from '#lib/errorLog.ts'
import { publishEvent } from '#lib/live.ts'
import { isSettled } from './judge.ts'
import type { OrderRow } from './rows.ts'

type Whose = Pick<OrderRow, 'id' | 'buyerId' | 'receiverId'>

/** To the buyer's open pages; the receiver of a gift does not learn of it until it is paid. */
export async function publishMoved(
  sql: Sql,
  { id, buyerId, receiverId }: Whose,
  state: OrderState,
) {
  const concerned = new Set([buyerId, isSettled(state) ? receiverId : null])
  for (const userId of concerned) {
    if (userId !== null) await publishEvent(sql, `user:${userId}`, 'orderMoved', { _id: id, state })
  }
}

/** Notifies the owner of the new pass, and who gave it. */
export async function notifySettled(sql: Sql, { id, buyerId, receiverId, isGift, days }: OrderRow) {
  const facts = { order: id, days }
  if (receiverId !== null) {
    const event = isGift ? 'given' : 'bought'
    await notifyPremium(sql, receiverId, isGift ? buyerId : null, { premium: event, ...facts })
  }
  if (isGift && buyerId !== null && receiverId !== null) {
    await notifyPremium(sql, buyerId, receiverId, { premium: 'arrived', ...facts })
  }
}

/** Notifies the buyer of the refund, and the owner of the pass that it is shorter. */
export async function notifyRefunded(sql: Sql, { id, buyerId, receiverId, isGift }: OrderRow) {
  if (buyerId !== null) {
    await notifyPremium(sql, buyerId, null, { premium: 'refunded', order: id })
  }
  if (isGift && receiverId !== null) {
    await notifyPremium(sql, receiverId, null, { premium: 'shortened', order: id })
  }
}

const NEEDED: Record<'dispute' | 'doubt' | 'takePart', Record<Language, string>> = {
  dispute: {
    en: 'An order does not fit what its provider says. Please look at it under Orders.',
    ne: 'एउटा अर्डर भुक्तानी कम्पनीको जवाफसँग मिलेन। अर्डरहरूमा हेर्नुहोस्।',
  },
  doubt: {
    en: 'A provider contradicts itself about a paid order. Please look at it under Orders.',
    ne: 'तिरिसकेको एउटा अर्डरबारे भुक्तानी कम्पनीको कुरा बाझियो। अर्डरहरूमा हेर्नुहोस्।',
  },
  takePart: {
    en: 'A part of an order was paid back. Please write down how much, under Orders.',
    ne: 'एउटा अर्डरको केही रकम फिर्ता भयो। कति हो, अर्डरहरूमा लेख्नुहोस्।',
  },
}

/** Notifies the admins of something about an order that only a person can settle. */
export async function callAdmins(
  sql: Sql,
  orderId: string,
  need: keyof typeof NEEDED,
  word: string,
) {
  complain(orderId, `${NEEDED[need].en} The provider said: ${word}`)
  const admins = await sql<{ id: string }[]>`
    select id from users where role = 'admin' order by id limit 50`
  await notifySystem(
    sql,
    admins.map(({ id }) => id),
    NEEDED[need],
    '/admin/passes',
  )
}

/** For the list of errors that the staff reads; written later, so not by the open transaction. */
export function complain(orderId: string, message: string) {
  noteError(database, { source: 'server', report: `order ${orderId}`, message, place: 'orders' })
}
