import { type Comment, commentApi } from '@jes/contract/comments/comments'
import { describe, expect, test } from 'vitest'
import { block, posted, takeDown } from '#test/postings.ts'
import { read, remove, say, vote } from '#test/talking.ts'
import { app, person, sql, visitor } from '#test/world.ts'

function idsOf(comments: Comment[]) {
  return comments.map(({ _id }) => _id)
}

describe('what changed', () => {
  function changes(reader: typeof visitor, adId: string, since: string) {
    return reader.call(commentApi.changes, { params: { adId }, query: { since } })
  }

  test('since a moment: what was written, edited and deleted, and no vote', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita)
    const [before, voted] = [await say(sita, post, 'Before'), await say(sita, post, 'Voted')]
    const [gone, stub] = [await say(sita, post, 'Gone'), await say(sita, post, 'Stub')]
    const reply = await say(hari, post, 'Reply', stub._id)
    await sql`update comments set changed_at = now() - interval '1 minute' where post_id = ${post}`
    const { at } = await read(visitor, post)

    await vote(hari, voted._id, 1)
    await hari.call(commentApi.edit, { params: { id: reply._id }, body: { content: 'Edited' } })
    await remove(sita, gone._id)
    await remove(sita, stub._id)
    const added = await say(hari, post, 'Added')

    const answer = await changes(visitor, post, at)
    expect(answer).toMatchObject({ gone: [gone._id], total: 4, isTooMuch: false })
    expect(Object.fromEntries(answer.comments.map((one) => [one._id, one.content]))).toEqual({
      [reply._id]: 'Edited',
      [stub._id]: '',
      [added._id]: 'Added',
    })
    expect(idsOf(answer.comments)).not.toContain(before._id)
    expect(answer.at >= at).toBe(true)
    const later = new Date(Date.parse(answer.at) + 60_000).toISOString()
    expect(await changes(visitor, post, later)).toMatchObject({ comments: [], gone: [] })
  })

  test('more than a hundred changes are too many to list', async () => {
    const sita = await person('sita')
    const post = await posted(sita)
    await sql`
      select add_comment(${post}, ${sita.id}, null, 'No. ' || n, '[]', '{}') from generate_series(1, 100) n`
    const since = new Date(0).toISOString()
    expect((await changes(visitor, post, since)).comments).toHaveLength(100)
    await say(sita, post)
    expect(await changes(visitor, post, since)).toMatchObject({
      comments: [],
      gone: [],
      total: 101,
      isTooMuch: true,
    })
  })
})

describe('on a profile', () => {
  test('live comments stand with their posts, newest first, page by page', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const [post, hidden, down] = [
      await posted(sita, { title: 'Sel roti' }),
      await posted(gita),
      await posted(sita),
    ]
    const ids: string[] = []
    for (const ad of [post, hidden, down, post, post]) ids.push((await say(hari, ad))._id)
    const reply = await say(hari, post, 'Reply', ids[0])
    const gone = await say(hari, post)
    await remove(hari, gone._id)
    await takeDown(down)
    await block(gita, sita)

    const list = async (reader: typeof visitor, cursor?: string) =>
      reader.call(commentApi.ofUser, {
        params: { userId: hari.id },
        query: { limit: 2, ...(cursor && { cursor }) },
      })
    const first = await list(sita)
    expect(first.comments.map(({ comment }) => comment._id)).toEqual([reply._id, ids[4]])
    expect(first.comments[0]).toMatchObject({
      comment: { content: 'Reply', user: { _id: hari.id } },
      ad: { _id: post, title: 'Sel roti', user: { username: sita.username } },
    })
    const second = await list(sita, first.nextCursor!)
    expect(second.comments.map(({ comment }) => comment._id)).toEqual([ids[3], ids[0]])
    expect(second.nextCursor).toBeNull()
    const asVisitor = await list(visitor, first.nextCursor!)
    expect(asVisitor.comments.map(({ comment }) => comment._id)).toEqual([ids[3], ids[1]])

    await block(hari, gita)
    await expect(list(gita)).rejects.toMatchObject({ status: 404 })
  })
})

describe('what was deleted', () => {
  test('leaves by no endpoint, not even to who wrote it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita)
    const before = new Date(0).toISOString()
    const gone = await say(hari, post, 'Canary alone')
    const stub = await say(hari, post, `Canary @${sita.username}`)
    const reply = await say(sita, post, 'Hajur', stub._id)
    const answers: unknown[] = []
    for (const { _id } of [gone, stub]) answers.push(await remove(hari, _id))

    for (const reader of [visitor, sita, hari]) {
      answers.push(
        ...(await Promise.all([
          ...(['best', 'top', 'new', 'old'] as const).map((sort) => read(reader, post, { sort })),
          read(reader, post, { comment: stub._id }),
          read(reader, post, { comment: reply._id }),
          read(reader, post, { parent: stub._id }),
          reader.call(commentApi.changes, { params: { adId: post }, query: { since: before } }),
          reader.call(commentApi.ofUser, { params: { userId: hari.id }, query: {} }),
        ])),
      )
    }
    const said = JSON.stringify(answers)
    for (const secret of ['Canary', hari.username, hari.id]) expect(said).not.toContain(secret)
  })
})

describe('refusals', () => {
  test('a post that is gone, blocked or never was has no comments', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [post, gone] = [await posted(sita), await posted(sita)]
    await takeDown(gone)
    await block(sita, hari)
    for (const adId of [post, gone, '1']) {
      await expect(read(hari, adId)).rejects.toMatchObject({ status: 404 })
      const input = { params: { adId }, query: { since: new Date().toISOString() } }
      await expect(hari.call(commentApi.changes, input)).rejects.toMatchObject({ status: 404 })
    }
  })

  test('nonsense is malformed, never a failure', async () => {
    const sita = await person('sita')
    const post = await posted(sita)
    await say(sita, post)
    const cursorOf = (text: string) => `cursor=${Buffer.from(text).toString('base64url')}`
    const queries = [
      ...['limit=0', 'limit=51', 'limit=x', 'limit=1&limit=2', 'limit=1e1', 'limit=-1', 'limit='],
      ...['page=0', 'page=1001', 'page=1.5', 'sort=worst', 'sort=', 'sort=best&sort=new'],
      ...[
        'parent=x',
        'parent=0',
        'comment=9223372036854775808',
        'comment=%00',
        'parent=1&parent=2',
      ],
      ...['cursor=x', 'cursor=', 'cursor=%00', `cursor=${'A'.repeat(201)}`, cursorOf('best 1 1')],
      ...[
        cursorOf('worst 1 1 '),
        cursorOf('best x 1 '),
        cursorOf('top 1.5 1 '),
        cursorOf('top 1e-3 1 '),
      ],
      ...[cursorOf('top 99999999999 1 '), cursorOf('new 0 0 '), cursorOf('best 1 1 x')],
      ...[cursorOf('best 1 1 1,'), cursorOf('constructor 1 1 '), cursorOf('best 1 1 1 1')],
    ]
    for (const query of queries) {
      const reply = await app.inject(`/api/comments/${post}?${query}`)
      expect([query, reply.statusCode]).toEqual([query, 400])
    }
    const moments = ['', 'yesterday', '0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '1', '%00']
    for (const since of moments) {
      const reply = await app.inject(`/api/comments/${post}/changes?since=${since}`)
      expect([since, reply.statusCode]).toEqual([since, 400])
    }
    for (const path of ['x', '0', '99999999999999999999', '%00', 'user/x', 'user/%00']) {
      expect((await app.inject(`/api/comments/${path}`)).statusCode).toBe(400)
    }
    for (const query of ['cursor=x', 'cursor=MA', 'limit=0']) {
      const reply = await app.inject(`/api/comments/user/${sita.id}?${query}`)
      expect(reply.statusCode).toBe(400)
    }
    for (const query of [cursorOf('best -1e-99 1 '), 'page=1000&limit=50', 'unknown=1']) {
      expect((await app.inject(`/api/comments/${post}?${query}`)).statusCode).toBe(200)
    }
  })
})
