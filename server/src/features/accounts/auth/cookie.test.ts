import { authApi } from '@jes/contract/accounts/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { ask, mailsTo, PASSWORD, person } from '#test/world.ts'

describe('on https', () => {
  beforeAll(() => {
    config.PUBLIC_URL = 'https://jes.example'
  })
  afterAll(() => {
    delete config.PUBLIC_URL
  })

  test('the refresh cookie is bound to this very host, another to pictures, and one says no more than that there is a member', async () => {
    const sita = await person('sita')
    const body = { login: sita.username, password: PASSWORD }

    const reply = await ask(authApi.login, { body })

    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-jes_rt=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      'jes_member=1; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(
        /^jes_media=[\w-]{43}; Max-Age=7776000; Path=\/media; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
  })

  test('it renews for our own pages, and for those of nobody else', async () => {
    const sita = await person('sita')
    const renew = (origin: string, name = '__Host-jes_rt') =>
      ask(
        authApi.refresh,
        {},
        { cookies: { [name]: sita.refreshToken }, headers: { origin, host: 'evil.example' } },
      )

    expect((await renew('https://evil.example')).statusCode).toBe(403)
    expect((await renew('http://jes.example')).statusCode).toBe(403)
    expect((await renew('https://jes.example', 'jes_rt')).statusCode).toBe(401)
    expect((await renew('https://jes.example')).statusCode).toBe(200)
  })

  test('logging out clears all', async () => {
    const sita = await person('sita')
    const reply = await ask(authApi.logout, {}, { token: sita.token })
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-jes_rt=; .*Path=\/;.*Secure/),
      expect.stringMatching(/^jes_member=; .*Path=\/;.*Secure/),
      expect.stringMatching(/^jes_media=; .*Path=\/media;.*Secure/),
    ])
  })

  test('mails lead there', async () => {
    const newcomer = await person('new', { isVerified: false })
    await newcomer.call(authApi.resendVerification, {})
    const [mail] = await mailsTo(newcomer.email)
    expect(mail?.text).toContain('https://jes.example/verify-email?token=')
  })
})
