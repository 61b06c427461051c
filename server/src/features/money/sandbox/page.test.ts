import { beforeAll, describe, expect, test } from 'vitest'
import { driverOf } from '#features/money/providers/drivers.ts'
import { press, send } from '#test/sandbox.ts'
import { app, appWith, openPort } from '#test/world.ts'

const khalti = driverOf('khalti')!
let site = ''

beforeAll(async () => {
  site = `http://127.0.0.1:${await openPort()}`
})

async function newPayment(title = 'Jes Premium') {
  const { ref, departure } = await khalti.begin({
    orderId: '7',
    amountPaisa: 129_900,
    title,
    returnUrl: `${site}/back`,
    siteUrl: site,
  })
  return { ref, page: departure.url }
}

async function read(url: string, headers: Record<string, string> = {}) {
  return (await fetch(url, { headers })).text()
}

const buttonsOf = (html: string) =>
  [...html.matchAll(/value="(\w+)"[^>]*>([^<]+)<\/button>/g)].map((match) => match[2])

describe('the page of a payment', () => {
  test('says what is paid, that it is play money, and what can happen', async () => {
    const { page } = await newPayment()
    const html = await read(page)
    expect(html).toContain('Sandbox: no real money')
    expect(html).toContain('Rs 1,299')
    expect(buttonsOf(html)).toEqual([
      'Pay',
      'Pay and close the tab',
      'Cancel',
      'Leave pending',
      'Expire',
      'Pay but wrong amount',
      'Outage',
    ])
  })

  test('offers to give back what is paid, and only then', async () => {
    const { page } = await newPayment()
    await press(page, 'refund')
    expect(buttonsOf(await read(page))).toContain('Pay')
    await press(page, 'pay')
    expect(buttonsOf(await read(page))).toEqual(['Refund', 'Partial refund', 'Outage'])
    await press(page, 'outage')
    expect(buttonsOf(await read(page))).toEqual(['Refund', 'Partial refund', 'End the outage'])
  })

  test('speaks the chosen language, or else that of the request', async () => {
    const { page } = await newPayment()
    const nepali = 'परीक्षण मात्र: साँचो पैसा होइन'
    expect(await read(page, { 'accept-language': 'ne' })).toContain(nepali)
    const cookie = `jes_prefs=${encodeURIComponent(JSON.stringify({ language: 'ne', theme: 'dark' }))}`
    const chosen = await read(page, { 'accept-language': 'en', cookie })
    expect(chosen).toContain(nepali)
    expect(chosen).toContain('<html lang="ne" data-theme="dark">')
  })

  test('carries neither script nor style, and what a shop wrote stays text', async () => {
    const { page } = await newPayment('<b>"&')
    const html = await read(page)
    expect(html).toContain('&#60;b&#62;&#34;&#38;')
    expect(html).not.toMatch(/<b>|<style|<script| style=/)
    const style = await app.inject('/sandbox/style.css')
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  test('takes nothing from pages of other sites', async () => {
    const { page, ref } = await newPayment()
    const reply = await send(
      `${site}/sandbox/khalti/pay`,
      { ref, act: 'pay' },
      'https://evil.example',
    )
    expect(reply.status).toBe(403)
    expect(buttonsOf(await read(page))).toContain('Pay')
  })

  test.each([{ act: 'steal' }, { act: '' }])('takes no act such as %j', async (choice) => {
    const { ref } = await newPayment()
    expect((await send(`${site}/sandbox/khalti/pay`, { ref, ...choice })).status).toBe(400)
  })

  test.each(['khalti/pay?pidx=nothing', 'khalti/pay', 'esewa/pay?ref=a%00', 'other/pay?ref=a'])(
    'is not there for %s',
    async (path) => expect((await fetch(`${site}/sandbox/${path}`)).status).toBe(404),
  )
})

test('the list leads to every payment, the latest first', async () => {
  const [first, second] = [await newPayment(), await newPayment()]
  await press(first.page, 'payShort')
  const html = await read(`${site}/sandbox`)
  expect(html.indexOf(second.ref)).toBeGreaterThan(-1)
  expect(html.indexOf(first.ref)).toBeGreaterThan(html.indexOf(second.ref))
  expect(html).toContain('Completed, wrong amount')
})

test.each([
  { isProduction: true },
  { isProduction: true, PREMIUM_SANDBOX: true },
  { PREMIUM_SANDBOX: false },
])('nothing of it is there under %j', async (settings) => {
  const other = await appWith(settings)
  const { ref } = await newPayment()
  for (const url of ['/sandbox/style.css', `/sandbox/khalti/pay?pidx=${ref}`]) {
    const reply = await other.inject(url)
    expect([reply.statusCode, reply.body.includes('Sandbox')]).toEqual([404, false])
  }
  const sent = await other.inject({
    method: 'POST',
    url: '/sandbox/khalti/api/v2/epayment/lookup/',
    payload: {},
  })
  expect(sent.statusCode).toBe(404)
  await other.close()
})
