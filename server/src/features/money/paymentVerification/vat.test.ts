import { settingsApi } from '@jes/contract/core/settings'
import { premiumApi } from '@jes/contract/money/premium'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { afterEach, describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { booksOf, bought, ordered, PRICE, paid, says, verify } from '#test/paying.ts'
import { staff } from '#test/staffing.ts'
import { mailsTo, type Person, person, sql } from '#test/world.ts'
import { recordRefund } from './refund.ts'

const PAN = '301234567'
const VAT = 1_714
const NET = PRICE - VAT

function register(percent = 13) {
  Object.assign(config, { VAT_PAN: PAN, VAT_PERCENT: percent })
}

afterEach(() => {
  Object.assign(config, { VAT_PAN: undefined, VAT_PERCENT: 13 })
})

function orderOf(somebody: Person, id: string) {
  return somebody.call(premiumApi.order, { params: { id } })
}

function refund(id: string, paisa: number) {
  return sql.begin((sql) => recordRefund(sql, id, paisa))
}

describe('while the operator has no PAN', () => {
  test('nothing speaks of VAT: the plans, the order and the books have none, and the letter says it is no VAT invoice', async () => {
    const sita = await person('sita')
    const id = await bought(sita)
    expect((await sita.call(premiumApi.plans, {})).vat).toBeNull()
    expect(await orderOf(sita, id)).toMatchObject({ amountPaisa: PRICE, vat: null })
    expect(await booksOf(id)).toEqual({ gateway: PRICE - 298, fees: 298, deferred: -PRICE })
    const [mail] = await mailsTo(sita.email)
    expect(mail?.text).toContain(
      'the whole amount that you paid. The receipt is not a VAT invoice.',
    )
    expect(mail?.text).not.toMatch(/taxes included|PAN/)
  })
})

describe('once the operator has entered a PAN', () => {
  test('the plans say the rate, and the price stays the whole of what is paid', async () => {
    register()
    const sita = await person('sita')
    const { vat, plans } = await sita.call(premiumApi.plans, {})
    expect(vat).toEqual({ percent: 13, pan: PAN })
    expect(plans[0]).toMatchObject({ pricePaisa: PRICE })
  })

  test('a sale keeps its rate, its VAT and the PAN, and owes days for the net alone', async () => {
    register()
    const [sita, admin] = [await person('sita'), await staff('admin')]
    const id = await bought(sita)
    const vat = { percent: 13, paisa: VAT, pan: PAN }
    expect(await orderOf(sita, id)).toMatchObject({ amountPaisa: PRICE, vat })
    expect(await admin.call(adminPaymentApi.order, { params: { id } })).toMatchObject({ vat })
    expect(await booksOf(id)).toEqual({
      gateway: PRICE - 298,
      fees: 298,
      deferred: -NET,
      vat: -VAT,
    })
    const [pass] = await sql`
      select amount_paisa::int as paisa from premium_passes where order_id = ${id}`
    expect(pass).toEqual({ paisa: NET })
  })

  test('the letter says net, VAT, total and whose PAN, in both languages', async () => {
    register()
    const [sita, maya] = [await person('sita'), await person('maya')]
    await maya.call(settingsApi.update, { body: { language: 'ne' } })
    await Promise.all([bought(sita), bought(maya)])
    const [english] = await mailsTo(sita.email)
    expect(english?.text).toContain('Net Rs 131.86, VAT 13% Rs 17.14, total Rs 149.00.')
    expect(english?.text).toContain(`PAN of the seller: ${PAN}.`)
    const [nepali] = await mailsTo(maya.email)
    expect(nepali?.text).toContain('खुद रु. १३१.८६, भ्याट १३% रु. १७.१४, जम्मा रु. १४९.००।')
    expect(nepali?.text).toContain(PAN)
  })

  test('an order begun before is sold on the day it is paid, with VAT', async () => {
    const sita = await person('sita')
    const id = await ordered(sita)
    register()
    says(id, paid(id))
    await verify(id)
    expect(await orderOf(sita, id)).toMatchObject({ vat: { percent: 13, paisa: VAT, pan: PAN } })
  })

  test('what was sold before has none, also when it is paid back after', async () => {
    const sita = await person('sita')
    const id = await bought(sita)
    register()
    expect(await orderOf(sita, id)).toMatchObject({ vat: null })
    await refund(id, PRICE)
    expect(await booksOf(id)).toEqual({ fees: 298, gateway: -298 })
  })

  test('what was sold at one rate is paid back at that rate', async () => {
    register()
    const sita = await person('sita')
    const id = await bought(sita)
    register(20)
    expect(await orderOf(sita, id)).toMatchObject({ vat: { percent: 13, paisa: VAT } })
    await refund(id, 10_000)
    expect(await booksOf(id)).toMatchObject({ vat: -(VAT - 1_150), deferred: -(NET - 8_850) })
    await refund(id, 4_900)
    expect(await booksOf(id)).toEqual({ fees: 298, gateway: -298 })
  })

  test('a refund of what has become income takes the net out of it, and the VAT from the state', async () => {
    register()
    const sita = await person('sita')
    const id = await bought(sita)
    await sql`update premium_passes set recognised_paisa = 10000 where order_id = ${id}`
    await refund(id, PRICE)
    // The posting of the recognition itself is missing: 10,000 in both.
    expect(await booksOf(id)).toEqual({
      deferred: -10_000,
      fees: 298,
      gateway: -298,
      income: 10_000,
    })
  })

  test('who is given a pass learns nothing of its VAT', async () => {
    register()
    const [sita, hari] = [await person('sita'), await person('hari')]
    const id = await bought(sita, { to: hari })
    expect((await orderOf(hari, id)).vat).toBeNull()
    expect((await orderOf(sita, id)).vat).not.toBeNull()
  })
})
