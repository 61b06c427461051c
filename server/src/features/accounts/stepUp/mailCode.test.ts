import { authApi } from '@jes/contract/accounts/auth'
import { stepUpApi } from '@jes/contract/accounts/stepUp'
import { describe, expect, test } from 'vitest'
import { codeOf, switchOn } from '#test/twoStep.ts'
import { mailsTo, newName, type Person, person, sql } from '#test/world.ts'

const WRONG = {
  status: 403,
  fieldReasons: { mailCode: { reason: 'accounts.step_up_code_wrong' } },
}

describe('a code by mail is a proof', () => {
  test('once, for its own account alone, and not with a wrong one', async () => {
    const [maya, hari] = [await person('maya'), await person('hari')]
    const mailCode = await sendTo(maya)
    await expect(rename(hari, mailCode)).rejects.toMatchObject(WRONG)
    await expect(rename(maya, other(mailCode))).rejects.toMatchObject(WRONG)
    await rename(maya, mailCode)
    await sql`update users set username_changed_at = null where id = ${maya.id}`
    await expect(rename(maya, mailCode)).rejects.toMatchObject(WRONG)
  })

  test('five wrong ones end it, and it lives ten minutes', async () => {
    const [maya, hari] = [await person('maya'), await person('hari')]
    const [first, second] = [await sendTo(maya), await sendTo(hari)]
    for (let n = 0; n < 5; n++)
      await expect(rename(maya, other(first))).rejects.toMatchObject(WRONG)
    await expect(rename(maya, first)).rejects.toMatchObject(WRONG)
    await sql`update mail_codes set expires_at = expires_at - interval '10 minutes' where user_id = ${hari.id}`
    await expect(rename(hari, second)).rejects.toMatchObject(WRONG)
  })

  test('the code of the app is due as well where two-step log-in is on', async () => {
    const maya = await person('maya')
    const { secret } = await switchOn(maya)
    const mailCode = await sendTo(maya)
    await expect(rename(maya, mailCode)).rejects.toMatchObject({
      fieldReasons: { code: { reason: 'accounts.step_up_code_missing' } },
    })
    const body = { username: newName('maya'), mailCode, code: codeOf(secret, 1) }
    await maya.call(authApi.changeUsername, { body })
  })

  test('a code to an address that was changed meanwhile proves nothing', async () => {
    const maya = await person('maya')
    const mailCode = await sendTo(maya)
    const email = `${newName('maya')}@new.example`
    await sql`update users set email = ${email} where id = ${maya.id}`
    await expect(rename(maya, mailCode)).rejects.toMatchObject(WRONG)
  })

  test('who has no verified address gets none, and the next one comes after a minute', async () => {
    const [maya, hari] = [await person('maya'), await person('hari')]
    await sql`update users set email_verified_at = null where id = ${hari.id}`
    const refused = hari.call(stepUpApi.sendMailCode, {})
    await expect(refused).rejects.toMatchObject({ reason: 'accounts.email_none' })
    await sendTo(maya)
    const soon = maya.call(stepUpApi.sendMailCode, {})
    await expect(soon).rejects.toMatchObject({ status: 429 })
  })
})

async function sendTo(who: Person) {
  await who.call(stepUpApi.sendMailCode, {})
  const [mail] = await mailsTo(who.email)
  return mail!.text.match(/\b\d{6}\b/)![0]
}

function rename(who: Person, mailCode: string) {
  return who.call(authApi.changeUsername, { body: { username: newName('maya'), mailCode } })
}

function other(code: string) {
  return code === '000000' ? '000001' : '000000'
}
