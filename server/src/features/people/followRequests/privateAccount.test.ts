import { commentApi } from '@jes/contract/comments/comments'
import { settingsApi } from '@jes/contract/core/settings'
import { userApi } from '@jes/contract/core/users'
import { followRequestApi } from '@jes/contract/people/followRequests'
import { audienceApi } from '@jes/contract/posts/audience'
import { postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import { beforeEach, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { openPages } from '#test/pages.ts'
import { follow } from '#test/postings.ts'
import { app, type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

let owner: Person
let follower: Person
let stranger: Person

beforeEach(async () => {
  ;[owner, follower, stranger] = (await Promise.all(
    ['owner', 'follower', 'stranger'].map((name) => person(name)),
  )) as [Person, Person, Person]
  await follow(follower, owner)
})

function turn(isPrivate: boolean) {
  return owner.call(followRequestApi.setPrivate, { body: { isPrivate } })
}

const find = (who: Pick<Person, 'call'>, id: string) => who.call(postApi.find, { params: { id } })
const hidden = { status: 404 }

test('old posts, new ones and clips are for followers, and for all again once it is public', async () => {
  const { _id: old } = await write(owner)
  const clip = await clipped(owner)
  await turn(true)
  const { _id: recent, audience } = await write(owner)
  expect(audience).toBe('followers')
  for (const id of [old, clip, recent]) {
    for (const who of [visitor, stranger]) await expect(find(who, id)).rejects.toMatchObject(hidden)
    for (const who of [owner, follower]) expect((await find(who, id)).audience).toBe('followers')
  }
  expect((await visitor.call(userApi.find, { params: { id: owner.id } })).counts.posts).toBe(0)

  await turn(false)
  for (const id of [old, clip, recent]) expect((await find(visitor, id)).audience).toBe('everyone')
  expect((await visitor.call(userApi.find, { params: { id: owner.id } })).counts.posts).toBe(3)
})

test('what its author limited stays limited when it is public again', async () => {
  await turn(true)
  const { _id: own } = await write(owner)
  const body = { audience: 'followers' } as const
  await owner.call(audienceApi.change, { params: { id: own }, body })
  const { _id: named } = await write(owner, { audience: 'mentioned' })
  await turn(false)
  for (const id of [own, named]) await expect(find(stranger, id)).rejects.toMatchObject(hidden)
  await expect(find(follower, named)).rejects.toMatchObject(hidden)
})

test('no post of it is for everybody', async () => {
  await turn(true)
  const { _id: id } = await write(owner, { audience: 'mentioned' })
  const params = { id }
  const attempt = owner.call(audienceApi.change, { params, body: { audience: 'everyone' } })
  await expect(attempt).rejects.toMatchObject({
    status: 422,
    errors: { audience: 'Your account is private: its posts are for your followers' },
  })
})

test('whom a post mentions sees it', async () => {
  await turn(true)
  const { _id: id } = await write(owner, { content: `Namaste @${stranger.username}` })
  expect((await find(stranger, id))._id).toBe(id)
})

test('in a hub its posts are for all who read there, but its own page lists none', async () => {
  const hub = await founded(owner)
  await turn(true)
  const { _id: id, audience } = await write(owner, { jehub: hub.id })
  expect(audience).toBe('everyone')
  expect((await find(visitor, id))._id).toBe(id)
  const params = { userId: owner.id }
  await expect(visitor.call(postApi.ofUser, { params, query: {} })).rejects.toMatchObject(hidden)
})

test('its page shows who it is, and its lists are for followers', async () => {
  await turn(true)
  const profile = await stranger.call(userApi.find, { params: { id: owner.id } })
  expect(profile).toMatchObject({ isPrivate: true, counts: { followers: 0 } })
  const params = { id: owner.id, userId: owner.id }
  for (const who of [visitor, stranger, follower, owner]) {
    const lists = [
      () => who.call(postApi.ofUser, { params, query: {} }),
      () => who.call(postApi.ofUser, { params, query: { kind: 'clip' } }),
      () => who.call(commentApi.ofUser, { params, query: {} }),
      () => who.call(userApi.followers, { params, query: {} }),
      () => who.call(userApi.following, { params, query: {} }),
    ]
    for (const list of lists) {
      if (who === follower || who === owner) await list()
      else await expect(list()).rejects.toMatchObject(hidden)
    }
  }
})

test('who hides the follow lists hides them from followers too', async () => {
  await turn(true)
  await owner.call(settingsApi.update, { body: { hideFollows: true } })
  const attempt = follower.call(userApi.followers, { params: { id: owner.id }, query: {} })
  await expect(attempt).rejects.toMatchObject(hidden)
})

test('what it reposts names it to followers alone', async () => {
  const { _id: id } = await write(stranger)
  await turn(true)
  await owner.call(repostApi.add, { params: { id } })
  const reposters = async (who: Pick<Person, 'call'>) =>
    (await who.call(repostApi.people, { params: { id }, query: {} })).users.map(({ _id }) => _id)
  expect(await reposters(follower)).toEqual([owner.id])
  for (const who of [visitor, stranger]) expect(await reposters(who)).toEqual([])
})

test('it has no RSS, and search engines are told to leave', async () => {
  const pages = await openPages()
  const url = `/je/${owner.username}`
  await write(owner)
  await turn(true)
  expect((await app.inject({ url: `${url}/rss.xml` })).statusCode).toBe(404)
  const { body } = await pages.inject({ url, headers: { host: 'jes.example' } })
  expect(body).toContain('noindex')
  expect(body).not.toContain('rss.xml')
  await pages.close()
})

test('a post that is written while the account turns private is private', async () => {
  await Promise.all([turn(true), ...[1, 2, 3, 4].map(() => write(owner))])
  const open = await sql`
    select from post_stats where author_id = ${owner.id} and not is_private`
  expect(open).toHaveLength(0)
})

test('is not for visitors to choose, and changes nothing when chosen twice', async () => {
  const attempt = visitor.call(followRequestApi.setPrivate, { body: { isPrivate: true } })
  await expect(attempt).rejects.toMatchObject({ status: 401 })
  for (const _ of [1, 2]) expect(await turn(true)).toEqual({ isPrivate: true })
})
