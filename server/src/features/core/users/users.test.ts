import { userApi } from '@jes/contract/core/users'
import { describe, expect, test } from 'vitest'
import { app, ask, newName, PASSWORD, person, sql, visitor } from '#test/world.ts'

describe('a profile', () => {
  test('is found by id and by username, in letters of either case, by anyone', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]

    for (const id of [sita.id, sita.username, sita.username.toUpperCase()]) {
      const profile = await visitor.call(userApi.find, { params: { id } })
      expect(profile).toEqual({
        _id: sita.id,
        username: sita.username,
        displayName: sita.username,
        image: null,
        isPremium: false,
        verifiedAs: null,
        bio: '',
        cover: null,
        links: [],
        provenLinks: [],
        verification: null,
        district: null,
        joinedAt: expect.any(String),
        counts: { posts: 0, followers: 0, following: 0 },
        hidesFollows: false,
        isPrivate: false,
        relationship: null,
      })
      const relationship = {
        following: false,
        followedBy: false,
        requested: false,
        hasBell: false,
        blocking: false,
        muting: false,
      }
      expect(await hari.call(userApi.find, { params: { id } })).toEqual({
        ...profile,
        relationship,
      })
      expect(await sita.call(userApi.find, { params: { id } })).toEqual(profile)
    }
  })

  test('never shows the email, the password or the settings, not even to its owner', async () => {
    const sita = await person('sita')
    const reply = await ask(userApi.find, { params: { id: sita.id } }, { token: sita.token })
    for (const secret of [sita.email, 'argon2', 'settings', 'role', PASSWORD]) {
      expect(reply.body).not.toContain(secret)
    }
  })

  test('shows who has paid, while it lasts', async () => {
    const sita = await person('sita')
    await sql`update users set premium_until = now() + interval '1 day' where id = ${sita.id}`
    expect((await visitor.call(userApi.find, { params: { id: sita.id } })).isPremium).toBe(true)
    await sql`update users set premium_until = now() - interval '1 second' where id = ${sita.id}`
    expect((await visitor.call(userApi.find, { params: { id: sita.id } })).isPremium).toBe(false)
  })

  test('shows what a member says of themselves', async () => {
    const sita = await person('sita')
    await sql`
      update users set bio = 'चिया', cover = '/media/c.webp', district = 'Kaski',
        links = ${['https://sita.example']}, post_count = 3
      where id = ${sita.id}`
    expect(await visitor.call(userApi.find, { params: { id: sita.id } })).toMatchObject({
      bio: 'चिया',
      cover: '/media/c.webp',
      district: 'Kaski',
      links: ['https://sita.example'],
      counts: { posts: 3, followers: 0, following: 0 },
    })
  })

  test('is not there for either side of a block, and the answer is that of an unknown name', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sql`insert into blocks (blocker_id, blocked_id) values (${sita.id}, ${hari.id})`
    const unknown = await ask(userApi.find, { params: { id: newName('nobody') } })

    for (const [viewer, other] of [
      [sita, hari],
      [hari, sita],
    ] as const) {
      for (const id of [other.id, other.username]) {
        const reply = await ask(userApi.find, { params: { id } }, { token: viewer.token })
        expect([reply.statusCode, reply.body]).toEqual([404, unknown.body])
      }
    }
    expect((await visitor.call(userApi.find, { params: { id: hari.id } }))._id).toBe(hari.id)
  })

  test('is found under a name given up of late, until the time is over or somebody has it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const old = newName('before')
    const find = () => visitor.call(userApi.find, { params: { id: old.toUpperCase() } })
    await sql`
      insert into old_usernames (username, user_id, until)
      values (${old}, ${sita.id}, now() + interval '1 day')`
    expect((await find()).username).toBe(sita.username)

    await sql`update users set username = ${old} where id = ${hari.id}`
    expect((await find())._id).toBe(hari.id)

    await sql`update users set username = ${hari.username} where id = ${hari.id}`
    await sql`update old_usernames set until = now() - interval '1 second' where username = ${old}`
    await expect(find()).rejects.toMatchObject({ status: 404 })
  })

  test('of digits alone is an id first, and a username if there is no such id', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const digits = String(Date.now())
    await sql`update users set username = ${digits} where id = ${sita.id}`
    await sql`update users set username = ${sita.id} where id = ${hari.id}`

    expect((await visitor.call(userApi.find, { params: { id: digits } }))._id).toBe(sita.id)
    expect((await visitor.call(userApi.find, { params: { id: sita.id } }))._id).toBe(sita.id)
  })

  test.each([newName('nobody'), '1', '0', '9223372036854775808', 'a', 'सीता', "x' or 1=1", 'a\0b'])(
    'of %s is not here',
    async (id) => {
      const reply = await ask(userApi.find, { params: { id } })
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toEqual({
        error: 'This is not here, or not for you to see.',
        code: 'not_found',
        reason: 'request.not_found',
      })
    },
  )

  test('with a name longer than any is not looked up', async () => {
    const reply = await ask(userApi.find, { params: { id: 'x'.repeat(61) } })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
  })

  test('answers with and without a slash at the end', async () => {
    const sita = await person('sita')
    const [bare, slashed] = await Promise.all(
      ['', '/'].map((end) => app.inject({ url: `/api/users/${sita.id}${end}` })),
    )
    expect(slashed?.statusCode).toBe(200)
    expect(slashed?.body).toBe(bare?.body)
  })
})
