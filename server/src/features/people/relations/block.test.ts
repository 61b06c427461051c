import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { relationApi } from '@jes/contract/people/relations'
import { describe, expect, test } from 'vitest'
import { openSocketServer, receivedBy, soon, say as speak } from '#test/lines.ts'
import { posted } from '#test/postings.ts'
import { mute } from '#test/relating.ts'
import { say } from '#test/talking.ts'
import { ask, newName, type Person, person, sql, visitor } from '#test/world.ts'

function blockAs(who: Person, id: string) {
  return who.call(relationApi.block, { params: { id } })
}

function profileOf(id: string, who: Pick<Person, 'call'> = visitor) {
  return who.call(userApi.find, { params: { id } })
}

async function blockedBy(who: Person, query = {}) {
  return (await who.call(relationApi.blocked, { query })).users.map(({ user }) => user._id)
}

describe('who blocks somebody', () => {
  test('ends the following both ways, with counts that are exact, and said twice it is said once', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sita.call(userApi.follow, { params: { id: hari.id } })
    await hari.call(userApi.follow, { params: { id: sita.id } })

    for (const id of [hari.username, hari.id]) {
      expect(await blockAs(sita, id)).toEqual({ blocking: true })
    }
    for (const { id } of [sita, hari]) {
      expect((await profileOf(id)).counts).toMatchObject({ followers: 0, following: 0 })
    }
    expect(await blockedBy(sita)).toEqual([hari.id])
    expect(await blockedBy(hari)).toEqual([])
  })

  test('is not there for the other, nor the other for them, until they unblock them by id', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await blockAs(sita, hari.id)
    for (const [who, other] of [
      [sita, hari],
      [hari, sita],
    ] as const) {
      await expect(profileOf(other.username, who)).rejects.toMatchObject({ status: 404 })
      const attempt = who.call(userApi.follow, { params: { id: other.id } })
      await expect(attempt).rejects.toMatchObject({ status: 404 })
    }

    const params = { id: hari.id }
    for (const _ of [1, 2]) {
      expect(await sita.call(relationApi.unblock, { params })).toEqual({ blocking: false })
    }
    expect(await profileOf(hari.id, sita)).toMatchObject({
      relationship: { blocking: false, following: false, followedBy: false },
    })
    expect(await blockedBy(sita)).toEqual([])
  })

  test('does not free themselves of a block by the other when they unblock', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await blockAs(sita, hari.id)
    await mute(hari, sita)
    await blockAs(hari, sita.id)
    await sita.call(relationApi.unblock, { params: { id: hari.id } })
    await expect(profileOf(hari.id, sita)).rejects.toMatchObject({ status: 404 })
  })

  test('gets the same reply for nobody, for the deleted user and for who blocked them', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await blockAs(hari, sita.id)
    for (const endpoint of [
      relationApi.block,
      relationApi.unblock,
      relationApi.mute,
      relationApi.unmute,
    ]) {
      const replies = await Promise.all(
        [newName('nobody'), '1', 'deleted_member', hari.id, hari.username].map((id) =>
          ask(endpoint, { params: { id } }, { token: sita.token }),
        ),
      )
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(replies[0]!.statusCode).toBe(404)
    }
  })

  test('cannot block themselves, and has to be signed in', async () => {
    const sita = await person('sita')
    await expect(blockAs(sita, sita.username)).rejects.toMatchObject({
      status: 422,
      errors: { id: 'You cannot block yourself' },
    })
    for (const endpoint of [relationApi.block, relationApi.unblock]) {
      const attempt = visitor.call(endpoint, { params: { id: sita.id } })
      await expect(attempt).rejects.toMatchObject({ status: 401 })
    }
  })

  test('gets no notifications of what the other did, and their unread count says so', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await posted(sita)
    await say(hari, post)
    await hari.call(userApi.follow, { params: { id: sita.id } })
    const params = { userId: sita.id }
    expect(await sita.call(notificationApi.countUnread, { params })).toEqual({ count: 2 })
    await blockAs(sita, hari.id)
    expect(await sita.call(notificationApi.countUnread, { params })).toEqual({ count: 0 })
    expect(await sita.call(notificationApi.list, { params, query: {} })).toMatchObject({
      notifications: [],
      total: 0,
    })
  })

  test('at the same moment as the other follows them, is left with no follow', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await Promise.allSettled([
      hari.call(userApi.follow, { params: { id: sita.id } }),
      blockAs(sita, hari.id),
      sita.call(userApi.follow, { params: { id: hari.id } }),
      blockAs(hari, sita.id),
    ])
    const left = await sql`
      select from follows where follower_id in (${sita.id}, ${hari.id})
      union all
      select from users where id in (${sita.id}, ${hari.id}) and follower_count + following_count <> 0`
    expect(left).toHaveLength(0)
  })

  test('can block 5,000 people and no more', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sql`
      with crowd as (
        insert into users (username, email, password_hash, display_name)
        select 'crowd' || n, 'crowd' || n || '@jes.example', '!', 'Crowd' from generate_series(1, 5000) n
        returning id
      )
      insert into blocks (blocker_id, blocked_id) select ${sita.id}, id from crowd`
    await expect(blockAs(sita, hari.id)).rejects.toMatchObject({
      status: 422,
      errors: { id: 'You can block at most 5,000 people' },
    })
    const first = await blockedBy(sita, { limit: 1 })
    expect(await blockAs(sita, first[0]!)).toEqual({ blocking: true })
  })
})

test('a reader with a post open receives nothing more of it over the socket once blocked', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  const post = await posted(sita)
  const exchange = await openSocketServer()
  try {
    const [line, other] = [await exchange.call(hari), await exchange.call(gita)]
    const [received, notified] = [receivedBy(line), receivedBy(other)]
    for (const each of [line, other]) await speak(each, 'openPost', post)
    await blockAs(sita, hari.id)

    await say(sita, post, 'After the block')
    await soon(() => notified.map(({ event }) => event)).toContain('commentCreated')
    expect(received.map(({ event }) => event)).not.toContain('commentCreated')
    expect(await speak(line, 'openPost', post)).toEqual({ ok: false, code: 'not_found' })
    const attempt = hari.call(commentApi.create, { body: { ad: post, content: 'Still here' } })
    await expect(attempt).rejects.toMatchObject({ status: 404 })
  } finally {
    await exchange.close()
  }
})

test('the list of those blocked goes page by page, the latest first', async () => {
  const sita = await person('sita')
  const others = [await person('a'), await person('b'), await person('c')]
  for (const one of others) await blockAs(sita, one.id)
  await sql`update blocks set created_at = '2026-01-01' where blocker_id = ${sita.id}`

  const first = await sita.call(relationApi.blocked, { query: { limit: 2 } })
  const rest = await sita.call(relationApi.blocked, {
    query: { limit: 2, cursor: first.nextCursor! },
  })
  expect([...first.users, ...rest.users].map(({ user }) => user._id)).toEqual(
    others.map(({ id }) => id).reverse(),
  )
  expect(rest.nextCursor).toBeNull()
  expect(first.users[0]!.at).toBe('2026-01-01T00:00:00.000Z')
})
