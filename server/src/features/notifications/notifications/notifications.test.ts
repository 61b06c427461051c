import { notificationApi } from '@jes/contract/notifications/notifications'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { commented, named, notificationsOf, sentencesTo, unreadOf, voted } from '#test/notifying.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'
import { notifySystem } from './notify.ts'
import { countUnread, forgetUnread, setReceiving } from './unread.ts'

describe('the list', () => {
  test('holds what others did, newest first, with who, where and which comment', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita, { title: 'Sel roti', votes: 0 })
    await voted(hari, post)
    const comment = await commented(hari, post, { content: 'Aama **would** be proud.' })

    const page = await notificationsOf(sita)

    expect(page).toMatchObject({ currentPage: 1, totalPages: 1, total: 2, nextCursor: null })
    expect(page.notifications).toMatchObject([
      {
        type: 'comment',
        content: `${hari.username} commented: “Aama would be proud.”`,
        isRead: false,
        user: { _id: hari.id, username: hari.username },
        ad: { _id: post, title: 'Sel roti', user: { username: sita.username } },
        comment,
      },
      { type: 'vote', content: `${hari.username} upvoted “Sel roti”`, comment: null },
    ])
  })

  test('goes page by page, by cursor or by number, and a new act in between repeats nothing', async () => {
    const sita = await person('sita')
    await words(sita, 12)
    const all = (await notificationsOf(sita, { limit: 50 })).notifications.map(({ _id }) => _id)

    const first = await notificationsOf(sita, { limit: 5 })
    await words(sita, 1)
    const second = await notificationsOf(sita, { limit: 5, cursor: first.nextCursor! })
    const third = await notificationsOf(sita, { limit: 5, cursor: second.nextCursor! })

    const seen = [first, second, third].flatMap((page) => page.notifications.map((n) => n._id))
    expect(seen).toEqual(all)
    expect([second.currentPage, third.currentPage, third.totalPages]).toEqual([2, 3, 3])
    expect(third.nextCursor).toBeNull()
    const byNumber = await notificationsOf(sita, { limit: 5, page: 2 })
    expect(byNumber.notifications.map((n) => n._id)).toEqual(all.slice(4, 9))
    expect((await notificationsOf(sita, { page: 1000, limit: 50 })).notifications).toEqual([])
  })

  test('can be narrowed, and its total with it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita, { votes: 0 })
    const mine = await commented(sita, post)
    await commented(hari, post)
    await commented(hari, post, { parentId: mine })
    await voted(hari, post)
    await commented(hari, await posted(hari), { content: `Oi @${sita.username}` })
    await words(sita, 1)
    const { notifications } = await notificationsOf(sita)
    await sita.call(notificationApi.read, { params: { id: notifications[0]!._id } })

    const found = Object.fromEntries(
      await Promise.all(
        (['all', 'unread', 'comments', 'mentions', 'votes', 'follows'] as const).map(
          async (filter) => {
            const page = await notificationsOf(sita, { filter })
            expect(page.total).toBe(page.notifications.length)
            return [filter, page.notifications.map(({ type }) => type)]
          },
        ),
      ),
    )
    expect(found).toEqual({
      all: ['system', 'mention', 'vote', 'reply', 'comment'],
      unread: ['mention', 'vote', 'reply', 'comment'],
      comments: ['reply', 'comment'],
      mentions: ['mention'],
      votes: ['vote'],
      follows: [],
    })
  })

  test('leaves out the blocked, and what nobody else did', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const post = await posted(sita, { title: 'Momo', votes: 0 })
    await commented(hari, post)
    await voted(gita, post)
    await commented(gita, post, { content: 'Secret of gita' })
    expect(await sentencesTo(sita)).toEqual([
      `${gita.username} and 1 other commented on “Momo”`,
      `${gita.username} upvoted “Momo”`,
    ])

    await block(sita, gita)

    const { notifications } = await notificationsOf(sita)
    expect(notifications).toMatchObject([
      { content: `${hari.username} commented on “Momo”`, user: { _id: hari.id }, comment: null },
    ])
    expect(await unreadOf(sita)).toBe(1)
    await block(hari, sita)
    expect(await notificationsOf(sita)).toMatchObject({ notifications: [], total: 0 })
    expect(await unreadOf(sita)).toBe(0)
  })

  test('and the count leave out what stands under a post that is gone, until it is back', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita)
    await commented(hari, post)
    await commented(sita, post, { content: `@${hari.username}, thanks` })
    expect([await unreadOf(sita), await unreadOf(hari)]).toEqual([1, 1])

    await sita.call(postApi.remove, { params: { id: post } })
    expect([await unreadOf(sita), await unreadOf(hari)]).toEqual([0, 0])
    expect((await notificationsOf(hari)).total).toBe(0)

    await sita.call(postApi.restore, { params: { id: post } })
    expect([await unreadOf(sita), await unreadOf(hari)]).toEqual([1, 1])
  })

  test('does not break by a type that a newer server wrote', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sql`select notify('balloon', 'balloon', array[${sita.id}::bigint], ${hari.id})`

    const { notifications } = await notificationsOf(sita)
    expect(notifications.map(({ type }) => type)).toEqual(['system'])
    expect(notifications[0]!.content).toBe(`${hari.username}: There is something new for you`)
  })

  test('is in the language of the request', async () => {
    const sita = await person('sita')
    const laxmi = await named(await person('laxmi'), 'लक्ष्मी शर्मा')
    const bibek = await named(await person('bibek'), 'Bibek Shrestha')
    const post = await posted(sita, { title: 'सेल रोटी', votes: 0 })
    await commented(laxmi, post, { content: 'धेरै राम्रो नानी' })
    expect(await sentencesTo(sita, 'ne')).toEqual([
      'लक्ष्मी शर्माले तपाईंको पोस्टमा लेख्नुभयो: “धेरै राम्रो नानी”',
    ])
    await commented(bibek, post)
    await voted(bibek, post)
    expect(await sentencesTo(sita, 'ne')).toEqual([
      'Bibek Shrestha ले “सेल रोटी” लाई माथि भोट दिनुभयो',
      'Bibek Shrestha र अन्य १ जनाले “सेल रोटी” मा कमेन्ट गर्नुभयो',
    ])
  })
})

describe('the endpoints', () => {
  test('are closed to visitors', async () => {
    const params = { userId: '1' }
    const replies = await Promise.all([
      ask(notificationApi.list, { params, query: {} }),
      ask(notificationApi.countUnread, { params }),
      ask(notificationApi.read, { params: { id: '1' } }),
      ask(notificationApi.readAll, { params }),
      ask(notificationApi.unreadAll, { params, body: { readAt: new Date().toISOString() } }),
      ask(notificationApi.preferences, {}),
      ask(notificationApi.prefer, { body: { type: 'vote', push: true } }),
      ask(notificationApi.findMute, { params: { id: '1' } }),
      ask(notificationApi.mute, { params: { id: '1' }, body: { muted: true } }),
    ])
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    await expect(visitor.call(notificationApi.preferences, {})).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('of another are forbidden, and their notifications do not exist', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await words(hari, 2)
    const params = { userId: hari.id }
    const [theirs] = (await notificationsOf(hari)).notifications
    const { token } = sita

    const refusals = await Promise.all([
      ask(notificationApi.list, { params, query: {} }, { token }),
      ask(notificationApi.countUnread, { params }, { token }),
      ask(notificationApi.readAll, { params }, { token }),
      ask(
        notificationApi.unreadAll,
        { params, body: { readAt: new Date().toISOString() } },
        { token },
      ),
    ])
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    const [foreign, absent] = await Promise.all([
      ask(notificationApi.read, { params: { id: theirs!._id } }, { token }),
      ask(notificationApi.read, { params: { id: '1' } }, { token }),
    ])
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
    expect(foreign.body).toBe(absent.body)
    expect(await unreadOf(hari)).toBe(2)
  })

  test.each([
    '?page=0',
    '?page=1001',
    '?limit=51',
    '?limit=x',
    '?filter=nothing',
    '?cursor=%00',
    '?cursor=abc',
    `?cursor=${'x'.repeat(201)}`,
    `?cursor=${Buffer.from('0 1').toString('base64url')}`,
    `?cursor=${Buffer.from('1 99999999').toString('base64url')}`,
    '?page=1&page=2',
  ])('refuse what cannot be read: %s', async (query) => {
    const { token, id } = await person('sita')
    const reply = await get(`/api/notifications/${id}${query}`, token)
    expect(reply.statusCode).toBe(400)
  })

  test.each(['abc', '0', '-1', '9223372036854775808', '%00', '1'.repeat(400)])(
    'refuse an id that is none: %s',
    async (id) => {
      const { token } = await person('sita')
      for (const url of [`/api/notifications/${id}`, `/api/notifications/unread-count/${id}`]) {
        expect((await get(url, token)).statusCode).toBe(400)
      }
    },
  )
})

describe('the unread count', () => {
  test('is cached while the server receives events, and dropped by one', async () => {
    const sita = await person('sita')
    await words(sita, 1)
    setReceiving(true)
    try {
      expect(await unreadOf(sita)).toBe(1)
      await words(sita, 1)
      expect(await unreadOf(sita)).toBe(1)
      forgetUnread(sita.id)
      expect(await unreadOf(sita)).toBe(2)
      await words(sita, 1)
      forgetUnread()
      expect(await unreadOf(sita)).toBe(3)

      const [first] = (await notificationsOf(sita)).notifications
      await sita.call(notificationApi.read, { params: { id: first!._id } })
      expect(await unreadOf(sita)).toBe(2)
    } finally {
      setReceiving(false)
    }
    await words(sita, 1)
    expect(await unreadOf(sita)).toBe(3)
  })

  test('that was under way when something changed is not remembered', async () => {
    const sita = await person('sita')
    setReceiving(true)
    try {
      const counting = countUnread(sql, sita.id)
      forgetUnread(sita.id)
      expect(await counting).toBe(0)
      await words(sita, 1)
      expect(await countUnread(sql, sita.id)).toBe(1)
    } finally {
      setReceiving(false)
    }
  })
})

function get(url: string, token: string) {
  return ask(
    { ...notificationApi.list, path: url as '/api/' },
    { params: { userId: '' }, query: {} },
    { token },
  )
}

/** So many messages of the system, one after another. */
async function words(member: Person, times: number) {
  for (let time = 0; time < times; time++) {
    await notifySystem(sql, [member.id], { en: `No. ${time}`, ne: `नं. ${time}` })
  }
}

test('a post that is taken down notifies no more', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const post = await posted(sita)
  await commented(hari, post)
  await takeDown(post)
  expect(await notificationsOf(sita)).toMatchObject({ notifications: [], total: 0, totalPages: 0 })
})
