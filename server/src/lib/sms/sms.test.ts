import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JobHelpers } from 'graphile-worker'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { counts } from '#lib/metrics/counts.ts'
import { sealSms } from './sealedSms.ts'
import type { SmsSettings } from './settings.ts'
import { makeSmsTask } from './sms.ts'

const SMS = { to: '+9779841234567', text: '482913 is your Jes code.\n\n@jes.example #482913' }
const UNUSED_PORT_URL = 'http://127.0.0.1:1/'

type Provider = { status: number; reply: string }
type Asked = { url: string; headers: IncomingMessage['headers']; body: string }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

describe('Sparrow SMS', () => {
  const settings = { SMS_PROVIDER: 'sparrow', SMS_TOKEN: 'v2_token', SMS_FROM: 'Jes' } as const
  const queued = sparrow(200, {
    count: 1,
    response_code: 200,
    response: '1 mesages has been queued for delivery',
  })

  test('gets the token, the identity, ten digits and the text as a form', async () => {
    const { url, asked } = await start(queued)
    await send({ ...settings, SMS_URL: url })
    expect(asked).toHaveLength(1)
    expect(asked[0]!.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(formOf(asked[0]!)).toEqual({
      token: 'v2_token',
      from: 'Jes',
      to: '9841234567',
      text: SMS.text,
    })
  })

  test.each([
    [1001, 'Invalid IP Address'],
    [1002, 'Invalid Token'],
    [1008, 'Invalid Sender'],
    [1012, 'No Credits Available'],
  ])('is tried again after %i, %s', async (code, response) => {
    const { url } = await start(sparrow(403, { response_code: code, response }))
    await expect(send({ ...settings, SMS_URL: url })).rejects.toThrow(
      `Sparrow SMS answered ${code}: ${response}`,
    )
  })

  test('is not tried again for a number that does not exist, which is written to the log without the number', async () => {
    const response = 'No valid receiver: 9841234567'
    const { url } = await start(sparrow(403, { response_code: 1011, response }))
    const warn = await send({ ...settings, SMS_URL: url })
    expect(warn).toHaveBeenCalledWith('Sparrow SMS answered 1011: No valid receiver: [hidden]')
  })

  test('is tried again when it is away, answers a page, or answers nothing good with a 200', async () => {
    await expect(send({ ...settings, SMS_URL: UNUSED_PORT_URL })).rejects.toThrow()
    for (const provider of [
      { status: 502, reply: '<h1>Bad gateway</h1>' },
      { status: 200, reply: '<h1>Maintenance</h1>' },
      sparrow(200, { response_code: 1000, response: 'A required field is missing' }),
    ]) {
      const { url } = await start(provider)
      await expect(send({ ...settings, SMS_URL: url })).rejects.toThrow('Sparrow SMS answered')
    }
  })
})

describe('Aakash SMS', () => {
  const settings = { SMS_PROVIDER: 'aakash', SMS_TOKEN: 'abc' } as const
  const valid = [
    { id: 1, mobile: '9841234567', text: '', credit: 1, network: 'ntc', status: 'queued' },
  ]
  const invalid = [{ mobile: '9841234567', text: '', credit: 0, network: 'N/A', status: 'aborted' }]

  test('gets the token, ten digits and the text as a form', async () => {
    const message = '1 messages has been queued for delivery.'
    const { url, asked } = await start(
      aakash({ error: false, message, data: { valid, invalid: [] } }),
    )
    await send({ ...settings, SMS_URL: url })
    expect(formOf(asked[0]!)).toEqual({ auth_token: 'abc', to: '9841234567', text: SMS.text })
  })

  test.each(['The provided Auth Token is not valid.', 'Not enough balance.'])(
    'is tried again after: %s',
    async (message) => {
      const { url } = await start(aakash({ error: true, message, data: [] }))
      await expect(send({ ...settings, SMS_URL: url })).rejects.toThrow(message)
    },
  )

  test('is not tried again for a number that is not among the valid ones', async () => {
    const { url } = await start(aakash({ error: false, message: '', data: { valid: [], invalid } }))
    const warn = await send({ ...settings, SMS_URL: url })
    expect(warn).toHaveBeenCalledWith('Aakash SMS answered 200: no valid number')
  })
})

describe('a gateway of one’s own', () => {
  const settings = { SMS_PROVIDER: 'http', SMS_TOKEN: 'abc', SMS_FROM: 'Jes' } as const

  test('gets the whole number as JSON, with the token as a bearer', async () => {
    const { url, asked } = await start({ status: 202, reply: '' })
    await send({ ...settings, SMS_URL: url })
    expect(asked[0]!.headers.authorization).toBe('Bearer abc')
    expect(JSON.parse(asked[0]!.body)).toEqual({ ...SMS, from: 'Jes' })
  })

  test('is tried again after a 500, and not after a 422', async () => {
    const broken = await start({ status: 500, reply: '' })
    await expect(send({ ...settings, SMS_URL: broken.url })).rejects.toThrow('answered 500')
    const refusing = await start({ status: 422, reply: '' })
    expect(await send({ ...settings, SMS_URL: refusing.url })).toHaveBeenCalled()
  })

  test('is not followed elsewhere: the token is for this address alone', async () => {
    const elsewhere = await start({ status: 200, reply: '' })
    const { url } = await start({ status: 307, reply: '' }, { location: elsewhere.url })
    await expect(send({ ...settings, SMS_URL: url })).rejects.toThrow()
    expect(elsewhere.asked).toEqual([])
  })

  test('a message whose code has expired is not sent any more', async () => {
    const { url, asked } = await start({ status: 200, reply: '' })
    const expiresAt = new Date(Date.now() - 1).toISOString()
    await send({ ...settings, SMS_URL: url }, { ...SMS, expiresAt })
    expect(asked).toEqual([])
  })

  test('what was sent and what failed is counted', async () => {
    const before = { ...counts.sms }
    const { url } = await start({ status: 200, reply: '' })
    await send({ ...settings, SMS_URL: url })
    await send({ ...settings, SMS_URL: UNUSED_PORT_URL }).catch(() => {})
    expect(counts.sms).toEqual({ sent: before.sent + 1, failed: before.failed + 1 })
  })
})

test('the queue holds neither number nor text', async () => {
  const payload = JSON.stringify(await sealSms(SMS))
  expect(payload).not.toMatch(/98412|482913/)
})

/** Runs the job, and returns what it wrote to the log. */
async function send(settings: Omit<SmsSettings, 'DATA_DIR'>, sms: object = SMS) {
  const warn = vi.fn()
  const helpers = { logger: { warn } } as unknown as JobHelpers
  const task = makeSmsTask({ DATA_DIR: '', ...settings })
  await task(await sealSms(sms as typeof SMS), helpers)
  return warn
}

async function start({ status, reply }: Provider, headers: Record<string, string> = {}) {
  const asked: Asked[] = []
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push({
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    response.writeHead(status, headers).end(reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}

function sparrow(status: number, reply: object): Provider {
  return { status, reply: JSON.stringify(reply) }
}

function aakash(reply: object): Provider {
  return { status: 200, reply: JSON.stringify(reply) }
}

function formOf({ body }: Asked) {
  return Object.fromEntries(new URLSearchParams(body))
}
