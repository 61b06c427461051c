import { afterEach, describe, expect, test } from 'vitest'
import { type Config, config } from '#lib/config.ts'
import { appWith } from '#test/world.ts'
import { driverOf, isSandboxOn, listDrivers } from './drivers.ts'

const usual = { ...config }
const KEYS = { ESEWA_PRODUCT_CODE: 'JES', ESEWA_SECRET: 'one', KHALTI_SECRET: 'two' }
const attempt = {
  orderId: '7',
  amountPaisa: 14_900,
  title: 'Premium',
  returnUrl: 'https://jes.example/back',
  siteUrl: 'https://jes.example',
}

afterEach(() => under(usual))

function under(settings: Partial<Config>) {
  for (const name of [...Object.keys(KEYS), 'ESEWA_FORM_URL'])
    Object.assign(config, { [name]: undefined })
  Object.assign(config, settings)
}

describe('by whom can be paid', () => {
  test('without keys: the sandboxes, outside production', () => {
    under({})
    expect(listDrivers().map(({ name, isSandbox }) => ({ name, isSandbox }))).toEqual([
      { name: 'esewa', isSandbox: true },
      { name: 'khalti', isSandbox: true },
    ])
  })

  test.each([
    { isProduction: true },
    { isProduction: true, PREMIUM_SANDBOX: true },
    { PREMIUM_SANDBOX: false },
  ])('without keys: nobody, under %j', (settings) => {
    under(settings)
    expect(listDrivers()).toEqual([])
    expect([driverOf('esewa'), driverOf('khalti')]).toEqual([null, null])
    expect(isSandboxOn()).toBe(false)
  })

  test('with one key: that one, and no sandbox beside it in production', () => {
    under({ KHALTI_SECRET: 'two', isProduction: true })
    expect(listDrivers().map(({ name }) => name)).toEqual(['khalti'])
    expect(driverOf('khalti')).toMatchObject({ isSandbox: false, formOrigins: [] })
  })

  test.each([
    [true, 'https://epay.esewa.com.np'],
    [false, 'https://rc-epay.esewa.com.np'],
  ])('with keys, in production %s: at %s', async (isProduction, origin) => {
    under({ ...KEYS, isProduction })
    const esewa = driverOf('esewa')!
    const { departure } = await esewa.begin(attempt)
    expect(esewa).toMatchObject({ isSandbox: false, formOrigins: [origin] })
    expect(departure.url).toBe(`${origin}/api/epay/main/v2/form`)
    expect(departure.fields.product_code).toBe('JES')
  })

  test('an address of their own goes before the usual one', async () => {
    under({ ...KEYS, ESEWA_FORM_URL: 'https://forms.example/take' })
    const { departure } = await driverOf('esewa')!.begin(attempt)
    expect(departure.url).toBe('https://forms.example/take')
    expect(driverOf('esewa')?.formOrigins).toEqual(['https://forms.example'])
  })
})

describe('where pages may send forms', () => {
  test.each([
    [{}, "form-action 'self'"],
    [KEYS, "form-action 'self' https://rc-epay.esewa.com.np"],
    [{ ...KEYS, isProduction: true }, "form-action 'self' https://epay.esewa.com.np"],
  ])('under %j', async (settings, rule) => {
    const app = await appWith(settings)
    const reply = await app.inject('/api/health')
    expect(String(reply.headers['content-security-policy']).split('; ')).toContain(rule)
    await app.close()
  })
})
