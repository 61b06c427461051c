import { authApi } from '@jes/contract/accounts/auth'
import { phoneApi } from '@jes/contract/accounts/phone'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { dataExportApi } from '@jes/contract/privacy/dataExport'
import { describe, expect, test } from 'vitest'
import { codeFor, giveNumber, someNumber, withoutPassword } from '#test/phones.ts'
import { ask, mailsTo, PASSWORD, type Person, person, smsTo, sql, visitor } from '#test/world.ts'

const password = PASSWORD

describe('a number is added', () => {
  test('by the password and a code; the address, the page and the log are told, and it opens the account', async () => {
    const maya = await person('maya')
    const phone = someNumber()
    const user = await add(maya, phone)
    expect(user.phone).toBe(`+977 ${phone.slice(4, 9)} •••${phone.slice(-2)}`)
    expect((await mailsTo(maya.email))[0]?.subject).toBe('A mobile number opens your Jes account')
    expect((await maya.call(authApi.logins, { query: {} })).events[0]?.event).toBe('phone')
    const { notifications } = await maya.call(notificationApi.list, {
      params: { userId: maya.id },
      query: {},
    })
    expect(notifications[0]?.content).toBe('Another mobile number opens your account now')

    const { token } = await visitor.call(phoneApi.start, { body: { phone } })
    const entered = await visitor.call(phoneApi.confirm, {
      body: { token, code: await codeFor(phone) },
    })
    expect(entered.user?.username).toBe(maya.username)
  })

  test('not without the password, not twice, and not by the code of somebody else', async () => {
    const [maya, hari] = [await person('maya'), await person('hari')]
    const phone = someNumber()
    const wrong = maya.call(phoneApi.change, { body: { phone, password: 'not this one' } })
    await expect(wrong).rejects.toMatchObject({ status: 403 })
    expect(await smsTo(phone)).toEqual([])

    const { token } = await maya.call(phoneApi.change, { body: { phone, password } })
    const body = { token, code: await codeFor(phone) }
    await expect(hari.call(phoneApi.confirmChange, { body })).rejects.toMatchObject({ status: 422 })
    await expect(visitor.call(phoneApi.confirm, { body })).rejects.toMatchObject({ status: 422 })
    await maya.call(phoneApi.confirmChange, { body })
    const again = maya.call(phoneApi.change, { body: { phone, password } })
    await expect(again).rejects.toMatchObject({
      fieldReasons: { phone: { reason: 'accounts.phone_yours' } },
    })
  })

  test('whose it is already is said only to who has the phone', async () => {
    const [maya, hari] = [await person('maya'), await person('hari')]
    const phone = await giveNumber(hari)
    const { token } = await maya.call(phoneApi.change, { body: { phone, password } })
    const body = { token, code: await codeFor(phone) }
    await expect(maya.call(phoneApi.confirmChange, { body })).rejects.toMatchObject({
      status: 409,
      reason: 'accounts.phone_taken',
    })
    expect((await maya.call(authApi.me, {})).user.phone).toBeNull()
  })

  test('in place of another, which is told and opens nothing any more', async () => {
    const maya = await person('maya')
    const old = await giveNumber(maya)
    await add(maya, someNumber())
    expect((await smsTo(old))[0]).toContain('another number was set for your account')
    const { token } = await visitor.call(phoneApi.start, { body: { phone: old } })
    const { user } = await visitor.call(phoneApi.confirm, {
      body: { token, code: await codeFor(old) },
    })
    expect(user).toBeNull()
  })
})

describe('a way in is removed', () => {
  test('the number, where there is a verified address; both are told', async () => {
    const maya = await person('maya')
    const phone = await giveNumber(maya)
    const { user } = await maya.call(phoneApi.remove, { body: { password } })
    expect(user.phone).toBeNull()
    expect((await smsTo(phone))[0]).toContain('no longer opens your account')
    expect((await mailsTo(maya.email))[0]?.subject).toBe('Your mobile number was removed from Jes')
    const none = maya.call(phoneApi.remove, { body: { password } })
    await expect(none).rejects.toMatchObject({ reason: 'accounts.phone_none' })
  })

  test('the address, where there is a number; both are told, and its links are dead', async () => {
    const maya = await person('maya')
    const phone = await giveNumber(maya)
    await visitor.call(authApi.forgotPassword, { body: { email: maya.email } })
    const link = (await mailsTo(maya.email))[0]!.text.match(/token=([\w-]+)/)![1]!
    const { user } = await maya.call(authApi.removeEmail, { body: { password } })
    expect(user).toMatchObject({ email: null, emailVerified: false, isVerified: true })
    expect((await mailsTo(maya.email))[0]?.subject).toContain('was removed')
    expect((await smsTo(phone))[0]).toContain('e-mail of your account was removed')
    const resetting = visitor.call(authApi.resetPassword, {
      body: { token: link, password: 'momo-jhol-achar' },
    })
    await expect(resetting).rejects.toMatchObject({ status: 422 })
  })

  test('never the last one', async () => {
    const [maya, hari] = [await person('maya'), await person('hari')]
    const last = { status: 409, reason: 'accounts.last_way_in' }
    await expect(maya.call(authApi.removeEmail, { body: { password } })).rejects.toMatchObject(last)
    await giveNumber(hari)
    await sql`update users set email_verified_at = null where id = ${hari.id}`
    await expect(hari.call(phoneApi.remove, { body: { password } })).rejects.toMatchObject(last)
  })

  test('never both at once', async () => {
    const maya = await person('maya')
    await giveNumber(maya)
    const replies = await Promise.all([
      ask(phoneApi.remove, { body: { password } }, maya),
      ask(authApi.removeEmail, { body: { password } }, maya),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

describe('a code by SMS is a proof', () => {
  test('for who has no password: an address, a username, an export, a password of one’s own', async () => {
    const maya = await person('maya')
    const phone = await withoutPassword(maya)
    const prove = async () => {
      await maya.call(phoneApi.sendProof, {})
      return { smsCode: await codeFor(phone) }
    }
    const email = `${maya.username}@new.example`
    await maya.call(authApi.changeEmail, { body: { email, ...(await prove()) } })
    const link = (await mailsTo(email))[0]!.text.match(/token=([\w-]+)/)![1]!
    await visitor.call(authApi.confirmEmail, { body: { token: link } })
    await maya.call(dataExportApi.ask, { body: await prove() })
    const newPassword = 'momo-jhol-achar'
    await maya.call(authApi.changePassword, { body: { newPassword, ...(await prove()) } })
    expect((await maya.call(authApi.me, {})).user).toMatchObject({ email, hasPassword: true })
    await visitor.call(authApi.login, { body: { login: maya.username, password: newPassword } })
  })

  test('once, to its own number alone, and not with a wrong one', async () => {
    const [maya, hari] = [await person('maya'), await person('hari')]
    const phone = await giveNumber(maya)
    await giveNumber(hari)
    await maya.call(phoneApi.sendProof, {})
    const smsCode = await codeFor(phone)
    const remove = (who: Person, code: string) =>
      who.call(phoneApi.remove, { body: { smsCode: code } })
    const wrong = { status: 403, reason: 'accounts.step_up_code_wrong' }
    await expect(remove(hari, smsCode)).rejects.toMatchObject(wrong)
    await expect(remove(maya, smsCode === '000000' ? '000001' : '000000')).rejects.toMatchObject(
      wrong,
    )
    await remove(maya, smsCode)
    await giveNumber(maya)
    await expect(remove(maya, smsCode)).rejects.toMatchObject(wrong)
  })

  test('a code to come in proves nothing to a session, nor the other way round', async () => {
    const maya = await person('maya')
    const phone = await giveNumber(maya)
    const { token } = await visitor.call(phoneApi.start, { body: { phone } })
    const entering = await codeFor(phone)
    const removing = maya.call(phoneApi.remove, { body: { smsCode: entering } })
    await expect(removing).rejects.toMatchObject({ status: 403 })
    await maya.call(phoneApi.sendProof, {})
    const proof = await codeFor(phone)
    if (proof === entering) return
    const coming = visitor.call(phoneApi.confirm, { body: { token, code: proof } })
    await expect(coming).rejects.toMatchObject({ status: 422 })
  })

  test('nobody without a number gets one, and who gives no proof at all is asked for the password', async () => {
    const maya = await person('maya')
    const sending = maya.call(phoneApi.sendProof, {})
    await expect(sending).rejects.toMatchObject({ reason: 'accounts.phone_none' })
    const nothing = maya.call(phoneApi.remove, { body: {} })
    await expect(nothing).rejects.toMatchObject({
      status: 422,
      fieldReasons: { password: { reason: 'accounts.password_missing' } },
    })
  })
})

async function add(member: Person, phone: string) {
  const { token } = await member.call(phoneApi.change, { body: { phone, password } })
  const body = { token, code: await codeFor(phone) }
  return (await member.call(phoneApi.confirmChange, { body })).user
}
