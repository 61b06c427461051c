import { expect, test } from 'vitest'
import { sendSms, smsTask } from '#lib/sms/sms.ts'
import { app, appWith, runDue, sql } from '#test/world.ts'

const URLS = ['/dev/phone', '/dev/phone.json', '/dev/phone.css']

test('the inbox lists the messages, newest first, in the browser and as JSON', async () => {
  await sendSms(sql, { to: '+9779841000001', text: 'first <b>' })
  await runDue({ sms: smsTask })
  await sendSms(sql, { to: '+9779841000001', text: 'second' })
  await runDue({ sms: smsTask })

  const { messages: all } = (await app.inject('/dev/phone.json')).json<{
    messages: { to: string; text: string }[]
  }>()
  const page = await app.inject('/dev/phone')
  const messages = all.filter(({ to }) => to === '+9779841000001')

  expect(messages.map(({ text }) => text)).toEqual(['second', 'first <b>'])
  expect(Object.keys(messages[0]!)).toEqual(['to', 'text', 'createdAt'])
  expect(page.body).toContain('first &#60;b&#62;')
  expect(page.body).toContain('href="/dev/phone.css"')
  expect(page.headers['cache-control']).toBe('no-store')
})

test.each([
  ['another machine', { remoteAddress: '192.168.1.7' }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['a page whose name was bent to this machine', { headers: { host: 'evil.example:3000' } }],
])('it is not for %s', async (_, from) => {
  for (const url of URLS) expect((await app.inject({ url, ...from })).statusCode).toBe(404)
})

test.each([
  { SMS_PROVIDER: 'aakash' as const },
  { isProduction: true },
  { PUBLIC_URL: 'https://jes.example' },
  { TRUSTED_PROXIES: ['127.0.0.1'] },
])('it is for nobody, under the settings %j', async (settings) => {
  const other = await appWith(settings)
  for (const url of URLS) expect((await other.inject(url)).statusCode).toBe(404)
  await other.close()
})
