import { authApi } from '@jes/contract/accounts/auth'
import { describe, expect, test } from 'vitest'
import { ask, mailsTo, newName, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

describe('another email', () => {
  test('counts once the link that was sent there is opened, and the old address gets both mails', async () => {
    const sita = await person('sita')
    const email = newEmail()
    await change(sita, email)
    const waiting = (await sita.call(authApi.me, {})).user
    expect(waiting).toMatchObject({ email: sita.email, newEmail: email })

    await visitor.call(authApi.confirmEmail, { body: { token: await tokenIn(email) } })
    const { user } = await sita.call(authApi.me, {})
    expect(user).toMatchObject({ email, newEmail: null, emailVerified: true })
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Your Jes email was changed',
      'Someone asked to change your Jes email',
    ])
    const { events } = await sita.call(authApi.logins, { query: {} })
    expect(events.map(({ event }) => event)).toEqual(['email'])
  })

  test('is no way in before it is confirmed: no reset goes there, nobody logs in by it', async () => {
    const sita = await person('sita')
    const email = newEmail()
    await change(sita, email)
    await visitor.call(authApi.forgotPassword, { body: { email } })
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Confirm your new email for Jes'])
    const body = { login: email, password: PASSWORD }
    await expect(visitor.call(authApi.login, { body })).rejects.toMatchObject({ status: 401 })
  })

  test('kills the links that went to the old one', async () => {
    const sita = await person('sita')
    await visitor.call(authApi.forgotPassword, { body: { email: sita.email } })
    const reset = await tokenIn(sita.email)
    const email = newEmail()
    await change(sita, email)
    await visitor.call(authApi.confirmEmail, { body: { token: await tokenIn(email) } })
    const body = { token: reset, password: 'a new one from the old mailbox' }
    await expect(visitor.call(authApi.resetPassword, { body })).rejects.toMatchObject({
      status: 422,
    })
  })

  test('of somebody else is answered as a free one is, and its owner gets the mail', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const free = await ask(authApi.changeEmail, requestChange(newEmail()), { token: sita.token })
    const known = await ask(authApi.changeEmail, requestChange(hari.email), { token: sita.token })
    expect([known.statusCode, known.body]).toEqual([free.statusCode, free.body])
    expect((await sita.call(authApi.me, {})).user.newEmail).toBe(hari.email)
    const mails = await mailsTo(hari.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Jes account'])
    expect(mails[0]?.text).not.toContain('token=')
    expect(mails[0]?.text).not.toContain(sita.username)
    expect(await mailsTo(sita.email)).toHaveLength(2)
  })

  test('that was registered meanwhile is not taken from its new owner', async () => {
    const sita = await person('sita')
    const email = newEmail()
    await change(sita, email)
    const token = await tokenIn(email)
    const body = { username: newName('new'), email, password: PASSWORD }
    await visitor.call(authApi.register, { body })
    await expect(visitor.call(authApi.confirmEmail, { body: { token } })).rejects.toMatchObject({
      status: 422,
      errors: { token: 'This link is not valid or has expired' },
    })
    expect((await sita.call(authApi.me, {})).user.email).toBe(sita.email)
  })

  test.each(['used', 'expired', 'replaced', 'dropped'])(
    'a link that is %s does nothing',
    async (how) => {
      const sita = await person('sita')
      const email = newEmail()
      await change(sita, email)
      const token = await tokenIn(email)
      if (how === 'used') await visitor.call(authApi.confirmEmail, { body: { token } })
      if (how === 'expired')
        await sql`update email_changes set expires_at = now() where user_id = ${sita.id}`
      if (how === 'replaced') await change(sita, newEmail())
      if (how === 'dropped') {
        expect((await sita.call(authApi.dropEmailChange, {})).user.newEmail).toBeNull()
      }
      await expect(visitor.call(authApi.confirmEmail, { body: { token } })).rejects.toMatchObject({
        status: 422,
      })
    },
  )

  test('needs the password, and is another one', async () => {
    const sita = await person('sita')
    const body = { email: newEmail(), password: 'not this one' }
    await expect(sita.call(authApi.changeEmail, { body })).rejects.toMatchObject({ status: 403 })
    await expect(change(sita, sita.email)).rejects.toMatchObject({
      status: 422,
      errors: { email: 'This is your email already' },
    })
    expect(await mailsTo(sita.email)).toEqual([])
  })
})

function newEmail() {
  return `${newName('mail')}@jes.example`
}

function requestChange(email: string) {
  return { body: { email, password: PASSWORD } }
}

function change(who: Person, email: string) {
  return who.call(authApi.changeEmail, requestChange(email))
}

async function tokenIn(email: string) {
  const [mail] = await mailsTo(email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
