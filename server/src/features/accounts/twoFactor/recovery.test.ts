import { authApi } from '@jes/contract/accounts/auth'
import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { describe, expect, test } from 'vitest'
import { codeOf, switchOn } from '#test/twoStep.ts'
import { ask, mailsTo, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

/** Somebody with two-step log-in who says that app and codes are lost. */
async function lost() {
  const sita = await person('sita')
  const { secret, recoveryCodes } = await switchOn(sita)
  await visitor.call(twoFactorApi.askRecovery, { body: requestOf(sita) })
  return { sita, secret, recoveryCodes }
}

function requestOf({ username }: Person, password = PASSWORD) {
  return { login: username, password }
}

/** Moves the recovery back by so many hours. */
async function wait({ id }: Person, hours: number) {
  await sql`
    update two_factor_recoveries set ready_at = ready_at - make_interval(hours => ${hours})
    where user_id = ${id}`
  await sql`
    update graphile_worker._private_jobs set run_at = run_at - make_interval(hours => ${hours})
    where key = ${`mailTwoFactorRecovery ${id}`}`
}

/** The token in the mail with that link. */
async function tokenFor({ email }: Person, way: 'stop' | 'finish') {
  const texts = (await mailsTo(email)).map(({ text }) => text)
  const link = new RegExp(`/two-step/${way}\\?token=([\\w-]+)`)
  return texts.map((text) => link.exec(text)?.[1]).find(Boolean)
}

function logIn(who: Person, code?: string) {
  return ask(authApi.login, { body: { ...requestOf(who), code } })
}

describe('who has lost the app and the recovery codes', () => {
  test('waits 72 hours for a link by mail, and then the password is enough', async () => {
    const { sita } = await lost()
    expect(await tokenFor(sita, 'stop')).toBeDefined()
    await wait(sita, 71)
    expect(await tokenFor(sita, 'finish')).toBeUndefined()
    await wait(sita, 1)
    const token = (await tokenFor(sita, 'finish'))!
    expect((await logIn(sita)).json().code).toBe('two_factor')

    await visitor.call(twoFactorApi.finishRecovery, { body: { token } })

    expect((await logIn(sita)).statusCode).toBe(200)
    const subjects = (await mailsTo(sita.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-step log-in is off')
    const again = visitor.call(twoFactorApi.finishRecovery, { body: { token } })
    await expect(again).rejects.toMatchObject({ status: 422 })
  })

  test('gains nothing by asking again, and cannot finish before', async () => {
    const { sita } = await lost()
    await wait(sita, 72)
    await visitor.call(twoFactorApi.askRecovery, { body: requestOf(sita) })
    const [row] = await sql`
      select ready_at <= now() as is_ready from two_factor_recoveries where user_id = ${sita.id}`
    expect(row).toEqual({ isReady: true })
    const token = (await tokenFor(sita, 'stop'))!
    const early = visitor.call(twoFactorApi.finishRecovery, { body: { token } })
    await expect(early).rejects.toMatchObject({ status: 422 })
  })

  test('gets in after a new password, too', async () => {
    const sita = await person('sita')
    await switchOn(sita)
    const password = 'gundruk-ra-dhindo'
    await resetTo(sita, password)
    await visitor.call(twoFactorApi.askRecovery, { body: requestOf(sita, password) })
    await wait(sita, 72)
    const token = (await tokenFor(sita, 'finish'))!
    await visitor.call(twoFactorApi.finishRecovery, { body: { token } })
    const reply = await ask(authApi.login, { body: requestOf(sita, password) })
    expect(reply.statusCode).toBe(200)
  })

  test('needs the right password, two-step log-in, and no role of the staff', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const admin = await person('admin', { role: 'admin' })
    await switchOn(sita)
    await switchOn(admin)
    const wrong = await ask(twoFactorApi.askRecovery, { body: requestOf(sita, 'not her password') })
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'Incorrect username or password'])
    expect((await ask(twoFactorApi.askRecovery, { body: requestOf(hari) })).statusCode).toBe(409)
    expect((await ask(twoFactorApi.askRecovery, { body: requestOf(admin) })).statusCode).toBe(403)
    expect(await sql`select from two_factor_recoveries where user_id = ${sita.id}`).toEqual([])
  })
})

describe('a recovery that somebody else requested', () => {
  test('is stopped by the link in the mail', async () => {
    const { sita } = await lost()
    const token = (await tokenFor(sita, 'stop'))!
    await visitor.call(twoFactorApi.stopRecovery, { body: { token } })
    await expectStopped(sita)
  })

  test('is stopped by a code at log-in', async () => {
    const { sita, secret } = await lost()
    expect((await logIn(sita, codeOf(secret, 1))).statusCode).toBe(200)
    await expectStopped(sita)
  })

  test('is stopped by a code given once more', async () => {
    const { sita, recoveryCodes } = await lost()
    const body = { password: PASSWORD, code: recoveryCodes[0] }
    await sita.call(twoFactorApi.renewCodes, { body })
    await expectStopped(sita)
  })

  test('is stopped by a new password', async () => {
    const { sita } = await lost()
    await resetTo(sita, 'gundruk-ra-dhindo')
    await expectStopped(sita)
  })

  async function expectStopped(sita: Person) {
    await wait(sita, 72)
    expect(await tokenFor(sita, 'finish')).toBeUndefined()
    const [on] = await sql`select from two_factor where user_id = ${sita.id}`
    expect(on).toBeDefined()
  }
})

async function resetTo({ email }: Person, password: string) {
  await ask(authApi.forgotPassword, { body: { email } })
  const texts = (await mailsTo(email)).map(({ text }) => text)
  const token = texts.map((text) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean)!
  await visitor.call(authApi.resetPassword, { body: { token, password } })
}
