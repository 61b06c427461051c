import { authApi } from '@jes/contract/accounts/auth'
import { type PushSubscription, pushApi } from '@jes/contract/notifications/push'
import { afterAll, describe, expect, test } from 'vitest'
import { startSession } from '#features/accounts/auth/sessions.ts'
import { findViewer } from '#features/core/viewer/viewer.ts'
import { isGlobal } from '#lib/globalAddress.ts'
import { type FetchScope, OPEN_INTERNET } from '#lib/safeFetch.ts'
import { Browser, startPushService } from '#test/pushService.ts'
import { app, appWith, ask, callerWith, type Person, person, sql } from '#test/world.ts'
import { testDevice } from './commands.ts'
import { pushKeys } from './keys.ts'
import { PUSH_SERVICES } from './send.ts'

const service = await startPushService()
afterAll(() => service.close())

let made = 0

describe('a device', () => {
  test('is added with the key of this server, and shown as this one', async () => {
    const sita = await person('sita')
    expect(await listOf(sita)).toEqual({ publicKey: (await pushKeys()).publicKey, devices: [] })

    const { device } = await sita.call(pushApi.add, { body: newOne() })
    expect(device).toMatchObject({ device: 'Firefox on Linux', isThis: true })
    expect((await listOf(sita)).devices).toEqual([device])
    const other = await onAnotherDevice(sita)
    expect((await listOf(other)).devices).toEqual([{ ...device, isThis: false }])
  })

  test('has one subscription: the new one takes the place of the last', async () => {
    const sita = await person('sita')
    const first = newOne()
    await sita.call(pushApi.add, { body: first })
    await sita.call(pushApi.add, { body: first })
    const second = newOne()
    await sita.call(pushApi.add, { body: second })
    expect(await endpointsOf(sita)).toEqual([second.endpoint])
  })

  test('follows who is signed in there now', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const body = newOne()
    await sita.call(pushApi.add, { body })
    await hari.call(pushApi.add, { body })
    expect([await endpointsOf(sita), await endpointsOf(hari)]).toEqual([[], [body.endpoint]])
  })

  test('added by two at once belongs to one of them', async () => {
    const people = await Promise.all([person('sita'), person('hari')])
    const body = newOne()
    await Promise.all(people.map((one) => one.call(pushApi.add, { body })))
    const held = await Promise.all(people.map(endpointsOf))
    expect(held.flat()).toEqual([body.endpoint])
  })

  test('gets nothing after logging out there', async () => {
    const sita = await person('sita')
    await sita.call(pushApi.add, { body: newOne() })
    await sita.call(authApi.logout, { body: {} })
    expect(await endpointsOf(sita)).toEqual([])
    await expect(sita.call(pushApi.add, { body: newOne() })).rejects.toMatchObject({ status: 401 })
  })

  test('of a member who has twenty takes the place of the oldest', async () => {
    const sita = await person('sita')
    await sql`
      insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
      select ${sita.id}, ${sita.sessionId}, 'https://old.example/' || make_id(), 'x', 'x',
        now() - make_interval(days => n)
      from generate_series(1, 20) n`
    await (await onAnotherDevice(sita)).call(pushApi.add, { body: newOne() })
    const oldest = await sql`
      select from push_subscriptions
      where user_id = ${sita.id} and created_at < now() - interval '19 days 12 hours'`
    expect([(await endpointsOf(sita)).length, oldest.length]).toEqual([20, 0])
  })

  test('is removed by its member and nobody else', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { device } = await sita.call(pushApi.add, { body: newOne() })
    const params = { id: device._id }
    await expect(hari.call(pushApi.remove, { params })).rejects.toMatchObject({ status: 404 })
    await expect(hari.call(pushApi.test, { params })).rejects.toMatchObject({ status: 404 })
    await sita.call(pushApi.remove, { params })
    await expect(sita.call(pushApi.remove, { params })).rejects.toMatchObject({ status: 404 })
    expect(await endpointsOf(sita)).toEqual([])
  })

  test('is nothing for visitors', async () => {
    const replies = await Promise.all([
      ask(pushApi.list, {}),
      ask(pushApi.add, { body: newOne() }),
      ask(pushApi.remove, { params: { id: '1' } }),
      ask(pushApi.test, { params: { id: '1' } }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  })

  test('can be added and tried twenty times an hour', async () => {
    const sita = await person('sita', { daysOld: 10 })
    const limited = await appWith({ RATE_LIMIT: true })
    const body = newOne()
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) {
      statuses.push((await ask(pushApi.add, { body }, { token: sita.token }, limited)).statusCode)
    }
    await limited.close()
    expect([statuses.slice(0, 20).every((status) => status === 201), statuses[20]]).toEqual([
      true,
      429,
    ])
  })
})

describe('what is no subscription is refused', () => {
  const right = newOne()

  test.each<[string, unknown]>([
    ['an address that is not encrypted', { ...right, endpoint: 'http://push.example/x' }],
    ['a bare number', { ...right, endpoint: 'https://203.0.113.7/x' }],
    ['a number of our own', { ...right, endpoint: 'https://127.0.0.1/x' }],
    ['a number in disguise', { ...right, endpoint: 'https://0x7f.1/x' }],
    ['our own machine in IPv6', { ...right, endpoint: 'https://[::1]/x' }],
    ['another port', { ...right, endpoint: 'https://push.example:8443/x' }],
    ['a password', { ...right, endpoint: 'https://me:you@push.example/x' }],
    ['a file', { ...right, endpoint: 'file:///etc/passwd' }],
    ['a long address', { ...right, endpoint: `https://push.example/${'x'.repeat(1_000)}` }],
    ['no address', { keys: right.keys }],
    ['no keys', { endpoint: right.endpoint }],
    ['a short secret', { ...right, keys: { ...right.keys, auth: 'x'.repeat(21) } }],
    ['a key of no curve', { ...right, keys: { ...right.keys, p256dh: `B${'A'.repeat(86)}` } }],
    ['a list of addresses', { ...right, endpoint: [right.endpoint] }],
  ])('%s', async (_, payload) => {
    const sita = await person('sita')
    const headers = { authorization: `Bearer ${sita.token}` }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/push',
      headers,
      payload: payload as object,
    })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error: 'This is not a push subscription' })
  })
})

describe('a test message', () => {
  test('arrives at once, in the language of whoever presses the button', async () => {
    const { sita, id, browser } = await sitaListens()
    expect(await tryIt(sita, id)).toEqual({ isSent: true })
    expect(browser.carried[0]).toMatchObject({
      headers: { urgency: 'high', topic: 'test' },
      message: {
        id: null,
        title: 'Jes',
        path: '/notifications',
        tag: 'test',
        badge: 0,
        lang: 'ne',
      },
    })
  })

  test('that does not arrive says so, and a dead device is forgotten', async () => {
    const { sita, id, browser } = await sitaListens()
    browser.answers.push([503], [410])
    expect(await tryIt(sita, id)).toEqual({ isSent: false })
    expect(await endpointsOf(sita)).toHaveLength(1)
    expect(await tryIt(sita, id)).toEqual({ isSent: false })
    expect(await endpointsOf(sita)).toEqual([])
  })
})

describe('nobody gets to our own machines', () => {
  test.each([['127.0.0.1'], ['::1'], ['10.0.0.1'], ['169.254.169.254'], ['::ffff:127.0.0.1']])(
    'by a name that leads to %s',
    async (address) => {
      const { sita, id, browser } = await sitaListens()
      const reach = { ...service.reach, resolve: async () => [address], isAllowed: isGlobal }
      expect(await tryIt(sita, id, reach)).toEqual({ isSent: false })
      expect(browser.carried).toEqual([])
    },
  )

  test('by a redirect, which is not followed', async () => {
    const { sita, id, browser } = await sitaListens()
    const inner = service.subscribe()
    browser.answers.push([307, { location: inner.subscription.endpoint }])
    expect(await tryIt(sita, id)).toEqual({ isSent: false })
    expect(inner.browser.carried).toEqual([])
  })

  test('by a server that cannot prove its name', async () => {
    const { sita, id, browser } = await sitaListens()
    const { ca: _, ...strict } = service.reach
    expect(await tryIt(sita, id, strict)).toEqual({ isSent: false })
    expect(browser.carried).toEqual([])
  })

  test('in production only encrypted addresses of the open internet are called', () => {
    expect(PUSH_SERVICES).toMatchObject({ protocols: ['https:'], ports: [443] })
    expect(PUSH_SERVICES.isAllowed).toBe(OPEN_INTERNET.isAllowed)
    expect(PUSH_SERVICES.isAllowed('127.0.0.1')).toBe(false)
  })
})

function newOne(): PushSubscription {
  return new Browser().subscriptionAt(`https://push.example/send/${++made}`)
}

/** Sita, with a browser of a push service on this machine, which our endpoint would refuse. */
async function sitaListens() {
  const sita = await person('sita')
  const { browser, subscription } = service.subscribe()
  const { endpoint, keys } = subscription
  const [row] = await sql<{ id: string }[]>`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    values (${sita.id}, ${sita.sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth})
    returning id`
  return { sita, id: row!.id, browser }
}

async function tryIt({ token }: Person, id: string, reach: FetchScope = service.reach) {
  const viewer = await findViewer(sql, token)
  return testDevice(viewer!, { id, language: 'ne' }, reach)
}

async function onAnotherDevice({ id }: Person) {
  const place = { device: 'Chrome on Android', address: '127.0.0.0/24' }
  return callerWith((await startSession(sql, { id, role: 'member' }, place)).token)
}

function listOf(who: Pick<Person, 'call'>) {
  return who.call(pushApi.list, {})
}

async function endpointsOf({ id }: Person) {
  const rows = await sql<{ endpoint: string }[]>`
    select endpoint from push_subscriptions where user_id = ${id}`
  return rows.map(({ endpoint }) => endpoint)
}
