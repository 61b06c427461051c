import {
  NotificationType,
  notificationApi,
  UNREAD_SECONDS,
  USUAL_CHANNELS,
} from '@jes/contract/notifications/notifications'
import { describe, expect, test } from 'vitest'
import { commented, notificationsOf, unreadOf } from '#test/notifying.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { ask, type Person, person, sql } from '#test/world.ts'
import { notifySystem } from './notify.ts'
import { isWanted } from './preferences.ts'

describe('reading', () => {
  test('one counts it out, and twice is as once', async () => {
    const sita = await withUnread(2)
    const [first, second] = (await notificationsOf(sita)).notifications
    const params = { id: first!._id }

    const answer = { _id: params.id, isRead: true, count: 1 }
    expect(await sita.call(notificationApi.read, { params })).toEqual(answer)
    expect(await sita.call(notificationApi.read, { params })).toEqual(answer)
    const after = (await notificationsOf(sita)).notifications
    expect(after.map(({ _id, isRead }) => [_id, isRead])).toEqual([
      [first!._id, true],
      [second!._id, false],
    ])
  })

  test('all can be undone, which leaves what was read before', async () => {
    const sita = await withUnread(3)
    const [first] = (await notificationsOf(sita)).notifications
    await sita.call(notificationApi.read, { params: { id: first!._id } })

    const { count, readAt } = await readAll(sita)
    expect([count, await unreadOf(sita)]).toEqual([0, 0])

    expect(await undo(sita, readAt)).toEqual({ count: 2 })
    expect((await notificationsOf(sita)).notifications.map(({ isRead }) => isRead)).toEqual([
      true,
      false,
      false,
    ])
  })

  test('all is undone in time, by its own moment, and only for oneself', async () => {
    const [sita, hari] = [await withUnread(1), await withUnread(1)]
    const { readAt } = await readAll(sita)
    expect(await undo(sita, '2026-01-01T00:00:00Z')).toEqual({ count: 0 })
    expect(await undo(hari, readAt)).toEqual({ count: 1 })

    const [late] = await sql<{ readAt: string }[]>`
      update notifications set read_at = read_at - make_interval(secs => ${UNREAD_SECONDS})
      where user_id = ${sita.id} returning read_at`
    expect(await undo(sita, late!.readAt)).toEqual({ count: 0 })
  })

  test('all is not undone for a group that something came to meanwhile', async () => {
    const [sita, hari] = [await withUnread(1), await person('hari')]
    const post = await posted(sita)
    await commented(hari, post)
    const { readAt } = await readAll(sita)
    await commented(hari, post)

    expect(await undo(sita, readAt)).toEqual({ count: 2 })
    const types = (await notificationsOf(sita)).notifications.map(({ type, isRead }) => [
      type,
      isRead,
    ])
    expect(types).toEqual([
      ['comment', false],
      ['comment', true],
      ['system', false],
    ])
  })

  test('and undoing while others comment never fails', async () => {
    const sita = await person('sita')
    const crowd = await Promise.all(Array.from({ length: 6 }, () => person('one')))
    const post = await posted(sita)
    await Promise.all(
      crowd.map(async (one) => {
        await commented(one, post)
        const { readAt } = await readAll(sita)
        await Promise.all([commented(one, post), undo(sita, readAt)])
      }),
    )
    const rows = await sql`
      select from notifications where user_id = ${sita.id} and read_at is null`
    expect(rows.length).toBe(await unreadOf(sita))
  })

  test('is published to the other devices, once it has happened', async () => {
    const sita = await withUnread(2)
    const received: string[] = []
    const { unlisten } = await sql.listen('notified', (message) => received.push(message))
    const [first] = (await notificationsOf(sita)).notifications

    await sita.call(notificationApi.read, { params: { id: first!._id } })
    const { readAt } = await readAll(sita)
    await undo(sita, readAt)

    const mine = JSON.stringify({ userId: sita.id })
    await expect
      .poll(() => received.map((message) => JSON.stringify(JSON.parse(message))))
      .toEqual([mine, mine, mine])
    await unlisten()
  })

  test.each([{}, { readAt: 'yesterday' }, { readAt: '0000-01-01T00:00:00Z' }, { readAt: null }])(
    'cannot be undone by %j',
    async (body) => {
      const sita = await person('sita')
      await expect(
        sita.call(notificationApi.unreadAll, {
          params: { userId: sita.id },
          body: body as { readAt: string },
        }),
      ).rejects.toMatchObject({ status: 422, errors: { readAt: 'This moment is not valid' } })
    },
  )
})

describe('preferences', () => {
  test('are the usual ones until a member chooses, and each choice stays', async () => {
    const sita = await person('sita')
    const { preferences } = await sita.call(notificationApi.preferences, {})
    expect(preferences).toEqual(USUAL_CHANNELS)
    expect(Object.keys(preferences)).toEqual(NotificationType.options)

    await sita.call(notificationApi.prefer, { body: { type: 'vote', email: true } })
    const after = await sita.call(notificationApi.prefer, { body: { type: 'vote', push: true } })

    const expected = { ...USUAL_CHANNELS, vote: { inApp: true, push: true, email: true } }
    expect(after.preferences).toEqual(expected)
    expect((await sita.call(notificationApi.preferences, {})).preferences).toEqual(expected)
  })

  test('say no to push and mail of what is off in the app', async () => {
    const sita = await person('sita')
    const preference = { type: 'reply', channel: 'push' } as const
    expect(await isWanted(sql, sita.id, preference)).toBe(true)
    await sita.call(notificationApi.prefer, { body: { type: 'reply', inApp: false } })
    expect(await isWanted(sql, sita.id, preference)).toBe(false)
  })

  test.each(['inApp', 'email'])('keep security on: %s', async (channel) => {
    const sita = await person('sita')
    const body = { type: 'security', push: false, [channel]: false } as const
    const headers = { 'accept-language': 'ne' }
    const reply = await ask(notificationApi.prefer, { body }, { token: sita.token, headers })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      errors: { [channel]: 'सुरक्षाका सूचना बन्द गर्न मिल्दैन' },
    })
    const { preferences } = await sita.call(notificationApi.prefer, {
      body: { type: 'security', push: false, inApp: true },
    })
    expect(preferences.security).toEqual({ inApp: true, push: false, email: true })
  })

  test.each([
    {},
    { type: 'balloon' },
    { type: 'vote', push: 'yes' },
    { type: 'vote', inApp: null },
  ])('refuse %j', async (body) => {
    const sita = await person('sita')
    await expect(sita.call(notificationApi.prefer, { body: body as never })).rejects.toMatchObject({
      status: 422,
    })
  })
})

describe('muting a thread', () => {
  test('is remembered, and said twice is said once', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { id: await posted(hari) }
    expect(await sita.call(notificationApi.findMute, { params })).toEqual({ isMuted: false })
    for (const muted of [true, true, false, false]) {
      const answer = await sita.call(notificationApi.mute, { params, body: { muted } })
      expect(answer).toEqual({ isMuted: muted })
      expect(await sita.call(notificationApi.findMute, { params })).toEqual(answer)
      expect(await hari.call(notificationApi.findMute, { params })).toEqual({ isMuted: false })
    }
  })

  test('is for posts that one can see', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    await block(gita, sita)
    const gone = await posted(hari)
    await takeDown(gone)
    const replies = await Promise.all(
      [await posted(gita), gone, '1'].flatMap((id) => [
        ask(notificationApi.findMute, { params: { id } }, { token: sita.token }),
        ask(notificationApi.mute, { params: { id }, body: { muted: true } }, { token: sita.token }),
      ]),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await sql`select from thread_mutes where user_id = ${sita.id}`).toHaveLength(0)
  })
})

async function withUnread(times: number) {
  const member = await person('sita')
  for (let time = 0; time < times; time++) {
    await notifySystem(sql, [member.id], { en: 'Hello', ne: 'नमस्ते' })
  }
  return member
}

function readAll(member: Person) {
  return member.call(notificationApi.readAll, { params: { userId: member.id } })
}

function undo(member: Person, readAt: string) {
  return member.call(notificationApi.unreadAll, {
    params: { userId: member.id },
    body: { readAt },
  })
}
