import { userApi } from '@jes/contract/core/users'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { bellApi } from '@jes/contract/people/bells'
import { beforeEach, expect, test } from 'vitest'
import { notifyAllWatchers } from '#features/notifications/notifications/watchers.ts'
import { founded, joined } from '#test/hubs.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

let author: Person
let listener: Person

beforeEach(async () => {
  ;[author, listener] = [await person('author'), await person('listener')]
  await listener.call(userApi.follow, { params: { id: author.id } })
})

function ring(on: boolean, who = listener) {
  return who.call(bellApi.set, { params: { id: author.id }, body: { on } })
}

/** The job that a new post has left, done now. */
async function run(postId: string) {
  const jobs = await sql<{ payload: object }[]>`
    select payload from graphile_worker._private_jobs where key = ${`notifyWatchers ${postId}`}`
  for (const { payload } of jobs) await notifyAllWatchers(payload)
  return jobs.length
}

async function heard() {
  const params = { userId: listener.id }
  const { notifications } = await listener.call(notificationApi.list, { params, query: {} })
  return notifications.map(({ type, content }) => ({ type, content }))
}

test('who rang the bell hears of each new post, once', async () => {
  expect(await ring(true)).toEqual({ hasBell: true })
  const { relationship } = await listener.call(userApi.find, { params: { id: author.id } })
  expect(relationship).toMatchObject({ following: true, hasBell: true })
  const { _id: id } = await write(author, { title: 'Momo of Patan' })
  expect(await run(id)).toBe(1)
  await notifyAllWatchers({ postId: id })
  expect(await heard()).toEqual([
    { type: 'personPost', content: `${author.username} posted: “Momo of Patan”` },
  ])
})

test('nobody hears of what nobody rang for, nor after the bell is off or the follow has ended', async () => {
  const { _id: first } = await write(author)
  expect(await run(first)).toBe(0)
  await ring(true)
  await ring(false)
  expect(await run((await write(author))._id)).toBe(0)
  await ring(true)
  for (const endpoint of [userApi.unfollow, userApi.follow])
    await listener.call(endpoint, { params: { id: author.id } })
  expect(await run((await write(author))._id)).toBe(0)
})

test('nobody hears of a post that is not for them, or twice of one in a watched hub', async () => {
  await ring(true)
  expect(await run((await write(author, { audience: 'mentioned' }))._id)).toBe(1)
  expect(await heard()).toEqual([])

  const hub = await founded(author)
  await joined(hub, listener)
  await sql`update hub_members set is_watched = true where user_id = ${listener.id}`
  await run((await write(author, { jehub: hub.id }))._id)
  expect((await heard()).map(({ type }) => type)).toEqual(['hubPost'])
})

test('only followers ring, and not behind a block', async () => {
  const stranger = await person('stranger')
  await expect(ring(true, stranger)).rejects.toMatchObject({
    status: 422,
    errors: { on: 'Follow them first' },
  })
  await sql`insert into blocks (blocker_id, blocked_id) values (${author.id}, ${stranger.id})`
  const reply = await ask(
    bellApi.set,
    { params: { id: author.id }, body: { on: true } },
    { token: stranger.token },
  )
  expect(reply.statusCode).toBe(404)
  const attempt = visitor.call(bellApi.set, { params: { id: author.id }, body: { on: true } })
  await expect(attempt).rejects.toMatchObject({ status: 401 })
})
