import { commentApi } from '@jes/contract/comments/comments'
import { settingsApi } from '@jes/contract/core/settings'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { describe, expect, test } from 'vitest'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { commented, named, voted } from '#test/notifying.ts'
import { block, follow, posted, takeDown } from '#test/postings.ts'
import {
  again,
  countDevices,
  jobsOf,
  listens,
  onlyIdOf,
  postOf,
  pushAll,
  run,
  service,
  sitaListens,
  waitOf,
  warnings,
} from '#test/pushing.ts'
import { person, sql } from '#test/world.ts'
import { pushKeys } from './keys.ts'

describe('a device gets a notification', () => {
  test('signed by this server, for this push service, and readable by the browser alone', async () => {
    const { sita, browser, hari } = await sitaListens()
    const post = await posted(sita, { title: 'A secret of mine' })
    const comment = await commented(hari, post, { content: 'Not for the lock screen' })
    await pushAll(sita)

    const { voucher, headers, message } = browser.carried[0]!
    expect(voucher).toMatchObject({
      isSigned: true,
      header: { alg: 'ES256', typ: 'JWT' },
      publicKey: (await pushKeys()).publicKey,
      claims: { aud: service.origin, sub: expect.stringMatching(/^mailto:.+@/) },
    })
    const now = Date.now() / 1000
    expect(voucher.claims.exp).toBeGreaterThan(now)
    expect(voucher.claims.exp).toBeLessThanOrEqual(now + 24 * 60 * 60)
    expect(headers).toMatchObject({
      ttl: String(24 * 60 * 60),
      urgency: 'normal',
      topic: message.tag,
      'content-encoding': 'aes128gcm',
    })
    expect(message).toEqual({
      id: await onlyIdOf(sita),
      title: 'New comment',
      body: 'Hari KC commented on your post',
      path: `/post/${sita.username}/${post}/post?comment=${comment}`,
      tag: `n${message.id}`,
      badge: 1,
      lang: 'en',
    })
    expect(JSON.stringify(message)).not.toMatch(/secret|lock screen/)
  })

  test('in the language of the member', async () => {
    const { sita, browser, hari } = await sitaListens()
    await sita.call(settingsApi.update, { body: { language: 'ne' } })
    const first = await commented(sita, await posted(hari))
    await commented(hari, await postOf(first), { parentId: first })
    await pushAll(sita)
    expect(browser.carried[0]!.message).toMatchObject({
      title: 'नयाँ जवाफ',
      body: 'Hari KC ले तपाईंको कमेन्टमा जवाफ दिनुभयो',
      lang: 'ne',
    })
  })

  test('about the account at once, even on a weak battery', async () => {
    const { sita, browser } = await sitaListens()
    await notifySecurity(sql, sita.id, { event: 'newDevice', device: 'Chrome on Android' })
    await pushAll(sita)
    expect(browser.carried[0]).toMatchObject({
      headers: { urgency: 'high' },
      message: {
        title: 'Security',
        body: 'New log-in on Chrome on Android',
        path: '/setting#security',
      },
    })
  })

  test('as one of several at once, on all devices', async () => {
    const { sita, browser, hari } = await sitaListens()
    const other = await listens(await again(sita))
    const post = await posted(sita)
    await commented(hari, post)
    await commented(await named(await person('gita'), 'Gita'), post)
    await pushAll(sita)
    for (const { carried } of [browser, other.browser]) {
      expect(carried.map(({ message }) => message.body)).toEqual([
        'Gita and 1 other commented on your post',
      ])
    }
  })

  test('only after a few seconds, and of a crowd once in five minutes', async () => {
    const { sita, hari } = await sitaListens()
    const post = await posted(sita)
    await commented(hari, post)
    expect(await waitOf(sita)).toBeCloseTo(5, 0)
    await commented(await person('gita'), post)
    expect((await jobsOf(sita)).length).toBe(1)
    await pushAll(sita)
    await commented(await person('rita'), post)
    expect(await waitOf(sita)).toBeCloseTo(300, 0)
  })
})

describe('a device gets nothing', () => {
  test('while nobody listens there', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await commented(hari, await posted(sita))
    expect(await jobsOf(sita)).toEqual([])
  })

  test('of what has been read by then', async () => {
    const { sita, browser, hari } = await sitaListens()
    await commented(hari, await posted(sita))
    await sita.call(notificationApi.readAll, { params: { userId: sita.id } })
    await pushAll(sita)
    expect(browser.carried).toEqual([])
  })

  test('of what the member does not want by push', async () => {
    const { sita, browser, hari } = await sitaListens()
    await sita.call(notificationApi.prefer, { body: { type: 'comment', push: false } })
    const post = await posted(sita, { votes: 0 })
    await commented(hari, post)
    await voted(hari, post)
    await pushAll(sita)
    expect(browser.carried).toEqual([])

    await sita.call(notificationApi.prefer, { body: { type: 'vote', push: true } })
    await pushAll(sita)
    expect(browser.carried).toMatchObject([
      { headers: { urgency: 'low' }, message: { body: 'Hari KC upvoted your post' } },
    ])
  })

  test('of what is hidden by then', async () => {
    const { sita, browser, hari } = await sitaListens()
    const gone = await posted(sita)
    await commented(hari, gone)
    await takeDown(gone)
    const gita = await person('gita')
    await commented(gita, await posted(sita))
    await block(sita, gita)
    const comment = await commented(hari, await posted(sita))
    await hari.call(commentApi.remove, { params: { id: comment } })
    await pushAll(sita)
    expect(browser.carried).toEqual([])
  })

  test('after logging out there, or while suspended', async () => {
    const { sita, browser, hari } = await sitaListens()
    await commented(hari, await posted(sita))
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${sita.id}`
    await pushAll(sita)
    await sql`update users set suspended_until = null where id = ${sita.id}`
    await sql`update sessions set idle_until = now() where id = ${sita.sessionId}`
    await pushAll(sita)
    await sql`delete from sessions where id = ${sita.sessionId}`
    await pushAll(sita)
    expect([browser.carried, await countDevices(sita)]).toEqual([[], 0])
  })
})

describe('a push service that', () => {
  test.each([404, 410])('answers %s has lost the browser, and we forget it', async (status) => {
    const { sita, browser, hari } = await sitaListens([status])
    await commented(hari, await posted(sita))
    await pushAll(sita)
    expect([browser.carried.length, await countDevices(sita)]).toEqual([1, 0])
  })

  test('is busy is retried after the time it names, for that device alone', async () => {
    const { sita, browser, hari } = await sitaListens([429, { 'retry-after': '1800' }])
    const other = await listens(await again(sita))
    await commented(hari, await posted(sita))
    await pushAll(sita)
    expect(await waitOf(sita)).toBeCloseTo(1800, 0)
    await pushAll(sita)
    expect([browser.carried.length, other.browser.carried.length]).toEqual([2, 1])
    expect([await jobsOf(sita), await countDevices(sita)]).toEqual([[], 2])
  })

  test('is in trouble is retried ever later, five times in all', async () => {
    const trouble = [500, 503, 502, 500, 500, 500].map((status): [number] => [status])
    const { sita, browser, hari } = await sitaListens(...trouble)
    await commented(hari, await posted(sita))
    const waits: number[] = []
    await pushAll(sita)
    while ((await jobsOf(sita)).length > 0) {
      waits.push(Math.round(await waitOf(sita)))
      await pushAll(sita)
    }
    expect([browser.carried.length, waits]).toEqual([5, [60, 240, 960, 3840]])
    expect(await countDevices(sita)).toBe(1)
  })

  test('may try again only after the message is old is not retried', async () => {
    const { sita, hari } = await sitaListens([503, { 'retry-after': String(24 * 60 * 60) }])
    await commented(hari, await posted(sita))
    await pushAll(sita)
    expect(await jobsOf(sita)).toEqual([])
  })

  test('is busy until something newer was sent does not get the old message', async () => {
    const { sita, browser, hari } = await sitaListens([503])
    const post = await posted(sita)
    await commented(hari, post)
    await pushAll(sita)
    await commented(await person('gita'), post)
    const [late, fresh] = await jobsOf(sita)
    await run(fresh!.payload)
    await run(late!.payload)
    expect(browser.carried.length).toBe(2)
  })

  test('finds it too large gets it shorter', async () => {
    const { sita, browser, hari } = await sitaListens([413])
    await commented(hari, await posted(sita))
    await pushAll(sita)
    const [first, second] = browser.carried
    expect(second!.message).toMatchObject({
      id: first!.message.id,
      body: 'There is something new for you',
      path: '/notifications',
    })
    expect(second!.bytes).toBeLessThan(first!.bytes)
  })

  test('refuses is not retried, and the log says so', async () => {
    const { sita, hari } = await sitaListens([400])
    await commented(hari, await posted(sita))
    await pushAll(sita)
    expect([await jobsOf(sita), await countDevices(sita)]).toEqual([[], 1])
    expect(warnings.at(-1)).toMatch(/answers 400/)
  })
})

test('a follower is a push for who wants it, and leads to them', async () => {
  const { sita, browser, hari } = await sitaListens()
  await sita.call(notificationApi.prefer, { body: { type: 'follow', push: true } })
  await follow(hari, sita)
  await sql`select notify('follow', 'follow', array[${sita.id}::bigint], ${hari.id})`
  await pushAll(sita)
  expect(browser.carried[0]!.message).toMatchObject({
    body: 'Hari KC started following you',
    path: `/je/${hari.username}`,
  })
})
