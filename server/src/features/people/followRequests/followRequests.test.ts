import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { followRequestApi } from '@jes/contract/people/followRequests'
import { relationApi } from '@jes/contract/people/relations'
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, newName, type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

let owner: Person
let asking: Person

beforeEach(async () => {
  ;[owner, asking] = [await person('owner'), await person('asking')]
  await turn(owner, true)
})

function turn(who: Person, isPrivate: boolean) {
  return who.call(followRequestApi.setPrivate, { body: { isPrivate } })
}

const request = (who = asking) => who.call(userApi.follow, { params: { id: owner.id } })
const waiting = () => owner.call(followRequestApi.list, { query: {} })
const accept = ({ id }: Person) => owner.call(followRequestApi.accept, { params: { id } })
const relationship = async () =>
  (await asking.call(userApi.find, { params: { id: owner.id } })).relationship

async function noticesOf(who: Person) {
  const params = { userId: who.id }
  const { notifications } = await who.call(notificationApi.list, { params, query: {} })
  return notifications.map(({ type, content, path }) => ({ type, content, path }))
}

describe('to follow a private account', () => {
  test('is to ask, once; it is accepted, and both hear of it', async () => {
    const asked = { following: false, requested: true, followers: 0 }
    expect(await request()).toEqual(asked)
    expect(await request()).toEqual(asked)
    expect(await relationship()).toMatchObject({ following: false, requested: true })
    expect(await noticesOf(owner)).toEqual([
      {
        type: 'followRequest',
        content: `${asking.username} asks to follow you`,
        path: '/follow-requests',
      },
    ])
    const { requests } = await waiting()
    expect(requests.map(({ user }) => user._id)).toEqual([asking.id])

    expect(await accept(asking)).toEqual({ waiting: 0 })
    expect(await relationship()).toMatchObject({ following: true, requested: false })
    expect(await noticesOf(asking)).toMatchObject([
      {
        type: 'followAccepted',
        content: `${owner.username} accepted your follow request`,
        path: null,
      },
    ])
    expect(await noticesOf(owner)).toEqual([])
    const { counts } = await visitor.call(userApi.find, { params: { id: owner.id } })
    expect(counts).toMatchObject({ followers: 1 })
  })

  test('can be taken back, and its notification goes', async () => {
    await request()
    const params = { id: owner.username }
    expect(await asking.call(userApi.unfollow, { params })).toEqual({
      following: false,
      requested: false,
      followers: 0,
    })
    expect(await waiting()).toMatchObject({ requests: [], waiting: 0 })
    expect(await noticesOf(owner)).toEqual([])
  })

  test('can be declined, of which nobody hears', async () => {
    await request()
    const params = { id: asking.id }
    expect(await owner.call(followRequestApi.decline, { params })).toEqual({ waiting: 0 })
    expect(await relationship()).toMatchObject({ following: false, requested: false })
    expect([await noticesOf(owner), await noticesOf(asking)]).toEqual([[], []])
  })

  test('ends with a block', async () => {
    await request()
    await owner.call(relationApi.block, { params: { id: asking.id } })
    expect(await waiting()).toMatchObject({ requests: [], waiting: 0 })
  })
})

describe('requests', () => {
  test('are listed page by page, and accepted all at once', async () => {
    const others = await Promise.all(['a', 'b', 'c'].map((name) => person(name)))
    for (const one of others) await request(one)
    const first = await owner.call(followRequestApi.list, { query: { limit: 2 } })
    const cursor = first.nextCursor!
    const rest = await owner.call(followRequestApi.list, { query: { limit: 2, cursor } })
    const listed = [...first.requests, ...rest.requests].map(({ user }) => user._id)
    expect(listed).toEqual(others.map(({ id }) => id).reverse())
    expect(first.waiting).toBe(3)

    expect(await owner.call(followRequestApi.acceptAll, {})).toEqual({ waiting: 0 })
    const drift = await sql`
      select u.id from users u
      where u.id in (${owner.id}, ${others[0]!.id})
        and (u.follower_count <> (select count(*) from follows where followed_id = u.id)
          or u.following_count <> (select count(*) from follows where follower_id = u.id))`
    expect(drift).toHaveLength(0)
    const [{ followers }] = await sql<[{ followers: number }]>`
      select follower_count as followers from users where id = ${owner.id}`
    expect(followers).toBe(3)
  })

  test('of nobody get the same refusal as of who never asked', async () => {
    for (const endpoint of [followRequestApi.accept, followRequestApi.decline]) {
      const replies = await Promise.all(
        [asking.id, '4611686018427387904'].map((id) =>
          ask(endpoint, { params: { id } }, { token: owner.token }),
        ),
      )
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
      expect(replies[0]!.body).toBe(replies[1]!.body)
    }
  })

  test('stay when the account turns public: nobody is let in unseen, and who follows again is in', async () => {
    const silent = await person('silent')
    await request()
    await request(silent)
    await turn(owner, false)
    expect(await relationship()).toMatchObject({ following: false, requested: false })
    expect(await waiting()).toMatchObject({ waiting: 2 })

    expect(await request()).toEqual({ following: true, requested: false, followers: 1 })
    expect((await waiting()).requests.map(({ user }) => user._id)).toEqual([silent.id])
  })

  test('are not for visitors', async () => {
    await expect(visitor.call(followRequestApi.list, { query: {} })).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('a follower', () => {
  test('from before stays, and can be removed without hearing of it', async () => {
    await turn(owner, false)
    await request()
    await turn(owner, true)
    expect(await relationship()).toMatchObject({ following: true })
    for (const _ of [1, 2]) {
      const params = { id: asking.id }
      expect(await owner.call(followRequestApi.removeFollower, { params })).toEqual({
        followers: 0,
      })
    }
    expect(await relationship()).toMatchObject({ following: false, requested: false })
    expect(await noticesOf(asking)).toEqual([])
  })

  test('is removed by name of a member only', async () => {
    const attempt = owner.call(followRequestApi.removeFollower, {
      params: { id: newName('nobody') },
    })
    await expect(attempt).rejects.toMatchObject({ status: 404 })
  })
})

test('what a follower says under a post of a private account is heard by its followers alone', async () => {
  await request()
  await accept(asking)
  const { _id: ad } = await write(owner)
  await asking.call(commentApi.create, { body: { ad, content: 'Ramro' } })
  const stranger = await person('stranger')
  const attempt = stranger.call(commentApi.list, { params: { adId: ad }, query: {} })
  await expect(attempt).rejects.toMatchObject({ status: 404 })
})
