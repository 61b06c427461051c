import { commentApi } from '@jes/contract/comments/comments'
import { settingsApi } from '@jes/contract/core/settings'
import type { LiveEvents } from '@jes/contract/live/live'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { postApi } from '@jes/contract/posts/posts'
import { announcementApi } from '@jes/contract/site/announcements'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createComment } from '#features/comments/comments/create.ts'
import { setFlag } from '#features/core/featureFlags/commands.ts'
import { setReceiving } from '#features/notifications/notifications/unread.ts'
import { openDatabase } from '#lib/db.ts'
import { founded, joined } from '#test/hubs.ts'
import { type Line, openSocketServer, receivedBy, say, setting, soon } from '#test/lines.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { type Person, person, sql } from '#test/world.ts'

let exchange: Awaited<ReturnType<typeof openSocketServer>>
beforeAll(async () => {
  exchange = await openSocketServer()
})
afterAll(() => exchange.close())

describe('who has a post open', () => {
  test('receives a comment once, as anybody may see it', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const ad = await posted(sita)
    const received = receivedBy(await reading(gita, ad))

    const { comment } = await write(hari, ad, 'Well **said**')
    await write(hari, ad, 'Again')

    await soon(() => received).toMatchObject([
      { event: 'commentCreated', facts: { comment: { content: 'Well **said**' } } },
      { event: 'commentCreated', facts: { comment: { content: 'Again' }, total: 2 } },
    ])
    const { facts } = received[0] as { facts: LiveEvents['commentCreated'] }
    const mine = { userVote: 0, canEdit: false, canDelete: false, canPin: false }
    expect(facts.comment).toEqual({ ...comment, ...mine })
    expect(Date.parse(facts.at)).toBeGreaterThanOrEqual(Date.parse(comment.createdAt))
  })

  test('in a private hub receives it as a member, and nothing after leaving', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const hub = await founded(sita, { isPrivate: true })
    for (const member of [hari, gita]) await joined(hub, member)
    const ad = await posted(sita, { hub })
    const [ofHari, ofGita] = [
      receivedBy(await reading(hari, ad)),
      receivedBy(await reading(gita, ad)),
    ]
    await write(sita, ad, 'Among us')
    const created = (received: typeof ofHari) =>
      received.filter(({ event }) => event === 'commentCreated').length
    await soon(() => [created(ofHari), created(ofGita)]).toEqual([1, 1])

    await sql`select take_member(${hub.id}, ${gita.id})`
    await write(sita, ad, 'Without her')
    await soon(() => created(ofHari)).toBe(2)
    expect(created(ofGita)).toBe(1)
    expect(await say(await exchange.call(gita), 'openPost', ad)).toEqual({
      ok: false,
      code: 'not_found',
    })
  })

  test('receives an edit and a deletion, with the placeholder or none', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const ad = await posted(sita)
    const received = receivedBy(await reading(sita, ad))
    const { comment } = await write(hari, ad, 'First')
    await soon(() => received).toHaveLength(2)
    received.length = 0

    const params = { id: comment._id }
    await hari.call(commentApi.edit, { params, body: { content: 'Better' } })
    await soon(() => received).toMatchObject([
      { event: 'commentEdited', facts: { comment: { _id: comment._id, content: 'Better' } } },
    ])
    received.length = 0
    const gone = () => received.filter(({ event }) => event === 'commentDeleted')
    const { comment: reply } = await write(hari, ad, 'Reply', comment._id)
    await hari.call(commentApi.remove, { params })
    const place = { state: 'deleted', content: '', user: null }
    await soon(gone).toMatchObject([{ facts: { _id: comment._id, ad, comment: place } }])
    await hari.call(commentApi.remove, { params: { id: reply._id } })
    await soon(gone).toMatchObject([
      {},
      { facts: { _id: reply._id, comment: null, total: 0 } },
      { facts: { _id: comment._id, comment: null, total: 0 } },
    ])
    expect(JSON.stringify(gone())).not.toMatch(/Better|Reply|hari/)
  })

  test('receives nothing of what was rolled back', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const ad = await posted(sita)
    const received = receivedBy(await reading(sita, ad))
    const failing = sql.begin(async (sql) => {
      const viewer = {
        ...hari,
        sessionId: '1',
        role: 'member' as const,
        isVerified: true,
        lacksSecondFactor: false,
        trust: 1,
      }
      await createComment(sql, viewer, { ad, content: 'Never' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await write(hari, ad, 'Truly')
    await soon(() => received).toHaveLength(2)
    expect(JSON.stringify(received)).not.toContain('Never')
  })

  test('receives nothing of somebody blocked, either way, nor of a post of theirs', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [blocker, blocked, calm] = [await person('b'), await person('c'), await person('d')]
    const ad = await posted(sita)
    const lines = await Promise.all([blocker, blocked, calm].map((one) => reading(one, ad)))
    const received = lines.map(receivedBy)
    await block(blocker, hari)
    await block(hari, blocked)

    const { comment } = await write(hari, ad, 'Hidden')
    await soon(() => received[2]).toHaveLength(1)
    const params = { id: comment._id }
    await hari.call(commentApi.edit, { params, body: { content: 'Hidden 2' } })
    await soon(() => received[2]).toHaveLength(2)
    await hari.call(commentApi.remove, { params })
    await soon(() => received[2]).toHaveLength(3)
    expect(received.slice(0, 2)).toEqual([[], []])

    await block(sita, calm)
    const others = receivedBy(await reading(await person('e'), ad))
    await write(sita, ad, 'By the author')
    await write(await person('f'), ad, 'By another')
    await soon(() => others).toHaveLength(2)
    expect(received[2]).toHaveLength(3)
    expect(received[0]).toMatchObject([{}, { facts: { comment: { content: 'By another' } } }])
  })

  test('receives nothing once it is deleted, nor after closing it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [ad, other] = [await posted(sita), await posted(sita)]
    const line = await reading(hari, ad)
    await say(line, 'openPost', other)
    const received = receivedBy(line)
    const { comment } = await write(sita, ad, 'Here')
    await soon(() => received).toHaveLength(1)

    await takeDown(ad)
    await sql`select pg_notify('comments', ${JSON.stringify({ event: 'deleted', commentId: comment._id, postId: ad })})`
    await say(line, 'closePost', other)
    await write(sita, other, 'There')
    await sql`update post_stats set is_live = true where post_id = ${ad}`
    await write(sita, ad, 'Back')

    await soon(() => received).toMatchObject([{}, { facts: { comment: { content: 'Back' } } }])
  })

  test('is one of two hundred, and each receives one comment exactly once', async () => {
    setting({ SOCKETS_PER_ADDRESS: 1_000, SOCKETS_PER_MEMBER: 1_000 })
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const ad = await posted(sita)
    const lines = await Promise.all(Array.from({ length: 200 }, () => reading(gita, ad)))
    const outsider = receivedBy(await exchange.call(gita))
    const received = lines.map(receivedBy)
    const ends = Array.from({ length: 5 }, (_, index) => `No. ${index}`)

    await Promise.all(ends.map((content) => write(hari, ad, content)))

    await soon(() => received.every((each) => each.length >= ends.length)).toBe(true)
    for (const each of received) {
      const said = each.map(({ facts }) => (facts as LiveEvents['commentCreated']).comment.content)
      expect(said.sort()).toEqual(ends)
    }
    expect(outsider).toEqual([])
  })

  test('receives it on every server', async () => {
    const database = openDatabase(process.env.DATABASE_URL!)
    const second = await openSocketServer(database)
    try {
      const [sita, hari] = [await person('sita'), await person('hari')]
      const ad = await posted(sita)
      const lines = [await exchange.call(sita), await second.call(sita)]
      for (const line of lines) await say(line, 'openPost', ad)
      const received = lines.map(receivedBy)

      await write(hari, ad, 'Everywhere')

      for (const each of received) {
        await soon(() => each.map(({ event }) => event).sort()).toEqual([
          'commentCreated',
          'received',
        ])
      }
    } finally {
      await second.close()
      await database.end()
    }
  })
})

describe('votes', () => {
  test('are sent at most once a second, with the current sums', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const ad = await posted(sita, { votes: 0 })
    const { comment } = await write(sita, ad, 'Vote for me')
    const line = await reading(gita, ad)
    const received: LiveEvents['voted'][] = []
    line.on('voted', (facts) => received.push(facts))

    const begunAt = performance.now()
    const until = begunAt + 2_500
    for (let value: 1 | -1 = 1; performance.now() < until; value = value === 1 ? -1 : 1) {
      await hari.call(postApi.vote, { params: { id: ad }, body: { value } })
    }
    await hari.call(postApi.vote, { params: { id: ad }, body: { value: -1 } })
    await gita.call(commentApi.vote, { params: { id: comment._id }, body: { value: 1 } })

    const last = () => Object.assign({}, ...received.map(({ ad }) => ad && { ad }))
    await soon(last).toEqual({
      ad: { _id: ad, upVotes: 0, downVotes: 1, score: -1, repostCount: 0 },
    })
    await soon(() => received.flatMap(({ comments }) => comments)).toEqual([
      { _id: comment._id, upVotes: 2, downVotes: 0, score: 2 },
    ])
    expect(received.length).toBeGreaterThanOrEqual(2)
    expect((received.length - 1) * 1_000).toBeLessThan(performance.now() - begunAt + 10)
  })

  test('reach those who have the post in sight, without its comments, and once', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const ad = await posted(sita, { votes: 0 })
    const { comment } = await write(sita, ad, 'Vote for me')
    const inSight = await exchange.call(gita)
    await say(inSight, 'watchScores', [ad])
    const open = await reading(gita, ad)
    await say(open, 'watchScores', [ad])
    const received = [receivedBy(inSight), receivedBy(open)]

    await hari.call(postApi.vote, { params: { id: ad }, body: { value: 1 } })
    await hari.call(commentApi.vote, { params: { id: comment._id }, body: { value: 1 } })

    const published = (index: number) => received[index]!.filter(({ event }) => event === 'voted')
    const score = { _id: ad, upVotes: 1, downVotes: 0, score: 1, repostCount: 0 }
    await soon(() =>
      published(1).flatMap(({ facts }) => (facts as LiveEvents['voted']).comments),
    ).toEqual([expect.objectContaining({ _id: comment._id })])
    await soon(() => published(0)).toEqual([{ event: 'voted', facts: { ad: score, comments: [] } }])
    const posts = published(1).map(({ facts }) => (facts as LiveEvents['voted']).ad)
    expect(posts.filter((one) => one !== null)).toEqual([score])
  })
})

describe('a member', () => {
  test('receives what is for them, in their language, with the count', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    await sita.call(settingsApi.update, { body: { language: 'ne' } })
    const ads = [await posted(sita), await posted(hari)]
    const received = [receivedBy(await exchange.call(sita)), receivedBy(await exchange.call(hari))]

    // The other server, in this same process, has reported that it no longer receives events.
    setReceiving(true)
    for (const { id: userId, call } of [sita, hari]) {
      expect(await call(notificationApi.countUnread, { params: { userId } })).toEqual({ count: 0 })
    }
    for (const ad of ads) await write(gita, ad, 'Ramro')

    await soon(() => received).toMatchObject([
      [{ event: 'received', facts: { count: 1 } }],
      [{ event: 'received', facts: { count: 1 } }],
    ])
    const said = received.map((each) => (each[0]!.facts as LiveEvents['received']).notification)
    for (const [index, one] of [sita, hari].entries()) {
      const reply = await one.call(notificationApi.list, { params: { userId: one.id }, query: {} })
      const { content, ...same } = reply.notifications[0]!
      expect(said[index]).toMatchObject(same)
    }
    expect(said[0]!.content).toMatch(/ले .*Ramro/)
    expect(said[1]!.content).toMatch(/commented.*Ramro/)
  })

  test('receives the count when they read on another device', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const ads = [await posted(sita), await posted(sita)]
    for (const ad of ads) await write(hari, ad, 'Ramro')
    const received = [receivedBy(await exchange.call(sita)), receivedBy(await exchange.call(sita))]
    const userId = sita.id
    const { notifications } = await sita.call(notificationApi.list, {
      params: { userId },
      query: {},
    })

    await sita.call(notificationApi.read, { params: { id: notifications[0]!._id } })
    const one = { event: 'counted', facts: { count: 1 } }
    await soon(() => received).toEqual([[one], [one]])
    await sita.call(notificationApi.readAll, { params: { userId } })
    const none = { event: 'counted', facts: { count: 0 } }
    await soon(() => received).toEqual([
      [one, none],
      [one, none],
    ])
  })
})

test('everybody learns of maintenance and of other announcements', async () => {
  const [sita, boss] = [await person('sita'), await staff('admin')]
  const received = receivedBy(await exchange.call(sita))
  const flag = { key: 'writing', reason: 'A new disk' } as const
  const hour = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
  const said = { en: 'Jes rests tonight.', ne: 'Jes rests.', startsAt: hour(0), endsAt: hour(1) }
  try {
    await setFlag(sql, null, { ...flag, isOn: false })
    await soon(() => received).toEqual([{ event: 'announced', facts: null }])
    await setFlag(sql, null, { ...flag, isOn: true })
    await soon(() => received.length).toBe(2)
    await setFlag(sql, null, { ...flag, key: 'search', isOn: true })
    const { announcement } = await boss.call(announcementApi.announce, { body: said })
    await soon(() => received.length).toBe(3)
    await boss.call(announcementApi.remove, { params: { id: announcement._id } })
    await soon(() => received.length).toBe(4)
  } finally {
    await sql`delete from flags`
  }
})

test('everybody learns that events may have been missed when the server was disconnected, and is back', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const ad = await posted(sita)
  const database = openDatabase(process.env.DATABASE_URL!)
  const deaf = await openSocketServer(database)
  try {
    const line = await deaf.call(hari)
    await say(line, 'openPost', ad)
    const received = receivedBy(line)
    const suspended = await deaf.call(sita)
    const [{ pid }] = await database<[{ pid: number }]>`
      select pid from pg_stat_activity where query like 'listen%' and datname = current_database()
      order by backend_start desc limit 1`
    await sql`delete from sessions where user_id = ${sita.id}`
    await sql`select pg_terminate_backend(${pid})`

    await soon(() => received).toContainEqual({ event: 'missed', facts: null })
    await soon(() => suspended.connected).toBe(false)
    await write(hari, ad, 'Heard again')
    await soon(() => received.map(({ event }) => event)).toContain('commentCreated')
  } finally {
    await deaf.close()
    await database.end()
  }
})

function write(author: Person, ad: string, content: string, parentComment?: string) {
  return author.call(commentApi.create, {
    body: { content, ad, ...(parentComment && { parentComment }) },
  })
}

async function reading(who: Person, postId: string): Promise<Line> {
  const line = await exchange.call(who)
  expect(await say(line, 'openPost', postId)).toEqual({ ok: true })
  return line
}
