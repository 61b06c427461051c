import { invitationApi } from '@jes/contract/accounts/invitations'
import { phoneApi } from '@jes/contract/accounts/phone'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeFor, someNumber } from '#test/phones.ts'
import { resetSignUps, setSignUps, signUp } from '#test/signingUp.ts'
import { ask, newName, type Person, person, sql, visitor } from '#test/world.ts'

let sita: Person
beforeEach(async () => {
  sita = await person('sita', { daysOld: 30 })
  await sql`update users set trust = 1 where id = ${sita.id}`
  await setSignUps('invitation')
})
afterEach(resetSignUps)

describe('by invitation', () => {
  test('whoever has a link gets in, once, and the member sees who came', async () => {
    const { invitation, code } = await invite()
    expect(invitation).toMatchObject({ state: 'open', newcomer: null, usedAt: null })
    const { body, status } = await signUp({ invitation: code })
    expect(status).toBe(201)
    const { invitations } = await sita.call(invitationApi.list, {})
    expect(invitations[0]).toMatchObject({
      state: 'used',
      newcomer: { username: body.username },
      usedAt: expect.any(String),
    })
    expect(await signUp({ invitation: code })).toMatchObject(invalid('accounts.invitation_invalid'))
  })

  test('it is kept through the code of an SMS', async () => {
    const phone = someNumber()
    const { token } = await visitor.call(phoneApi.start, { body: { phone } })
    await visitor.call(phoneApi.confirm, { body: { token, code: await codeFor(phone) } })
    const username = newName('maya')
    const without = await ask(phoneApi.register, { body: { token, username } })
    expect(without.json()).toMatchObject({
      fieldReasons: { invitation: { reason: 'accounts.invitation_needed' } },
    })
    const { code } = await invite()
    const body = { token, username, invitation: code }
    expect((await ask(phoneApi.register, { body })).statusCode).toBe(201)
    const { invitations } = await sita.call(invitationApi.list, {})
    expect(invitations[0]).toMatchObject({ state: 'used', newcomer: { username } })
  })

  test('of two at the same moment one gets in', async () => {
    const { code } = await invite()
    const replies = await Promise.all([signUp({ invitation: code }), signUp({ invitation: code })])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test('nobody else does, and all wrong codes are answered alike', async () => {
    expect(await signUp()).toMatchObject(invalid('accounts.invitation_needed'))
    const unknown = 'x'.repeat(22)
    expect(await signUp({ invitation: unknown })).toMatchObject(
      invalid('accounts.invitation_invalid'),
    )
    const { invitation, code } = await invite()
    await sita.call(invitationApi.revoke, { params: { id: invitation._id } })
    expect(await signUp({ invitation: code })).toMatchObject(invalid('accounts.invitation_invalid'))
  })

  test('the link of a suspended member opens nothing', async () => {
    const { code } = await invite()
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${sita.id}`
    expect(await signUp({ invitation: code })).toMatchObject(invalid('accounts.invitation_invalid'))
  })

  function invalid(reason: string) {
    return { status: 422, fieldReasons: { invitation: { reason } } }
  }
})

test('where everybody gets in, a link still says who came by it, and a wrong one is no hindrance', async () => {
  await setSignUps('open')
  const { code } = await invite()
  expect(await signUp({ invitation: code })).toMatchObject({ status: 201 })
  expect(await signUp({ invitation: code })).toMatchObject({ status: 201 })
  const { invitations } = await sita.call(invitationApi.list, {})
  expect(invitations).toMatchObject([{ state: 'used' }])
})

describe('a member', () => {
  test('has three in 30 days; a revoked one is not counted, a used one is', async () => {
    const made = [await invite(), await invite(), await invite()]
    expect(await sita.call(invitationApi.list, {})).toMatchObject({ left: 0, most: 3 })
    await expect(invite()).rejects.toMatchObject({
      status: 409,
      reason: 'accounts.invitations_used_up',
    })
    await sita.call(invitationApi.revoke, { params: { id: made[0]!.invitation._id } })
    await invite()
    await signUp({ invitation: made[1]!.code })
    await expect(invite()).rejects.toMatchObject({ status: 409 })
  })

  test('has ten who is trusted, and none who is new', async () => {
    await sql`update users set trust = 2 where id = ${sita.id}`
    expect(await sita.call(invitationApi.list, {})).toMatchObject({ left: 10, most: 10 })
    const young = await person('young')
    expect(await young.call(invitationApi.list, {})).toMatchObject({ left: 0, most: 0 })
  })

  test('revokes only what is their own, and unused', async () => {
    const { invitation, code } = await invite()
    const params = { id: invitation._id }
    const other = await person('other')
    await expect(other.call(invitationApi.revoke, { params })).rejects.toMatchObject({
      status: 404,
    })
    await signUp({ invitation: code })
    await expect(sita.call(invitationApi.revoke, { params })).rejects.toMatchObject({ status: 404 })
    expect((await other.call(invitationApi.list, {})).invitations).toEqual([])
  })
})

async function invite() {
  const { invitation } = await sita.call(invitationApi.create, {})
  return { invitation, code: new URL(invitation.url).searchParams.get('invitation')! }
}
