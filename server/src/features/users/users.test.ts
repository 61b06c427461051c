import { userApi } from '@jes/contract/users'
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
        bio: '',
        joinedAt: expect.any(String),
      })
      expect(await hari.call(userApi.find, { params: { id } })).toEqual(profile)
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
      })
    },
  )

  test('with a name longer than any is not asked for', async () => {
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
