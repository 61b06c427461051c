import { commentApi, DEEPEST, type NewComment } from '@jes/contract/comments/comments'
import { describe, expect, test } from 'vitest'
import { block, posted, takeDown } from '#test/postings.ts'
import { read, remove, say, sayDownTo } from '#test/talking.ts'
import { appWith, ask, person, sql, visitor } from '#test/world.ts'

type NotifiedUser = { userId: string; type: string }

async function notificationsOf(commentId: string) {
  const rows = await sql<NotifiedUser[]>`
    select user_id, type from notifications where comment_id = ${commentId} order by type`
  return rows.map(({ userId, type }) => [userId, type])
}

describe('a comment', () => {
  test('is written, parsed once, and everybody can read it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita)

    const comment = await say(hari, post, `  **Mitho** @${sita.username} @nobody_at_all  `)
    expect(comment).toMatchObject({
      ad: post,
      parentComment: null,
      user: { _id: hari.id, username: hari.username },
      content: `**Mitho** @${sita.username} @nobody_at_all`,
      depth: 0,
      editedAt: null,
      upVotes: 1,
      downVotes: 0,
      score: 1,
      userVote: 1,
      replyCount: 0,
      repliesCursor: null,
      state: 'live',
      isAuthor: false,
      isPinned: false,
      canEdit: true,
      canDelete: true,
      canPin: false,
      replies: [],
    })
    expect(JSON.stringify(comment.body)).toContain('"mention"')
    expect(JSON.stringify(comment.body).match(/"mention"/g)).toHaveLength(1)

    const { comments, total, currentPage, totalPages, nextCursor } = await read(visitor, post)
    const asVisitor = { ...comment, userVote: 0, canEdit: false, canDelete: false }
    expect(comments).toEqual([asVisitor])
    expect({ total, currentPage, totalPages, nextCursor }).toEqual({
      total: 1,
      currentPage: 1,
      totalPages: 1,
      nextCursor: null,
    })
  })

  test('is known as the author’s where the author of the post wrote it', async () => {
    const sita = await person('sita')
    const comment = await say(sita, await posted(sita))
    expect(comment).toMatchObject({ isAuthor: true, canPin: true })
  })

  test('is counted with the post, and each voice once in its rank', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita)
    const first = await say(hari, post)
    await say(hari, post, 'Again', first._id)
    const [row] = await sql`
      select s.comment_count, s.thread_count, s.commenter_count,
        s.rank = post_rank(1, 0, 1, 0, p.created_at) as is_ranked
      from post_stats s join posts p on p.id = s.post_id where s.post_id = ${post}`
    expect(row).toEqual({ commentCount: 2, threadCount: 1, commenterCount: 1, isRanked: true })
  })

  test('needs a proven email, and a member', async () => {
    const newcomer = await person('new', { isVerified: false })
    const post = await posted(await person('sita'))
    const attempt = say(newcomer, post)
    await expect(attempt).rejects.toMatchObject({ status: 403, code: 'email_unverified' })
    const body = { ad: post, content: 'Hi' }
    await expect(visitor.call(commentApi.create, { body })).rejects.toMatchObject({ status: 401 })
  })

  test('is refused across a block, on what is gone or never was, with the same bytes', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const post = await posted(sita)
    await block(sita, hari)
    await block(gita, sita)
    const gone = await posted(hari)
    await takeDown(gone)

    const replies = await Promise.all(
      [
        [hari, post],
        [gita, post],
        [sita, gone],
        [sita, '1'],
      ].map(([who, ad]) =>
        ask(
          commentApi.create,
          { body: { ad: ad as string, content: 'Hi' } },
          { token: (who as typeof sita).token },
        ),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(await sql`select from comments where post_id in (${post}, ${gone})`).toHaveLength(0)
  })

  test('is refused on a locked post', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita)
    const { _id } = await say(hari, post)
    await sql`update posts set is_locked = true where id = ${post}`
    for (const parent of [undefined, _id]) {
      await expect(say(hari, post, 'Hi', parent)).rejects.toMatchObject({
        status: 403,
        error: 'This post is locked',
      })
    }
  })

  test('of 5,001 characters is refused', async () => {
    const sita = await person('sita')
    await expect(say(sita, await posted(sita), 'x'.repeat(5_001))).rejects.toMatchObject({
      status: 422,
      errors: { content: 'A comment has 1 to 5,000 characters' },
    })
  })

  test.each([
    { content: '' },
    { content: ' \n\t\u0000 ' },
    { content: null },
    { content: ['x'] },
    { content: undefined },
    { ad: 'x' },
    { ad: '0' },
    { ad: '9223372036854775808' },
    { ad: 7 },
    { parentComment: '' },
    { parentComment: 'abc' },
    { parentComment: ['1'] },
  ])('%j is refused, and the field is named', async (wrong) => {
    const sita = await person('sita')
    const body = { ad: await posted(sita), content: 'Hi', ...wrong } as unknown as NewComment
    const reply = await ask(commentApi.create, { body }, { token: sita.token })
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().errors)).toEqual(Object.keys(wrong))
  })

  test('may have 5,000 characters, in any script, and nothing that the database refuses', async () => {
    const sita = await person('sita')
    const post = await posted(sita)
    expect((await say(sita, post, 'म'.repeat(5_000))).content).toHaveLength(5_000)
    expect((await say(sita, post, 'a\u0000b\ud800c')).content).toBe('abc')
    expect((await say(sita, post, '> '.repeat(2_500))).state).toBe('live')
  })

  test('is allowed 60 times in five minutes, and to a new account a third of that', async () => {
    const server = await appWith({ RATE_LIMIT: true })
    const [sita, young] = [await person('sita', { daysOld: 10 }), await person('young')]
    const statusesOf = async (token: string, times: number) => {
      const statuses = []
      for (let turn = 0; turn < times; turn++) {
        const body = { ad: '1', content: 'Hi' }
        statuses.push((await ask(commentApi.create, { body }, { token }, server)).statusCode)
      }
      return statuses.slice(-2)
    }
    expect(await statusesOf(sita.token, 61)).toEqual([404, 429])
    expect(await statusesOf(young.token, 21)).toEqual([404, 429])
    await server.close()
  })
})

describe('a reply', () => {
  test('stands below what it answers, down to the deepest floor and then beside it', async () => {
    const sita = await person('sita')
    const post = await posted(sita)
    const chain = await sayDownTo(sita, post, DEEPEST - 1)
    const deepest = await say(sita, post, 'Deepest', chain.at(-1)!._id)
    expect(deepest).toMatchObject({ depth: DEEPEST, parentComment: chain.at(-1)!._id })

    const beside = await say(sita, post, 'Beside', deepest._id)
    expect(beside).toMatchObject({ depth: DEEPEST, parentComment: chain.at(-1)!._id })
  })

  test('is refused where its parent is elsewhere, deleted, absent or of somebody blocked', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const [post, other] = [await posted(sita), await posted(sita)]
    const elsewhere = await say(sita, other)
    const ofHari = await say(hari, post)
    const deleted = await say(gita, post)
    await say(hari, post, 'Keeps the place', deleted._id)
    await remove(gita, deleted._id)
    await block(hari, gita)

    for (const parent of [elsewhere._id, ofHari._id, deleted._id, '1']) {
      await expect(say(gita, post, 'Hm', parent)).rejects.toMatchObject({
        status: 422,
        errors: { parentComment: 'This comment can no longer be answered' },
      })
    }
  })
})

describe('sent twice', () => {
  test('with the same key it is written once and notifies once', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita)
    const send = (content: string, token = hari.token) =>
      ask(
        commentApi.create,
        { body: { ad: post, content } },
        { token, headers: { 'idempotency-key': 'once' } },
      )
    const replies = await Promise.all(Array.from({ length: 20 }, () => send('Hi')))
    const statuses = new Set(replies.map(({ statusCode }) => statusCode))
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true)
    const again = await send('Hi')
    expect(again.statusCode).toBe(201)
    for (const reply of replies.filter(({ statusCode }) => statusCode === 201)) {
      expect(reply.json()).toEqual(again.json())
    }
    expect((await send('Other')).statusCode).toBe(422)
    expect((await send('Hi', sita.token)).statusCode).toBe(201)

    const written =
      await sql`select from comments where post_id = ${post} and author_id = ${hari.id}`
    expect(written).toHaveLength(1)
    expect(await notificationsOf(again.json().comment._id)).toEqual([[sita.id, 'comment']])
  })
})

describe('who is notified', () => {
  test('is notified once: as the author of the parent, else as mentioned, else as the author', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const post = await posted(sita)
    const all = `@${sita.username} @${hari.username} @${gita.username}`

    const ofGita = await say(gita, post)
    expect(await notificationsOf(ofGita._id)).toEqual([[sita.id, 'comment']])
    const ofHari = await say(hari, post, all, ofGita._id)
    expect(await notificationsOf(ofHari._id)).toEqual([
      [sita.id, 'mention'],
      [gita.id, 'reply'],
    ])
    const ofSita = await say(sita, post, all, ofHari._id)
    expect(await notificationsOf(ofSita._id)).toEqual([
      [gita.id, 'mention'],
      [hari.id, 'reply'],
    ])
    const toOneself = await say(sita, post, `@${sita.username}`, ofSita._id)
    expect(await notificationsOf(toOneself._id)).toEqual([])
  })

  test('are at most ten of those who are named, and nobody across a block', async () => {
    const [sita, gita] = [await person('sita'), await person('gita')]
    await block(gita, sita)
    const others = await Promise.all(Array.from({ length: 11 }, (_, n) => person(`other_${n}`)))
    const text = [gita, ...others].map(({ username }) => `@${username}`).join(' ')

    const comment = await say(sita, await posted(sita), text)
    const notified = await notificationsOf(comment._id)
    expect(notified).toHaveLength(9)
    expect(notified.map(([id]) => id)).not.toContain(gita.id)
  })
})
