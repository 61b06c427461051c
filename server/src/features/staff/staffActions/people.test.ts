import { authApi } from '@jes/contract/accounts/auth'
import { describe, expect, test } from 'vitest'
import { cast, report, statusOf } from '#test/moderating.ts'
import { sentencesTo } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { act, auditOf, caseOf, decide, staff } from '#test/staffing.ts'
import { ask, mailsTo, PASSWORD, type Person, person, sql } from '#test/world.ts'

function logIn({ username }: Person, language = 'en') {
  const body = { login: username, password: PASSWORD }
  return ask(authApi.login, { body }, { headers: { 'accept-language': language } })
}

describe('a warning', () => {
  test('reaches the author of what was reported, and stands among their strikes', async () => {
    const [author, reporter, mod] = [await person('author'), await person('hari'), await staff()]
    const post = await posted(author)
    await report(reporter, 'post', post, { reason: 'hate' })
    const decided = await decide(mod, await caseOf(mod, post), 'warn', {
      reason: 'Mind your words',
    })
    expect(decided).toMatchObject({
      outcome: 'warned',
      thingState: 'live',
      strikes: [{ action: 'warn', reason: 'Mind your words' }],
    })
    expect(await sentencesTo(author)).toEqual(['Jes warns you: Mind your words'])
    expect(await sentencesTo(reporter)).toEqual(['Thank you: we acted on the post you reported'])
    const [row] = await sql`select state from reports where thing_id = ${post}`
    expect(row).toEqual({ state: 'removed' })
  })
})

describe('a suspension', () => {
  test('ends every session, and says so by mail, and by the endpoint with its reason', async () => {
    const [hari, mod] = [await person('hari'), await staff()]
    expect(await act(mod, ['user', hari.id], 'suspend', { days: 3, reason: 'Spam' })).toEqual({
      thingState: 'suspended',
    })
    expect(await statusOf(hari.call(authApi.me, {}))).toBe(401)
    const reply = await logIn(hari)
    expect([reply.statusCode, reply.json()]).toMatchObject([
      403,
      { error: 'This account is suspended for 3 more days.', errors: { reason: 'Spam' } },
    ])
    const days = (Date.parse(reply.json().errors.until) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThanOrEqual(3)
    const [mail] = await mailsTo(hari.email)
    expect(mail!.subject).toBe('Your Jes account is suspended')
    expect(mail!.text).toContain('The reason: Spam')
    expect(mail!.text).toContain('/help/grievance')
    expect(mail!.text).not.toContain(mod.username)
    const [row] = await sql`select trust from users where id = ${hari.id}`
    expect(row).toEqual({ trust: 0 })
    expect(await auditOf(hari.id)).toMatchObject([
      { action: 'thing.suspend', facts: { days: '3' } },
    ])

    await act(mod, ['user', hari.id], 'unsuspend', { reason: 'A mistake' })
    expect((await logIn(hari)).statusCode).toBe(200)
    expect((await mailsTo(hari.email)).map(({ subject }) => subject)).toContain(
      'Your Jes account is open again',
    )
    await expect(act(mod, ['user', hari.id], 'unsuspend')).rejects.toMatchObject({ status: 409 })
  })

  test('can be for good, by way of what was reported', async () => {
    const [author, reporter, mod] = [await person('author'), await person('hari'), await staff()]
    const post = await posted(author)
    await report(reporter, 'post', post, { reason: 'childSafety' })
    const decided = await decide(mod, await caseOf(mod, post), 'suspend', { days: null })
    expect(decided).toMatchObject({
      outcome: 'suspended',
      strikes: [{ action: 'suspend', detail: '0' }],
    })
    expect((await logIn(author, 'ne')).json().error).toBe('यो खाता रोकिएको छ।')
    // Decided again, the post is removed too.
    expect(await decide(mod, decided, 'remove')).toMatchObject({
      outcome: 'removed',
      thingState: 'removed',
    })
    expect((await mailsTo(author.email))[0]!.text).toContain('for good')
  })

  test.each([[0], [366], [1.5], [undefined]])('of %s days is refused', async (days) => {
    const [hari, mod] = [await person('hari'), await staff()]
    const attempt = act(mod, ['user', hari.id], 'suspend', days === undefined ? {} : { days })
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      errors: { days: 'A suspension lasts 1 to 365 days, or for good' },
    })
  })
})

describe('who decides', () => {
  test('is never whom it concerns, nor a moderator about an admin', async () => {
    const [admin, other, mod, second] = [
      await staff('admin'),
      await staff('admin'),
      await staff(),
      await staff(),
    ]
    const post = await posted(admin)
    await expect(act(admin, ['post', post], 'remove')).rejects.toMatchObject({
      status: 403,
      error: 'Somebody else decides about you',
    })
    for (const action of ['remove', 'warn'] as const) {
      await expect(act(mod, ['post', post], action)).rejects.toMatchObject({
        status: 403,
        error: 'Only another admin decides about an admin',
      })
    }
    expect(await statusOf(act(mod, ['user', admin.id], 'suspend', { days: 1 }))).toBe(403)
    await report(await person('hari'), 'user', admin.id)
    expect(await statusOf(decide(mod, await caseOf(mod, admin.id), 'dismiss'))).toBe(403)
    await act(other, ['post', post], 'remove')
    await act(mod, ['user', second.id], 'warn')
    expect(await auditOf(admin.id)).toEqual([])
  })

  test('must give a valid reason', async () => {
    const [hari, mod] = [await person('hari'), await staff()]
    for (const reason of ['', ' ', 'x'.repeat(501)]) {
      expect(await statusOf(act(mod, ['user', hari.id], 'warn', { reason }))).toBe(422)
    }
  })

  test('decides once where two decide at the same moment', async () => {
    const { author, member } = await cast()
    const [one, two] = [await staff(), await staff()]
    const post = await posted(author)
    await report(member, 'post', post)
    const found = await caseOf(one, post)
    const results = await Promise.all(
      [one, two].map((who) => statusOf(decide(who, found, 'remove'))),
    )
    expect(results.sort()).toEqual([200, 409])
    expect(await sentencesTo(member)).toHaveLength(1)
    expect(await auditOf(post)).toHaveLength(1)
  })
})
