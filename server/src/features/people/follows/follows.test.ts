import { userApi } from '@jes/contract/core/users'
import { describe, expect, test } from 'vitest'
import { appWith, ask, newName, type Person, person, sql, visitor } from '#test/world.ts'

describe('following', () => {
  test('is counted on both sides, and said twice is said once', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { id: hari.username }
    const followed = { following: true, requested: false, followers: 1 }

    expect(await sita.call(userApi.follow, { params })).toEqual(followed)
    expect(await sita.call(userApi.follow, { params })).toEqual(followed)
    expect(await sita.call(userApi.find, { params })).toMatchObject({
      counts: { followers: 1, following: 0 },
      relationship: { following: true, followedBy: false },
    })
    expect(await hari.call(userApi.find, { params: { id: sita.id } })).toMatchObject({
      counts: { followers: 0, following: 1 },
      relationship: { following: false, followedBy: true },
    })

    for (const _ of [1, 2]) {
      const answer = await sita.call(userApi.unfollow, { params })
      expect(answer).toEqual({ following: false, requested: false, followers: 0 })
    }
    expect((await visitor.call(userApi.find, { params: { id: sita.id } })).counts.following).toBe(0)
  })

  test('is open to who has yet to verify their email', async () => {
    const [newcomer, hari] = [await person('new', { isVerified: false }), await person('hari')]
    const answer = await newcomer.call(userApi.follow, { params: { id: hari.id } })
    expect(answer.following).toBe(true)
  })

  test('is not for visitors', async () => {
    const hari = await person('hari')
    for (const endpoint of [userApi.follow, userApi.unfollow]) {
      const attempt = visitor.call(endpoint, { params: { id: hari.id } })
      await expect(attempt).rejects.toMatchObject({ status: 401 })
    }
  })

  test('oneself is refused', async () => {
    const sita = await person('sita')
    for (const endpoint of [userApi.follow, userApi.unfollow]) {
      const attempt = sita.call(endpoint, { params: { id: sita.username } })
      await expect(attempt).rejects.toMatchObject({
        status: 422,
        errors: { id: 'You cannot follow yourself' },
      })
    }
  })

  test('nobody, or across a block, gets the same answer', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sql`insert into blocks (blocker_id, blocked_id) values (${hari.id}, ${sita.id})`
    const refusals = await Promise.all([
      ask(userApi.follow, { params: { id: newName('nobody') } }, { token: sita.token }),
      ask(userApi.follow, { params: { id: hari.id } }, { token: sita.token }),
      ask(userApi.follow, { params: { id: sita.id } }, { token: hari.token }),
    ])
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(new Set(refusals.map(({ body }) => body)).size).toBe(1)
    expect(await sql`select from follows where follower_id = ${sita.id}`).toHaveLength(0)
  })

  test('all at once and crosswise, the counters are what a recount gives', async () => {
    const people = await Promise.all(['a', 'b', 'c', 'd'].map((name) => person(name)))
    const calls = people.flatMap((one) =>
      people
        .filter((other) => other !== one)
        .flatMap((other) =>
          [userApi.follow, userApi.unfollow, userApi.follow].map((endpoint) => ({
            one,
            other,
            endpoint,
          })),
        ),
    )
    const replies = await Promise.all(
      calls.map(({ one, other, endpoint }) => one.call(endpoint, { params: { id: other.id } })),
    )
    expect(replies).toHaveLength(36)

    const ids = people.map(({ id }) => id)
    const drift = await sql`
      select u.id from users u
      where u.id = any(${ids}::bigint[])
        and (u.follower_count <> (select count(*) from follows where followed_id = u.id)
          or u.following_count <> (select count(*) from follows where follower_id = u.id))`
    expect(drift).toHaveLength(0)
  })

  test('is allowed 120 times in ten minutes', async () => {
    const server = await appWith({ RATE_LIMIT: true })
    const sita = await person('sita', { daysOld: 10 })
    const statuses = []
    for (let turn = 0; turn < 121; turn++) {
      const reply = await ask(
        turn % 2 ? userApi.follow : userApi.unfollow,
        { params: { id: '1' } },
        { token: sita.token },
        server,
      )
      statuses.push(reply.statusCode)
    }
    expect(statuses.slice(-2)).toEqual([404, 429])
    await server.close()
  })
})

describe('the lists', () => {
  test('of followers and followed go page by page, the latest first, and miss nobody', async () => {
    const hari = await person('hari')
    const others: Person[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) others.push(await person(name))
    for (const one of others) {
      await one.call(userApi.follow, { params: { id: hari.id } })
      await hari.call(userApi.follow, { params: { id: one.id } })
    }
    // Some of them with the same timestamp.
    await sql`update follows set created_at = '2026-01-01' where followed_id = ${hari.id} or follower_id = ${hari.id}`

    const expected = others.map(({ id }) => id).reverse()
    for (const endpoint of [userApi.followers, userApi.following]) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const query = { limit: 2, cursor }
        const page = await visitor.call(endpoint, { params: { id: hari.username }, query })
        seen.push(...page.users.map(({ _id }) => _id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(expected)
    }
  })

  test('show members whom of these they follow, and visitors nothing', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    for (const one of [sita, gita]) await one.call(userApi.follow, { params: { id: hari.id } })
    await sita.call(userApi.follow, { params: { id: gita.id } })

    const asSita = await sita.call(userApi.followers, { params: { id: hari.id }, query: {} })
    expect(asSita.users.map(({ _id, isFollowed }) => [_id, isFollowed])).toEqual([
      [gita.id, true],
      [sita.id, null],
    ])
    const asHari = await hari.call(userApi.followers, { params: { id: hari.id }, query: {} })
    expect(asHari.users.map(({ isFollowed }) => isFollowed)).toEqual([false, false])
    const asVisitor = await visitor.call(userApi.followers, { params: { id: hari.id }, query: {} })
    expect(asVisitor.users[0]).toEqual({
      _id: gita.id,
      username: gita.username,
      displayName: gita.username,
      image: null,
      isPremium: false,
      verifiedAs: null,
      bio: '',
      isFollowed: null,
      isRequested: false,
      isPrivate: false,
    })
  })

  test('leave out who is on the other side of a block', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    for (const one of [sita, gita]) await one.call(userApi.follow, { params: { id: hari.id } })
    await sql`insert into blocks (blocker_id, blocked_id) values (${gita.id}, ${sita.id})`

    const { users } = await sita.call(userApi.followers, { params: { id: hari.id }, query: {} })
    expect(users.map(({ _id }) => _id)).toEqual([sita.id])
    const attempt = sita.call(userApi.following, { params: { id: gita.id }, query: {} })
    await expect(attempt).rejects.toMatchObject({ status: 404 })
  })

  test.each([{ limit: 0 }, { limit: 51 }, { cursor: 'x' }, { cursor: '!' }])(
    'refuse %j',
    async (query) => {
      const { id } = await person('hari')
      const attempt = visitor.call(userApi.followers, { params: { id }, query })
      await expect(attempt).rejects.toMatchObject({ status: 400 })
    },
  )
})
