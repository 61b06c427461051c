import type { Challenge } from '@jes/contract/lib/proofOfWork'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killLaunched } from '#test/builtServer.ts'
import { proofOf } from '#test/proving.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { startRedis } from './engines/redis.ts'
import { startDatabase, startNodes } from './nodes.ts'

/** How many mails a device may ask for in five minutes (`lib/limitTable.ts`). */
const MAILS = 3

const folder = makeScratch()
let redis: Awaited<ReturnType<typeof startRedis>>
let database: Awaited<ReturnType<typeof startDatabase>>
let site: Awaited<ReturnType<typeof startNodes>>
beforeAll(async () => {
  redis = await startRedis(folder)
  database = await startDatabase(folder)
  const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url, RATE_LIMIT: 'on' }
  site = await startNodes(folder, 2, settings)
})
afterAll(async () => {
  await site?.stop()
  killLaunched()
  await database?.stop()
  await redis?.stop()
  removeScratch(folder)
})

test('A robot that goes from server to server is slowed on both', async () => {
  const robot = await openBrowser()
  for (let n = 0; n < MAILS; n++) expect((await robot.ask(n % 2)).status).toBe(200)
  for (const at of [0, 1])
    expect(await robot.ask(at)).toMatchObject({
      status: 429,
      body: { reason: 'request.proof_required', challenge: expect.anything() },
    })
})

test('A proof is worth one request, on whichever server it is used first', async () => {
  const browser = await openBrowser()
  for (let n = 0; n < MAILS; n++) await browser.ask(0)
  for (const [first, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const { body } = await browser.ask(0)
    const proof = await proofOf((body as { challenge: Challenge }).challenge)
    expect((await browser.ask(first, proof)).status).toBe(200)
    expect((await browser.ask(other, proof)).status).toBe(429)
    expect((await browser.ask(first, proof)).status).toBe(429)
  }
})

/** A visitor with the cookie of a device, as a page of the first server gave it. */
async function openBrowser() {
  const page = await fetch(`${site.nodes[0]!.url}/`)
  await page.arrayBuffer()
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  return {
    async ask(at: number, proof: Record<string, string> = {}) {
      const reply = await fetch(`${site.nodes[at]!.url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', ...proof },
        body: JSON.stringify({ email: 'nobody@jes.example' }),
      })
      return { status: reply.status, body: (await reply.json()) as { challenge: Challenge } }
    },
  }
}
