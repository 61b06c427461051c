import { randomInt } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { sql } from '#test/world.ts'
import { CHECKS } from '../../cli/checks.ts'
import { expectAffordable, findSpending, MOST_NUMBERS_OF_RANGE, recordSms } from './spending.ts'

const { SMS_PRICE_RUPEES, SMS_BUDGET_RUPEES } = config
afterEach(async () => {
  Object.assign(config, { SMS_PRICE_RUPEES, SMS_BUDGET_RUPEES })
  await sql`delete from sms_pumped`
})

test('each part of a message counts, and beyond the budget of the day none is sent', async () => {
  const { spent } = await findSpending(sql)
  await recordSms(sql, { to: someNumber(), text: 'क'.repeat(71) })
  expect((await findSpending(sql)).spent - spent).toBeCloseTo(2 * SMS_PRICE_RUPEES)

  config.SMS_BUDGET_RUPEES = (await findSpending(sql)).spent + SMS_PRICE_RUPEES
  await expectAffordable(someNumber())
  await recordSms(sql, { to: someNumber(), text: 'Jes' })
  await expect(expectAffordable(someNumber())).rejects.toMatchObject({
    because: 'accounts.sms_budget',
  })
})

test('what was sent yesterday in Nepal does not count', async () => {
  const { spent } = await findSpending(sql)
  await sql`
    insert into sms_sent (phone_mark, range_mark, parts, sent_at)
    values ('a', 'b', 100, date_trunc('day', now(), 'Asia/Kathmandu') - interval '1 second')`
  expect((await findSpending(sql)).spent).toBe(spent)
})

test('many numbers of one range are pumping: the next is refused, another range is not, and the doctor says so', async () => {
  const range = `+97798${randomInt(10_000, 99_999)}`
  const numberOf = (end: number) => `${range}${String(end).padStart(3, '0')}`
  for (let end = 0; end < MOST_NUMBERS_OF_RANGE; end += 1) {
    await expectAffordable(numberOf(end))
    await recordSms(sql, { to: numberOf(end), text: 'Jes' })
  }
  await expect(expectAffordable(numberOf(999))).rejects.toMatchObject({ code: 'too_many' })
  await expectAffordable(someNumber())
  const context = { sql, slow: sql, foundOpen: [] }
  expect(await CHECKS.sms!(context)).toMatchObject({
    isWell: false,
    said: expect.stringContaining('1 ranges of numbers pumped'),
  })
})

test('the doctor raises the alarm while a fifth of the budget is left', async () => {
  const context = { sql, slow: sql, foundOpen: [] }
  await recordSms(sql, { to: someNumber(), text: 'Jes' })
  expect(await CHECKS.sms!(context)).toMatchObject({ isWell: true })
  config.SMS_BUDGET_RUPEES = (await findSpending(sql)).spent / 0.8
  expect(await CHECKS.sms!(context)).toMatchObject({ isWell: false })
})

function someNumber() {
  return `+97797${randomInt(10_000_000, 99_999_999)}`
}
