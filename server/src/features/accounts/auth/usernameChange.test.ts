import { authApi } from '@jes/contract/accounts/auth'
import { userApi } from '@jes/contract/core/users'
import { describe, expect, test } from 'vitest'
import { ask, mailsTo, newName, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

describe('another username', () => {
  test('is mine at once; the old one leads to me, and a mail is sent', async () => {
    const sita = await person('sita')
    const username = newName('gita')
    const { user } = await rename(sita, username)

    expect(user).toMatchObject({ username, usernameFrom: expect.any(String) })
    for (const id of [username, sita.username]) {
      expect((await visitor.call(userApi.find, { params: { id } }))._id).toBe(sita.id)
    }
    await visitor.call(authApi.login, { body: { login: username, password: PASSWORD } })
    const [mail] = (await mailsTo(sita.email)).filter(({ subject }) => subject.includes('username'))
    expect(mail?.text).toContain(`@${username}`)
    const [row] = await sql`select search_names from users where id = ${sita.id}`
    expect(row?.searchNames).toContain(username)
  })

  test('needs the password', async () => {
    const sita = await person('sita')
    const body = { username: newName('gita'), password: 'not this one' }
    await expect(sita.call(authApi.changeUsername, { body })).rejects.toMatchObject({
      status: 403,
      errors: { password: 'Your current password is not right' },
    })
    expect((await sita.call(authApi.me, {})).user.username).toBe(sita.username)
  })

  test('comes once in 30 days', async () => {
    const sita = await person('sita')
    await rename(sita, newName('gita'))
    await expect(rename(sita, newName('mina'))).rejects.toMatchObject({
      status: 409,
      error: 'You can change your username once in 30 days',
    })
    await later(sita, 31)
    await rename(sita, newName('mina'))
  })

  test('may be the one I gave up, and nobody else takes that for 90 days', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await rename(sita, newName('gita'))
    await expect(rename(hari, sita.username)).rejects.toMatchObject({
      errors: { username: 'This username is taken' },
    })
    const account = { username: sita.username, email: `x${sita.email}`, password: PASSWORD }
    await expect(visitor.call(authApi.register, { body: account })).rejects.toMatchObject({
      errors: { username: 'This username is taken' },
    })

    await later(sita, 31)
    expect((await rename(sita, sita.username)).user.username).toBe(sita.username)
    await later(sita, 31)
    await rename(sita, newName('gita'))
    await sql`update old_usernames set until = now() where user_id = ${sita.id}`
    expect((await rename(hari, sita.username)).user.username).toBe(sita.username)
    expect((await visitor.call(userApi.find, { params: { id: sita.username } }))._id).toBe(hari.id)
  })

  test.each([
    ['admin', 'This username is reserved'],
    ['deleted_member', 'This username is reserved'],
    ['a b c', 'Use letters, numbers, dot or underscore only'],
    ['ab', 'Username must be 3 to 30 characters'],
  ])('is not %s', async (username, problem) => {
    const sita = await person('sita')
    await expect(rename(sita, username)).rejects.toMatchObject({
      status: 422,
      errors: { username: problem },
    })
  })

  test('is not one that the staff refuses', async () => {
    const sita = await person('sita')
    await sql`insert into watched_words (list, word) values ('usernames', 'naramro')`
    await expect(rename(sita, newName('xnaramro'))).rejects.toMatchObject({
      errors: { username: 'This username cannot be used' },
    })
  })

  test('goes to one of many who ask for it at once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => person('many')))
    const username = newName('one')
    const replies = await Promise.all(
      people.map(({ token }) =>
        ask(authApi.changeUsername, { body: { username, password: PASSWORD } }, { token }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  })
})

function rename(who: Person, username: string) {
  return who.call(authApi.changeUsername, { body: { username, password: PASSWORD } })
}

async function later({ id }: Person, days: number) {
  await sql`
    update users set username_changed_at = username_changed_at - make_interval(days => ${days})
    where id = ${id}`
}
