import { createHash } from 'node:crypto'
import { earningApi, type PayoutDetails } from '@jes/contract/money/earnings'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import { describe, expect, test } from 'vitest'
import { accountOf, creatorAccounts } from '#features/money/ledger/accounts.ts'
import { readBooks } from '#features/money/ledger/balances.ts'
import { post } from '#features/money/ledger/post.ts'
import { heldBy, owedTo } from '#test/earning.ts'
import { auditOf, staff } from '#test/staffing.ts'
import { codeOf, switchOn } from '#test/twoStep.ts'
import { ask, mailsTo, newName, PASSWORD, type Person, person, sql } from '#test/world.ts'
import { emptyPayouts } from './tasks.ts'

const TO: PayoutDetails = { method: 'esewa', name: 'Sita Rai', number: '9841234567' }

/** Somebody who earned so much. */
async function earner(paisa = 123_456, role: 'member' | 'admin' = 'member') {
  const someone = await person('earner', { role })
  await earn(someone, paisa)
  return someone
}

async function earn(someone: Person, paisa = 123_456) {
  const account = (await creatorAccounts(sql, [someone.id])).get(someone.id)!
  const pool = await accountOf(sql, 'pool')
  const entries = [
    { account: pool, paisa },
    { account, paisa: -paisa },
  ]
  await sql.begin((sql) => post(sql, { kind: 'share', key: newName('share'), entries }))
}

async function requested(who: Person, to = TO) {
  return (await who.call(earningApi.askPayout, { body: { to, password: PASSWORD } })).payout
}

/** As if the three days for an objection were over. */
async function waitOut({ _id: id }: { _id: string }) {
  await sql`update payouts set held_until = now() where id = ${id}`
  return id
}

async function refusal(attempt: Promise<unknown>) {
  return attempt.then(
    () => null,
    ({ status, error }: { status: number; error: string }) => `${status} ${error}`,
  )
}

async function notificationsOf({ id, call }: Person) {
  const { notifications } = await call(notificationApi.list, { params: { userId: id }, query: {} })
  return notifications.map(({ type, content }) => [type, content])
}

describe('asking to be paid out', () => {
  test('sets all that was earned aside, and shows no more of where to than its last digits', async () => {
    const sita = await earner()
    const aside = await heldBy('payouts')
    const payout = await requested(sita)
    expect(payout).toMatchObject({
      amountPaisa: 123_456,
      method: 'esewa',
      hint: '4567',
      state: 'asked',
      reference: null,
    })
    expect(await owedTo(sita)).toBe(0)
    expect((await heldBy('payouts')) - aside).toBe(-123_456)
    expect((await sita.call(earningApi.payouts, { query: {} })).payouts).toEqual([payout])
    expect((await sita.call(earningApi.mine, {})).openPayout).toEqual(payout)
    const [row] = await sql<[{ text: string; details: Buffer }]>`
      select p::text as text, details from payouts p where id = ${payout._id}`
    expect(row.text).not.toContain(TO.number)
    expect(row.details.includes(TO.number)).toBe(false)
  })

  test('happens once, however often it is requested at once', async () => {
    const sita = await earner()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask(earningApi.askPayout, { body: { to: TO, password: PASSWORD } }, sita),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await owedTo(sita)).toBe(0)
  })

  test('again with the same key is answered the same, also with another code', async () => {
    const sita = await earner()
    const { secret, recoveryCodes } = await switchOn(sita)
    const send = (code?: string) =>
      ask(
        earningApi.askPayout,
        { body: { to: TO, password: PASSWORD, code } },
        { ...sita, headers: { 'idempotency-key': 'once' } },
      )
    const [first, second] = [await send(codeOf(secret, 1)), await send(recoveryCodes[0])]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    // A hash of the password would be a way to guess it.
    const [{ requestHash }] = await sql<[{ requestHash: Buffer }]>`
      select request_hash from idempotent_replies where user_id = ${sita.id}`
    const content = JSON.stringify(['POST', earningApi.askPayout.path, { to: TO }])
    expect(requestHash).toEqual(createHash('sha256').update(content).digest())
  })

  test('is refused below Rs 1,000, without an account, and while one is open', async () => {
    const small = 'You can be paid out from Rs 1,000 on'
    expect(await refusal(requested(await earner(99_999)))).toBe(`409 ${small}`)
    expect(await refusal(requested(await person('nobody')))).toBe(`409 ${small}`)
    const sita = await earner(100_000)
    await requested(sita)
    expect(await refusal(requested(sita))).toBe('409 A payout of yours is on its way already')
  })

  test('needs a proved address and a real number, and not an eligible creator', async () => {
    const sita = await earner()
    await sql`update users set email_verified_at = null where id = ${sita.id}`
    expect(await refusal(requested(sita))).toBe('403 Please verify your email first.')
    await sql`update users set email_verified_at = now() where id = ${sita.id}`
    const wrong = { ...TO, number: '12' }
    expect(await refusal(requested(sita, wrong))).toMatch(/^422 /)
    expect((await sita.call(earningApi.mine, {})).eligibility.isEligible).toBe(false)
    expect(await refusal(requested(sita))).toBeNull()
  })

  test('is not for who is suspended', async () => {
    const sita = await earner()
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${sita.id}`
    const reply = await ask(earningApi.askPayout, { body: { to: TO, password: PASSWORD } }, sita)
    expect([401, 403]).toContain(reply.statusCode)
    expect(await owedTo(sita)).toBe(123_456)
  })
})

describe('money that is to go to a new place', () => {
  test('is held for 72 hours, and its owner gets a mail', async () => {
    const sita = await earner()
    const { heldUntil } = await requested(sita)
    const hours = (Date.parse(heldUntil!) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    const mail = (await mailsTo(sita.email)).find(({ subject }) => /new place/.test(subject))
    expect(mail?.text).toContain('eSewa ending in 4567')
    expect(mail?.text).not.toContain(TO.number)
  })

  test('is neither sent nor shown to an admin before, who sees until when', async () => {
    const [sita, admin] = [await earner(), await staff('admin')]
    const payout = await requested(sita)
    const params = { id: payout._id }
    const early = '409 This goes to a new place. It can be sent 72 hours after it was asked for.'
    const approved = await admin.call(adminPaymentApi.approvePayout, { params })
    expect(approved.payout.heldUntil).toBe(payout.heldUntil)
    const body = { reference: 'NIBL-80', password: PASSWORD }
    const pay = () => admin.call(adminPaymentApi.payPayout, { params, body })
    expect(await refusal(pay())).toBe(early)
    expect(await refusal(admin.call(adminPaymentApi.payoutDetails, { params }))).toBe(early)
    await waitOut(payout)
    expect((await pay()).payout).toMatchObject({ state: 'paid', heldUntil: null })
  })

  test('is held by what was sent last, not by what was requested', async () => {
    const [sita, admin] = [await earner(), await staff('admin')]
    const pay = async (to: PayoutDetails = TO) => {
      const payout = await requested(sita, to)
      const params = { id: await waitOut(payout) }
      await admin.call(adminPaymentApi.approvePayout, { params })
      await admin.call(adminPaymentApi.payPayout, {
        params,
        body: { reference: 'NIBL-81', password: PASSWORD },
      })
      await earn(sita)
      return payout.heldUntil
    }
    const decline = async (to: PayoutDetails) => {
      const payout = await requested(sita, to)
      const params = { id: payout._id }
      await admin.call(adminPaymentApi.declinePayout, { params, body: { reason: 'Not yours' } })
      return payout.heldUntil
    }
    const thief = { ...TO, number: '9800000000' }
    expect(await pay()).not.toBeNull()
    expect(await pay({ ...TO, name: 'Sita Rai Limbu' })).toBeNull()
    expect(await decline(thief)).not.toBeNull()
    expect(await decline(thief)).not.toBeNull()
    expect(await pay({ ...TO, method: 'khalti' })).not.toBeNull()
    expect(await pay()).not.toBeNull()
  })
})

describe('an admin', () => {
  test('looks, approves, sends and records; each is logged, the creator is notified', async () => {
    const [sita, admin] = [await earner(), await staff('admin')]
    const id = await waitOut(await requested(sita, { ...TO, method: 'khalti' }))
    const params = { id }
    const bank = await heldBy('bank')
    const { to } = await admin.call(adminPaymentApi.payoutDetails, { params })
    expect(to).toEqual({ ...TO, method: 'khalti' })
    const { payout } = await admin.call(adminPaymentApi.approvePayout, { params })
    expect(payout).toMatchObject({
      state: 'approved',
      user: { _id: sita.id },
      decidedBy: { _id: admin.id },
    })
    const body = { reference: 'NIBL-77', password: PASSWORD }
    const paid = await admin.call(adminPaymentApi.payPayout, { params, body })
    expect(paid.payout).toMatchObject({
      state: 'paid',
      reference: 'NIBL-77',
      paidBy: { _id: admin.id },
    })
    expect((await heldBy('bank')) - bank).toBe(-123_456)
    expect((await readBooks(sql)).isBalanced).toBe(true)
    expect((await auditOf(id)).map(({ action, byId }) => [action, byId === admin.id])).toEqual([
      ['payout.look', true],
      ['payout.approve', true],
      ['payout.paid', true],
    ])
    expect(await notificationsOf(sita)).toEqual([
      ['payout', 'We sent you Rs 1,234.56. The reference is NIBL-77'],
    ])
    expect((await sita.call(earningApi.mine, {})).openPayout).toBeNull()
  })

  test('declines with a reason, and the money is the creator’s again', async () => {
    const [sita, admin] = [await earner(), await staff('admin')]
    const body = { reason: 'No such wallet' }
    for (const isApproved of [false, true]) {
      const params = { id: (await requested(sita))._id }
      if (isApproved) await admin.call(adminPaymentApi.approvePayout, { params })
      const { payout } = await admin.call(adminPaymentApi.declinePayout, { params, body })
      expect(payout).toMatchObject({ state: 'declined', reason: 'No such wallet' })
      expect(await owedTo(sita)).toBe(123_456)
    }
    expect((await notificationsOf(sita))[0]).toEqual([
      'payout',
      'We could not pay you Rs 1,234.56; it is in your balance again: No such wallet',
    ])
  })

  test('does none of it twice, or out of order', async () => {
    const [sita, admin] = [await earner(), await staff('admin')]
    const params = { id: await waitOut(await requested(sita)) }
    const approve = () => ask(adminPaymentApi.approvePayout, { params }, admin)
    const pay = () =>
      ask(
        adminPaymentApi.payPayout,
        { params, body: { reference: 'NIBL-78', password: PASSWORD } },
        admin,
      )
    const decline = () =>
      ask(adminPaymentApi.declinePayout, { params, body: { reason: 'No' } }, admin)
    const status = async (reply: ReturnType<typeof approve>) => (await reply).statusCode
    expect(await status(pay())).toBe(409)
    const both = await Promise.all([status(approve()), status(approve())])
    expect(both.sort()).toEqual([200, 409])
    expect([await status(pay()), await status(pay()), await status(decline())]).toEqual([
      200, 409, 409,
    ])
    expect(await owedTo(sita)).toBe(0)
  })

  test('does not approve their own', async () => {
    const boss = await earner(200_000, 'admin')
    const params = { id: (await requested(boss))._id }
    expect(await refusal(boss.call(adminPaymentApi.approvePayout, { params }))).toBe(
      '403 Somebody else approves your payout',
    )
    await (await staff('admin')).call(adminPaymentApi.approvePayout, { params })
  })

  test('lists them by state, the oldest first, page by page', async () => {
    const admin = await staff('admin')
    for (let left = 3; left > 0; left -= 1) await requested(await earner())
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 2, ...(cursor && { cursor }) }
      const page = await admin.call(adminPaymentApi.payouts, { query })
      seen.push(...page.payouts.map(({ _id }) => _id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    const rows = await sql<
      { id: string }[]
    >`select id from payouts where state = 'asked' order by id`
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  test('is needed for every one of these endpoints', async () => {
    const sita = await earner()
    const params = { id: (await requested(sita))._id }
    for (const who of [sita, await staff('moderator'), undefined]) {
      const replies = await Promise.all([
        ask(adminPaymentApi.payouts, { query: {} }, who),
        ask(adminPaymentApi.payoutDetails, { params }, who),
        ask(adminPaymentApi.approvePayout, { params }, who),
        ask(adminPaymentApi.declinePayout, { params, body: { reason: 'No' } }, who),
        ask(
          adminPaymentApi.payPayout,
          { params, body: { reference: 'NIBL-79', password: PASSWORD } },
          who,
        ),
      ])
      const expected = who ? 403 : 401
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(expected))
    }
    const admin = await staff('admin')
    expect(
      (await ask(adminPaymentApi.approvePayout, { params: { id: '123' } }, admin)).statusCode,
    ).toBe(404)
  })
})

test('others see nothing of a payout', async () => {
  await requested(await earner())
  const other = await person('other')
  expect((await other.call(earningApi.payouts, { query: {} })).payouts).toEqual([])
})

test('where a payout went is forgotten after 90 days, and not where it is still under way', async () => {
  const [sita, gita, admin] = [await earner(), await earner(), await staff('admin')]
  const [done, open] = [await requested(sita), await requested(gita)]
  const params = { id: await waitOut(done) }
  await waitOut(open)
  await admin.call(adminPaymentApi.declinePayout, { params, body: { reason: 'No such wallet' } })
  await emptyPayouts()
  await admin.call(adminPaymentApi.payoutDetails, { params })
  await sql`
    update payouts set created_at = now() - interval '100 days', decided_at = decided_at - interval '91 days'
    where id in (${done._id}, ${open._id})`
  await emptyPayouts()
  expect(await refusal(admin.call(adminPaymentApi.payoutDetails, { params }))).toBe(
    '409 These details are no longer kept',
  )
  await admin.call(adminPaymentApi.payoutDetails, { params: { id: open._id } })
})
