import { authApi } from '@jes/contract/accounts/auth'
import { toRequest } from '@jes/contract/lib/request'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setHearingEnds } from '#features/core/viewer/viewer.ts'
import { OVERALL } from '#lib/limitTable.ts'
import { commented } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { appWith, openPort, type Person, person, sql } from '#test/world.ts'
import { forgetUnread, setReceiving } from './unread.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

let now = performance.now()
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  setReceiving(true)
})
afterEach(() => {
  setReceiving(false)
  vi.restoreAllMocks()
})

const urlOf = ({ id }: { id: string }) =>
  toRequest(notificationApi.countUnread, { params: { userId: id } }).url

/** As a browser asks: over a connection, where the reply may leave before the framework has the request. */
async function count({ token }: Person, url: string, port?: number) {
  const at = `http://127.0.0.1:${port ?? (await openPort())}${url}`
  const reply = await fetch(at, { headers: { authorization: `Bearer ${token}` } })
  const headers = [...reply.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)).sort()
  return { status: reply.status, headers, body: await reply.text() }
}

const forgetToken = ({ sessionId }: Person) =>
  sql`delete from access_tokens where session_id = ${sessionId}`

describe('the unread count of a known member', () => {
  test('has the bytes and headers of the framework', async () => {
    const sita = await person('sita')
    await commented(await person('hari'), await posted(sita))
    const byFramework = await count(sita, urlOf(sita))
    expect(byFramework.body).toBe('{"count":1}')
    await forgetToken(sita)
    expect(await count(sita, urlOf(sita))).toEqual(byFramework)
  })

  test('asks the database neither for the token nor, if nothing is unread, for the count', async () => {
    const sita = await person('sita')
    await count(sita, urlOf(sita))
    await forgetToken(sita)
    now += 50 * SECOND
    expect(await count(sita, urlOf(sita))).toMatchObject({ status: 200, body: '{"count":0}' })
  })

  test('changes with the event of a notification', async () => {
    const sita = await person('sita')
    await count(sita, urlOf(sita))
    await commented(await person('hari'), await posted(sita))
    forgetUnread(sita.id)
    expect(await count(sita, urlOf(sita))).toMatchObject({ body: '{"count":1}' })
  })

  test('ends with the token', async () => {
    const sita = await person('sita')
    await count(sita, urlOf(sita))
    await forgetToken(sita)
    setReceiving(true)
    now += 16 * MINUTE
    expect((await count(sita, urlOf(sita))).status).toBe(401)
  })

  test('ends with the session, at once', async () => {
    const sita = await person('sita')
    await count(sita, urlOf(sita))
    await sita.call(authApi.logout, { body: {} })
    expect((await count(sita, urlOf(sita))).status).toBe(401)
  })

  test('is not given while ends of sessions are not heard', async () => {
    const sita = await person('sita')
    await count(sita, urlOf(sita))
    await forgetToken(sita)
    setHearingEnds(false)
    try {
      expect((await count(sita, urlOf(sita))).status).toBe(401)
    } finally {
      setHearingEnds(true)
    }
  })

  test('is nobody else’s', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await Promise.all([count(sita, urlOf(sita)), count(hari, urlOf(hari))])
    expect((await count(hari, urlOf(sita))).status).toBe(403)
  })

  test('counts as a call like any other', async () => {
    const server = await appWith({ RATE_LIMIT: true })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as { port: number }
    const sita = await person('sita')
    await count(sita, urlOf(sita), port)
    for (let calls = 2; calls < OVERALL.member; calls++) await server.countCall?.(sita, '', '')
    const last = [await count(sita, urlOf(sita), port), await count(sita, urlOf(sita), port)]
    expect(last.map(({ status }) => status)).toEqual([200, 429])
    await server.close()
  })
})
