import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { setting } from '#test/lines.ts'
import { app, appWith, openPort, sql } from '#test/world.ts'

const OWN = /^[0-9a-f]{12}-[0-9a-z]+$/

describe('the id of a request', () => {
  test.each(['/api/trending', '/api/nothing', '/no-page', '/robots.txt', '/api/health/live'])(
    'is sent back by %s, each time another',
    async (url) => {
      const ids = [await idOf(url), await idOf(url)]
      expect(ids[0]).toMatch(OWN)
      expect(ids[1]).toMatch(OWN)
      expect(ids[0]).not.toBe(ids[1])
    },
  )

  test('is a new one also where the bytes of the answer are those of another', async () => {
    const changes = await listenForChanges(notifyEvents(sql))
    const url = `http://127.0.0.1:${await openPort()}/api/jehub/popular`
    const replies = [await fetch(url), await fetch(url), await fetch(url)]
    await changes.close()
    const ids = replies.map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(OWN)
  })

  test('is never given twice, by whichever process', async () => {
    const script = `import { requestIdOf } from '#lib/edge/requestId.ts'
      console.log(requestIdOf({ headers: {}, socket: {} }))`
    const run = () =>
      promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', '-C', 'source', '--input-type=module', '-e', script],
        { cwd: import.meta.dirname },
      )
    const [one, other] = await Promise.all([run(), run()])
    expect(one.stdout.trim()).toMatch(OWN)
    expect(one.stdout).not.toBe(other.stdout)
  })

  test('is taken from a proxy that we trust, and from nobody else', async () => {
    expect(await idOf('/api/trending', 'from-a-stranger')).toMatch(OWN)
    setting({ TRUSTED_PROXIES: ['127.0.0.1'] })
    expect(await idOf('/api/trending', 'from-a-proxy')).toBe('from-a-proxy')
    expect(await idOf('/api/trending', 'x'.repeat(500))).toMatch(OWN)
    expect(await idOf('/api/trending', 'a line"} break')).toMatch(OWN)
  })

  test('is in the reply to a failure, and in the report of it that the staff reads', async () => {
    const broken = await appWith({ LOG_LEVEL: 'silent' })
    broken.get('/api/broken', () => {
      throw new Error('It broke.')
    })
    const { headers, statusCode, body } = await broken.inject('/api/broken')
    await broken.close()
    const { requestId } = JSON.parse(body)
    expect([statusCode, requestId]).toEqual([500, headers['x-request-id']])
    const [report] = await sql`select message, place from errors where report = ${requestId}`
    expect(report).toEqual({ message: 'It broke.', place: 'GET /api/broken' })
  })
})

async function idOf(url: string, given?: string) {
  const { headers } = await app.inject({
    url,
    ...(given && { headers: { 'x-request-id': given } }),
  })
  return headers['x-request-id']
}
