import { commentApi } from '@jes/contract/comments/comments'
import { describe, expect, onTestFinished, test } from 'vitest'
import { block, posted, takeDown } from '#test/postings.ts'
import { findDrift, pin, read, remove, restore, say } from '#test/talking.ts'
import { app, ask, type Person, person, sql, visitor } from '#test/world.ts'
import { commentTasks } from './tasks.ts'

function edit(who: Person, id: string, content: string) {
  return who.call(commentApi.edit, { params: { id }, body: { content } })
}

/** A post with a comment, and somebody on each side of a block with its author. */
async function scene() {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  const post = await posted(sita)
  const comment = await say(hari, post)
  await block(gita, hari)
  return { sita, hari, gita, post, comment }
}

async function statusOf(attempt: Promise<unknown>) {
  return attempt.then(
    () => 200,
    (refusal: { status: number }) => refusal.status,
  )
}

describe('every endpoint that changes a comment', () => {
  const endpoints = {
    edit: (who: Person, id: string) => edit(who, id, 'Otherwise'),
    remove,
    pin: (who: Person, id: string) => pin(who, id),
  }

  test.each(Object.entries(endpoints))('%s is shut to strangers', async (name, open) => {
    const { sita, hari, gita, comment } = await scene()
    expect(await statusOf(open(gita, comment._id))).toBe(404)
    expect(await statusOf(open(hari, '1'))).toBe(404)
    expect(await statusOf(open(name === 'pin' ? hari : sita, comment._id))).toBe(403)
    await takeDown(comment.ad)
    expect(await statusOf(open(name === 'pin' ? sita : hari, comment._id))).toBe(404)
  })

  test.each(['edit', 'remove', 'restore', 'pin', 'vote'] as const)(
    '%s is not for visitors, and takes no nonsense',
    async (name) => {
      const { hari, comment } = await scene()
      const { method, path } = commentApi[name]
      const statusAs = async (id: string, token?: string) => {
        const headers = token ? { authorization: `Bearer ${token}` } : {}
        const body = { content: 'x', pinned: true, value: 1 }
        return (await app.inject({ method, url: path.replace(':id', id), headers, body }))
          .statusCode
      }
      expect(await statusAs(comment._id)).toBe(401)
      for (const id of ['x', '0', '-1', '99999999999999999999', '%00', '1e3', '%E0%A4%9C']) {
        expect([id, await statusAs(id, hari.token)]).toEqual([id, 400])
      }
    },
  )

  test.each([
    ['nothing', undefined],
    ['blanks', ' \u0000\n'],
    ['5,001 characters', 'x'.repeat(5_001)],
    ['a number', 1],
  ])('an edit to %s is refused', async (_, content) => {
    const { hari, comment } = await scene()
    const input = { params: { id: comment._id }, body: { content: content as string } }
    const reply = await ask(commentApi.edit, input, { token: hari.token })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual({ content: 'A comment has 1 to 5,000 characters' })
  })
})

describe('an edit', () => {
  test('says it otherwise, and says since when', async () => {
    const { hari, comment, post } = await scene()
    const { comment: edited } = await edit(hari, comment._id, 'Dherai ramro')
    expect(edited).toMatchObject({ content: 'Dherai ramro', score: 1, userVote: 1 })
    expect(edited.editedAt).not.toBeNull()
    expect((await read(visitor, post)).comments[0]).toMatchObject({ content: 'Dherai ramro' })
  })

  test('to the same words changes nothing', async () => {
    const { hari, comment } = await scene()
    const { comment: same } = await edit(hari, comment._id, ` ${comment.content} `)
    expect(same).toEqual(comment)
  })

  test('that was begun before another one is refused; sent twice it is one', async () => {
    const { hari, comment } = await scene()
    const { _id: id } = comment
    const send = (content: string, basedOn: string | null) =>
      hari.call(commentApi.edit, { params: { id }, body: { content, basedOn } })
    const first = await send('On the phone', null)
    expect((await send('On the phone', null)).comment.editedAt).toBe(first.comment.editedAt)
    await expect(send('On the desk', null)).rejects.toMatchObject({
      status: 409,
      reason: 'comments.changed_meanwhile',
    })
    const second = await send('On the desk', first.comment.editedAt)
    expect(second.comment.content).toBe('On the desk')
  })

  test('notifies those mentioned for the first time, once, and not those notified before', async () => {
    const { sita, hari, comment } = await scene()
    const [maya, bibek] = [await person('maya'), await person('bibek')]
    const notified = async () => {
      const rows = await sql<{ userId: string; type: string }[]>`
        select user_id, type from notifications where comment_id = ${comment._id} order by id`
      return rows.map(({ userId, type }) => `${type} ${userId}`)
    }
    await edit(hari, comment._id, `@${maya.username} @${sita.username}`)
    expect(await notified()).toEqual([`comment ${sita.id}`, `mention ${maya.id}`])

    await sql`update notifications set read_at = now() where comment_id = ${comment._id}`
    await edit(hari, comment._id, 'Nobody')
    await edit(hari, comment._id, `@${maya.username} @${bibek.username} @${hari.username}`)
    expect(await notified()).toEqual([
      `comment ${sita.id}`,
      `mention ${maya.id}`,
      `mention ${bibek.id}`,
    ])
  })

  test('notifies no more than ten over all edits', async () => {
    const { hari, comment } = await scene()
    const others = await Promise.all(Array.from({ length: 12 }, () => person('other')))
    const names = others.map(({ username }) => `@${username}`)
    await edit(hari, comment._id, names.slice(0, 6).join(' '))
    await edit(hari, comment._id, names.slice(6).join(' '))
    const notified = await sql`
      select from notifications where comment_id = ${comment._id} and type = 'mention'`
    expect(notified).toHaveLength(10)
  })

  test('does not reach what is deleted', async () => {
    const { hari, comment } = await scene()
    await remove(hari, comment._id)
    expect(await statusOf(edit(hari, comment._id, 'Still here'))).toBe(404)
  })
})

describe('a deletion', () => {
  test('leaves nothing where nobody replied', async () => {
    const { hari, comment, post } = await scene()
    const answer = await remove(hari, comment._id)
    expect(answer).toEqual({ removed: true, undoUntil: expect.any(String) })
    const seconds = (Date.parse(answer.undoUntil) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThanOrEqual(10.5)
    expect(await read(visitor, post)).toMatchObject({ comments: [], total: 0, totalPages: 0 })
    expect(await statusOf(remove(hari, comment._id))).toBe(404)
  })

  test('leaves a place without words or name while there are replies', async () => {
    const { sita, hari, comment, post } = await scene()
    await pin(sita, comment._id)
    const reply = await say(sita, post, 'Hajur', comment._id)
    const { comment: stub } = await remove(hari, comment._id)
    expect(stub).toMatchObject({
      _id: comment._id,
      user: null,
      content: '',
      body: [],
      state: 'deleted',
      score: 0,
      userVote: 0,
      replyCount: 1,
      isAuthor: false,
      isPinned: false,
      canEdit: false,
      canDelete: false,
    })
    const { comments, total } = await read(visitor, post)
    expect(total).toBe(1)
    expect(comments[0]).toMatchObject({ user: null, content: '', replies: [{ _id: reply._id }] })

    await remove(sita, reply._id)
    expect((await read(visitor, post)).comments).toEqual([])
    expect(await findDrift(post)).toEqual([])
  })

  test('is undone by its author alone, in time, with the places above it', async () => {
    const { sita, hari, comment, post } = await scene()
    const reply = await say(sita, post, 'Hajur', comment._id)
    await remove(hari, comment._id)
    await remove(sita, reply._id)
    expect((await read(visitor, post)).comments).toEqual([])

    expect(await statusOf(restore(hari, reply._id))).toBe(404)
    expect((await restore(sita, reply._id)).comment).toMatchObject({ content: 'Hajur' })
    expect((await read(visitor, post)).comments[0]).toMatchObject({
      state: 'deleted',
      replies: [{ _id: reply._id, state: 'live' }],
    })
    expect(await findDrift(post)).toEqual([])

    await sql`update comments set deleted_at = now() - interval '11 seconds' where id = ${comment._id}`
    expect(await statusOf(restore(hari, comment._id))).toBe(404)
    expect(await statusOf(restore(sita, reply._id))).toBe(404)
  })

  test('by a moderator is not undone by the author', async () => {
    const { hari, comment } = await scene()
    await sql`select set_comment_state(${comment._id}, 'removed')`
    expect(await statusOf(restore(hari, comment._id))).toBe(404)
  })

  test('is for good after thirty days: the words go, and the row where nothing hangs on it', async () => {
    const { sita, hari, comment, post } = await scene()
    const alone = await say(hari, post, 'Alone')
    const [upper, lower] = [await say(hari, post, 'Upper'), await say(hari, post, 'Lower')]
    const below = await say(hari, post, 'Below', upper._id)
    const recent = await say(hari, post, 'Recent')
    await say(sita, post, 'Keeps the place', comment._id)
    for (const { _id } of [comment, alone, upper, below, lower, recent]) await remove(hari, _id)
    await sql`
      update comments set deleted_at = now() - interval '31 days'
      where post_id = ${post} and state = 'deleted' and id <> ${recent._id}`

    await commentTasks.sweepComments!({}, {} as never)
    const rows = await sql`
      select id, content, body, mentions from comments where post_id = ${post} and state = 'deleted' order by id`
    expect(rows).toEqual([
      { id: comment._id, content: '-', body: [], mentions: [] },
      { id: recent._id, content: 'Recent', body: expect.anything(), mentions: [] },
    ])
    expect(await findDrift(post)).toEqual([])
  })
})

describe('every server', () => {
  test('receives the changes of a comment, and of the placeholders removed with it', async () => {
    const { sita, hari, comment, post } = await scene()
    const received: string[] = []
    const { unlisten } = await sql.listen('comments', (message) => {
      const { event, commentId, postId } = JSON.parse(message)
      if (postId === post) received.push(`${event} ${commentId}`)
    })
    onTestFinished(unlisten)

    const reply = await say(sita, post, 'Hajur', comment._id)
    await edit(sita, reply._id, 'Hajur!')
    await remove(hari, comment._id)
    await remove(sita, reply._id)
    await restore(sita, reply._id)
    const expected = [
      `created ${reply._id}`,
      `edited ${reply._id}`,
      `deleted ${comment._id}`,
      `deleted ${reply._id}`,
      `deleted ${comment._id}`,
      `created ${reply._id}`,
    ]
    await expect.poll(() => received).toEqual(expected)
  })
})

describe('a pin', () => {
  test('stands first, one at a time, and goes with its comment', async () => {
    const { sita, hari, comment, post } = await scene()
    const second = await say(hari, post, 'Second')
    for (const { _id } of [comment, second]) {
      expect(await pin(sita, _id)).toEqual({ isPinned: true })
      const { comments } = await read(visitor, post, { sort: 'old' })
      expect(comments[0]).toMatchObject({ _id, isPinned: true })
      expect(comments.filter(({ isPinned }) => isPinned)).toHaveLength(1)
    }
    expect(await pin(sita, comment._id, false)).toEqual({ isPinned: false })
    expect((await read(visitor, post)).comments.some(({ isPinned }) => isPinned)).toBe(true)
    await remove(hari, second._id)
    const [row] = await sql`select pinned_comment_id from posts where id = ${post}`
    expect(row).toEqual({ pinnedCommentId: null })
  })

  test('is not for replies', async () => {
    const { sita, comment, post } = await scene()
    const reply = await say(sita, post, 'Hajur', comment._id)
    expect(await statusOf(pin(sita, reply._id))).toBe(403)
  })
})
