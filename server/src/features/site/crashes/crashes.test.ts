import { Writable } from 'node:stream'
import { crashApi } from '@jes/contract/site/crashes'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { flushErrors } from '#lib/errorLog.ts'
import { sql } from '#test/world.ts'
import { crashRoutes } from './routes.ts'

const TOKEN = 'Zx9_kQ-1mB7vT2cR8sL4wY6pD0hJ3nF5gA1eU9iO2qK'

test('what a browser reports reaches the log and the staff without tokens, codes and addresses', async () => {
  let log = ''
  const stream = new Writable({
    write(piece, _, done) {
      log += piece
      done()
    },
  })
  const app = fastify({ logger: { stream } })
  await app.register(crashRoutes)
  const reply = await app.inject({
    method: 'POST',
    url: crashApi.report.path,
    payload: {
      report: 'REDACT01',
      message: `Cannot open https://jes.example/verify-email?token=${TOKEN} for sita@mail.example, code 493021`,
      stack: `Error: at https://jes.example/assets/index-Bq81xYz2.js:1:204 Bearer ${TOKEN}`,
      path: `/reset-password?token=${TOKEN}`,
    },
  })
  await app.close()
  await flushErrors(sql)
  const [noted] = await sql`select message, place from errors where report = 'REDACT01'`

  expect(reply.statusCode).toBe(204)
  expect(log).toContain('REDACT01')
  expect(log).toContain('/assets/index-Bq81xYz2.js:1:204')
  expect(noted).toMatchObject({ place: '/reset-password' })
  for (const text of [log, JSON.stringify(noted)]) {
    expect(text).not.toContain(TOKEN)
    expect(text).not.toContain('sita@')
    expect(text).not.toContain('493021')
  }
})
