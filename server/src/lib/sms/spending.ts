import { because } from '@jes/contract/lib/refusals/because'
import { config } from '#lib/config.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse, tooMany } from '#lib/errors.ts'
import { partsOf } from './parts.ts'
import { markOfPhone } from './sealedSms.ts'
import type { Sms } from './settings.ts'

/** A block of a thousand numbers. */
const RANGE_LENGTH = '+977'.length + 7
/** More numbers of one block in an hour are no coincidence: somebody earns by the messages, or tries them all. */
export const MOST_NUMBERS_OF_RANGE = 20
const RANGE_SECONDS = 3_600
const NEPAL = 'Asia/Kathmandu'

/** Refuses a message that the budget of the day has no rupee for, or to a range that is being pumped. */
export async function expectAffordable(to: string) {
  const { spent } = await findSpending(sql)
  if (spent + config.SMS_PRICE_RUPEES > config.SMS_BUDGET_RUPEES)
    throw refuse(because('accounts.sms_budget'), { retryAfter: RANGE_SECONDS })
  if (await isPumped(to)) throw tooMany(RANGE_SECONDS)
}

async function isPumped(to: string) {
  const [phone, range] = [await markOfPhone(to), await markOfRange(to)]
  const [{ numbers }] = await sql<[{ numbers: number }]>`
    select count(distinct phone_mark)::int as numbers from sms_sent
    where range_mark = ${range} and phone_mark <> ${phone}
      and sent_at > now() - make_interval(secs => ${RANGE_SECONDS})`
  if (numbers < MOST_NUMBERS_OF_RANGE) return false
  await sql`
    insert into sms_pumped as p (range_mark) values (${range})
    on conflict (range_mark) do update set refused = p.refused + 1, last_at = now()`
  return true
}

/** What a message costs counts when it is queued: a failed one may have been sent too. */
export async function recordSms(sql: Sql, { to, text }: Sms) {
  await sql`
    insert into sms_sent (phone_mark, range_mark, parts)
    values (${await markOfPhone(to)}, ${await markOfRange(to)}, ${partsOf(text)})`
}

/** The rupees of today in Nepal, and the ranges that were pumped in the last hour. */
export async function findSpending(sql: Sql) {
  const [{ parts, pumped }] = await sql<[{ parts: number; pumped: number }]>`
    select coalesce((select sum(parts) from sms_sent
        where sent_at >= date_trunc('day', now(), ${NEPAL})), 0)::int as parts,
      (select count(*) from sms_pumped
        where last_at > now() - make_interval(secs => ${RANGE_SECONDS}))::int as pumped`
  return { spent: parts * config.SMS_PRICE_RUPEES, pumped }
}

/** Nothing here is needed for longer than a day and an hour. */
export async function sweepSms(sql: Sql) {
  await sql`delete from sms_sent where sent_at < now() - interval '2 days'`
  await sql`delete from sms_pumped where last_at < now() - interval '2 days'`
}

function markOfRange(to: string) {
  return markOfPhone(`range ${to.slice(0, RANGE_LENGTH)}`)
}
