import { authApi } from '@jes/contract/accounts/auth'
import { phoneApi } from '@jes/contract/accounts/phone'
import { signUpApi } from '@jes/contract/accounts/signUps'
import { usernameApi } from '@jes/contract/accounts/usernameCheck'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { afterEach, describe, expect, test } from 'vitest'
import { codeFor, someNumber } from '#test/phones.ts'
import { proofOf } from '#test/proving.ts'
import { resetSignUps, setSignUps, signUp } from '#test/signingUp.ts'
import { staff } from '#test/staffing.ts'
import { ask, mailsTo, newName, PASSWORD, person, smsTo, sql, visitor } from '#test/world.ts'

afterEach(resetSignUps)

const WORDS = 'I sell momo in Patan'

describe('how newcomers get in', () => {
  test('is said to everybody, chosen by admins alone, and written down', async () => {
    expect(await visitor.call(signUpApi.state, {})).toEqual({ mode: 'open' })
    await setSignUps('approval', true)
    expect(await visitor.call(signUpApi.state, {})).toEqual({ mode: 'approval' })
    const moderator = await staff()
    expect(await moderator.call(signUpApi.settings, {})).toMatchObject({
      mode: 'approval',
      asksProof: true,
    })
    const body = { mode: 'open' as const, asksProof: false, reason: 'Why not' }
    await expect(moderator.call(signUpApi.setSettings, { body })).rejects.toMatchObject({
      status: 403,
    })
    const [log] = await sql`
      select reason, facts from audit_log where action = 'signUps.set' order by place desc limit 1`
    expect(log).toEqual({ reason: 'A test', facts: { mode: 'approval', asksProof: 'true' } })
  })

  test('closed: nobody, by mail or by number', async () => {
    await setSignUps('closed')
    expect(await signUp()).toMatchObject({ status: 403, reason: 'accounts.sign_up_closed' })
    const token = await provedNumber(someNumber())
    const reply = await ask(phoneApi.register, { body: { token, username: newName('sita') } })
    expect(reply.json()).toMatchObject({ reason: 'accounts.sign_up_closed' })
  })

  test('with a proof of work, where the site asks everybody for one', async () => {
    await setSignUps('open', true)
    const asked = await signUp()
    expect(asked).toMatchObject({ status: 429, reason: 'request.proof_required' })
    const headers = await proofOf(asked.challenge)
    expect(await signUp({}, { headers })).toMatchObject({ status: 201 })
    expect(await signUp({}, { headers })).toMatchObject({ status: 429 })
  })
})

describe('by approval', () => {
  test('a newcomer waits with a line to the staff, is told by mail, and may log in then', async () => {
    await setSignUps('approval')
    expect(await signUp()).toMatchObject({
      status: 422,
      fieldReasons: { words: { reason: 'accounts.sign_up_words' } },
    })
    const { body, ...reply } = await signUp({ words: WORDS })
    expect(reply).toMatchObject({ status: 403, reason: 'accounts.sign_up_waits' })
    const credentials = { login: body.username, password: PASSWORD }
    const logIn = () => ask(authApi.login, { body: credentials })
    expect((await logIn()).statusCode).toBe(401)
    // The name is not given to anybody else meanwhile.
    const params = { name: body.username }
    expect(await visitor.call(usernameApi.check, { params })).toMatchObject({ available: false })

    const moderator = await staff()
    const { requests } = await moderator.call(signUpApi.requests, { query: {} })
    expect(requests).toEqual([
      {
        _id: expect.any(String),
        username: body.username,
        way: 'email',
        domain: 'jes.example',
        words: WORDS,
        createdAt: expect.any(String),
      },
    ])
    const { waiting } = await moderator.call(adminMemberApi.waiting, {})
    expect(waiting).toContainEqual({ section: 'signUps', count: 1, late: 0 })

    await moderator.call(signUpApi.approve, { params: { id: requests[0]!._id } })
    const subjects = (await mailsTo(body.email)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['Verify your email for Jes', 'Welcome to Jes'])
    expect((await logIn()).statusCode).toBe(200)
    expect((await moderator.call(signUpApi.requests, { query: {} })).requests).toEqual([])
  })

  test('one who is declined hears why, and nothing of them stays but the name in the log', async () => {
    await setSignUps('approval')
    const { body } = await signUp({ words: WORDS })
    const moderator = await staff()
    const { requests } = await moderator.call(signUpApi.requests, { query: {} })
    const params = { id: requests[0]!._id }
    await moderator.call(signUpApi.decline, { params, body: { reason: 'An advertisement' } })
    const [mail] = await mailsTo(body.email)
    expect(mail?.text).toContain('An advertisement')
    const again = moderator.call(signUpApi.approve, { params })
    await expect(again).rejects.toMatchObject({ status: 404 })
    const [log] = await sql`
      select reason, facts from audit_log where action = 'signUp.decline' order by place desc limit 1`
    expect(log).toEqual({ reason: 'An advertisement', facts: { username: body.username } })
    expect(await signUp({ words: WORDS, email: body.email })).toMatchObject({ status: 403 })
  })

  test('who asks twice is answered the same, and waits once', async () => {
    await setSignUps('approval')
    const { body } = await signUp({ words: WORDS })
    const again = await signUp({ words: 'Again', email: body.email })
    expect(again.reason).toBe('accounts.sign_up_waits')
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int as count from sign_up_requests`
    expect(count).toBe(1)
  })

  test('a newcomer by number is told by SMS', async () => {
    await setSignUps('approval')
    const phone = someNumber()
    const token = await provedNumber(phone)
    const username = newName('sita')
    const reply = await ask(phoneApi.register, { body: { token, username, words: WORDS } })
    expect(reply.json()).toMatchObject({ reason: 'accounts.sign_up_waits' })

    const moderator = await staff()
    const { requests } = await moderator.call(signUpApi.requests, { query: {} })
    expect(requests[0]).toMatchObject({ username, way: 'phone', domain: null })
    await moderator.call(signUpApi.approve, { params: { id: requests[0]!._id } })
    expect(await smsTo(phone)).toContain('Jes: your account is ready. Log in with this number.')
    const start = await visitor.call(phoneApi.start, { body: { phone } })
    const code = await codeFor(phone)
    const body = { token: start.token, code }
    expect((await visitor.call(phoneApi.confirm, { body })).user).toMatchObject({ username })
  })

  test('an address that was taken meanwhile is not given twice', async () => {
    await setSignUps('approval')
    const { body } = await signUp({ words: WORDS })
    const moderator = await staff()
    const { requests } = await moderator.call(signUpApi.requests, { query: {} })
    const other = await person('other')
    await sql`update users set email = ${body.email} where id = ${other.id}`
    const attempt = moderator.call(signUpApi.approve, { params: { id: requests[0]!._id } })
    await expect(attempt).rejects.toMatchObject({ status: 409, reason: 'accounts.sign_up_taken' })
    expect((await moderator.call(signUpApi.requests, { query: {} })).requests).toHaveLength(1)
  })

  test('members see nothing of it', async () => {
    const sita = await person('sita')
    const attempt = sita.call(signUpApi.requests, { query: {} })
    await expect(attempt).rejects.toMatchObject({ status: 403 })
  })
})

describe('blocked', () => {
  const REFUSED = { status: 403, reason: 'accounts.sign_up_refused' }

  test('are throw-away mailboxes, and those below their domains', async () => {
    for (const domain of ['mailinator.com', 'x.yopmail.com'])
      expect(await signUp({ email: `${newName('a')}@${domain}` })).toMatchObject(REFUSED)
    expect(await signUp({ email: `${newName('a')}@notmailinator.com` })).toMatchObject({
      status: 201,
    })
  })

  test('are the domains and networks of the operator, with the same words, until they are removed', async () => {
    const admin = await staff('admin')
    const add = (kind: 'domain' | 'network', value: string) =>
      admin.call(signUpApi.addBlock, { body: { kind, value, reason: 'Robots' } })
    const { block } = await add('domain', 'Robots.Example')
    expect(block).toMatchObject({ kind: 'domain', value: 'robots.example', reason: 'Robots' })
    await add('network', '203.0.113.0/24')
    await add('network', '2001:db8::/32')

    const byDomain = await signUp({ email: `${newName('a')}@mail.robots.example` })
    const byNetwork = await signUp({}, { remoteAddress: '203.0.113.9' })
    const bySix = await signUp({}, { remoteAddress: '2001:db8:1::1' })
    const mapped = await signUp({}, { remoteAddress: '::ffff:203.0.113.9' })
    for (const reply of [byDomain, byNetwork, bySix, mapped]) expect(reply).toMatchObject(REFUSED)
    expect(byDomain.error).toBe(byNetwork.error)
    expect(await signUp({}, { remoteAddress: '203.0.114.9' })).toMatchObject({ status: 201 })

    const moderator = await staff()
    const { blocks } = await moderator.call(signUpApi.blocks, {})
    expect(blocks.map(({ value }) => value)).toEqual([
      '2001:db8::/32',
      '203.0.113.0/24',
      'robots.example',
    ])
    await admin.call(signUpApi.removeBlock, { params: { id: block._id } })
    expect(await signUp({ email: `${newName('a')}@robots.example` })).toMatchObject({ status: 201 })
    const log = await sql`
      select action, facts from audit_log where kind = 'signUpBlock' order by place desc limit 2`
    expect(log).toEqual([
      { action: 'signUpBlock.remove', facts: { value: 'robots.example' } },
      { action: 'signUpBlock.add', facts: { value: '2001:db8::/32' } },
    ])
  })

  test.each([
    ['domain', 'no domain'],
    ['domain', '-x.example'],
    ['network', '203.0.113.9/24'],
    ['network', 'everything'],
  ] as const)('cannot be the %s "%s"', async (kind, value) => {
    const admin = await staff('admin')
    const body = { kind, value, reason: 'Robots' }
    await expect(admin.call(signUpApi.addBlock, { body })).rejects.toMatchObject({ status: 422 })
  })

  test('is nothing twice, and by admins alone', async () => {
    const [admin, moderator] = [await staff('admin'), await staff()]
    const body = { kind: 'domain' as const, value: 'robots.example', reason: 'Robots' }
    await admin.call(signUpApi.addBlock, { body })
    await expect(admin.call(signUpApi.addBlock, { body })).rejects.toMatchObject({ status: 422 })
    await expect(moderator.call(signUpApi.addBlock, { body })).rejects.toMatchObject({
      status: 403,
    })
  })
})

async function provedNumber(phone: string) {
  const { token } = await visitor.call(phoneApi.start, { body: { phone } })
  await visitor.call(phoneApi.confirm, { body: { token, code: await codeFor(phone) } })
  return token
}
