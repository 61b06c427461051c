import { postApi } from '@jes/contract/posts/posts'
import { caseApi } from '@jes/contract/staff/cases'
import { describe, expect, test } from 'vitest'
import { cast, queueOf, report, statusOf } from '#test/moderating.ts'
import { posted } from '#test/postings.ts'
import { caseOf, decide, staff } from '#test/staffing.ts'
import { say } from '#test/talking.ts'
import { ask, type Person, person, sql } from '#test/world.ts'

const ENDPOINTS = [
  ['cases', caseApi.list, { query: {} }],
  ['a case', caseApi.find, { params: { id: '123' } }],
  ['deciding', caseApi.decide, { params: { id: '123' }, body: { action: 'dismiss', reason: 'x' } }],
  [
    'acting',
    caseApi.act,
    { params: { kind: 'post', id: '123' }, body: { action: 'remove', reason: 'x' } },
  ],
  ['content', caseApi.content, { query: {} }],
  ['templates', caseApi.templates, {}],
  ['a new template', caseApi.addTemplate, { body: { name: 'x', en: 'x', ne: 'x' } }],
  [
    'changing a template',
    caseApi.changeTemplate,
    { params: { id: '123' }, body: { name: 'x', en: 'x', ne: 'x' } },
  ],
  ['dropping a template', caseApi.removeTemplate, { params: { id: '123' } }],
] as const

describe('the endpoints', () => {
  test.each(ENDPOINTS)('of %s are for the staff', async (_, endpoint, sent) => {
    const member = await person('member')
    const knock = async (who?: Person) =>
      (await ask(endpoint, sent as never, { token: who?.token })).statusCode
    expect(await knock()).toBe(401)
    expect(await knock(member)).toBe(403)
    const isOfAdmins =
      'method' in endpoint && /template/.test(endpoint.path) && endpoint.method !== 'GET'
    expect((await knock(await staff('moderator'))) === 403).toBe(isOfAdmins)
    expect(await knock(await staff('admin'))).not.toBe(403)
  })
})

describe('a case', () => {
  test('is opened by a report of each kind, with what it was and whom it concerns', async () => {
    const { hub, owner, author, member } = await cast()
    const mod = await staff()
    const post = await posted(author, { title: 'Bad words', content: 'Very bad words' })
    const comment = await say(author, post, 'Worse words')
    await sql`update users set bio = 'Sells spam', links = '{https://spam.example}' where id = ${author.id}`
    for (const [kind, id, subject, title, content] of [
      ['post', post, author, 'Bad words', 'Very bad words'],
      ['comment', comment._id, author, '', 'Worse words'],
      ['jehub', hub.id, owner, hub.name, 'Momo of all shapes'],
      ['user', author.id, author, author.username, 'Sells spam\nhttps://spam.example'],
    ] as const) {
      await report(member, kind, id, { detail: 'Look' })
      const found = await caseOf(mod, id)
      expect(found).toMatchObject({
        kind,
        thingId: id,
        subject: { _id: subject.id },
        priority: 0,
        reportCount: 1,
        reasons: [{ reason: 'spam', count: 1 }],
        evidence: { title, content, author: subject.username, images: [] },
        now: null,
        thingState: 'live',
        state: 'open',
        outcome: null,
        decidedBy: null,
        reports: [{ reporter: { _id: member.id }, reason: 'spam', detail: 'Look' }],
        strikes: [],
      })
      expect(found.path).toMatch(/^\/(post|jehub|je)\//)
      expect(Date.parse(found.dueAt) - Date.parse(found.createdAt)).toBe(24 * 3600 * 1000)
    }
  })

  test('gathers reports, weighs as much as the weightiest, and keeps what was said first', async () => {
    const { author } = await cast()
    const mod = await staff()
    const post = await posted(author, { title: 'First words' })
    const crowd = await Promise.all(Array.from({ length: 8 }, () => person('crowd')))
    await Promise.all(
      crowd.map((who, n) => report(who, 'post', post, { reason: n === 3 ? 'harassment' : 'spam' })),
    )
    await author.call(postApi.edit, { params: { id: post }, body: { title: 'Other words' } })
    expect(await caseOf(mod, post)).toMatchObject({
      priority: 1,
      reportCount: 8,
      reasons: [
        { reason: 'spam', count: 7 },
        { reason: 'harassment', count: 1 },
      ],
      evidence: { title: 'First words' },
      now: { title: 'Other words', content: 'Jhol' },
    })
    expect(await sql`select from cases where thing_id = ${post}`).toHaveLength(1)
  })

  test('of a hub is the team’s, but for what endangers somebody; harassment is for both', async () => {
    const { hub, mod: ofHub, author, member } = await cast()
    const expected = {
      spam: [true, false, 0],
      harassment: [true, true, 1],
      privateImages: [true, true, 2],
      childSafety: [true, true, 3],
    } as const
    const posts: string[] = []
    for (const reason of Object.keys(expected) as (keyof typeof expected)[]) {
      const post = await posted(author, { hub })
      posts.unshift(post)
      await report(member, 'post', post, { reason })
      const [, isCase, priority] = expected[reason]
      expect(await sql`select from cases where thing_id = ${post}`).toHaveLength(isCase ? 1 : 0)
      const item = (await queueOf(ofHub, hub)).find(({ ad }) => ad._id === post)
      expect(item).toMatchObject({ priority, reports: [{ reason }] })
    }
    // The most urgent first, whenever they came.
    expect((await queueOf(ofHub, hub)).map(({ ad }) => ad._id)).toEqual(posts)
  })

  test('about somebody of the staff is not there for them', async () => {
    const [moderator, other] = [await staff(), await staff()]
    const member = await person('member')
    await report(member, 'user', moderator.id)
    const { _id: id } = await caseOf(other, moderator.id)
    expect(await statusOf(caseOf(moderator, moderator.id))).toBe(404)
    expect(await statusOf(decide(moderator, { _id: id }, 'dismiss'))).toBe(404)
    const { cases } = await moderator.call(caseApi.list, { query: { kind: 'user', limit: 50 } })
    expect(cases.map(({ _id }) => _id)).not.toContain(id)
  })

  test('of a private hub is read by the staff as it was reported, without a way in', async () => {
    const { hub, author, member } = await cast({ isPrivate: true })
    const post = await posted(author, { hub, title: 'Inside' })
    await report(member, 'post', post, { reason: 'childSafety' })
    expect(await caseOf(await staff(), post)).toMatchObject({
      path: null,
      jehub: { name: hub.name },
      evidence: { title: 'Inside' },
    })
  })
})

describe('the list', () => {
  test('has the weightiest and oldest first, page by page, and counts what is late', async () => {
    const [author, member, mod] = [await person('author'), await person('member'), await staff()]
    const reasons = ['spam', 'childSafety', 'harassment', 'spam', 'childSafety'] as const
    const posts: string[] = []
    for (const reason of reasons) {
      const post = await posted(author)
      posts.push(post)
      await report(member, 'post', post, { reason })
    }
    await sql`update cases set due_at = now() - interval '1 minute' where thing_id = ${posts[0]!}`
    const read: string[] = []
    let cursor: string | undefined
    const counts: [number, number][] = []
    do {
      const query = { limit: 2, ...(cursor && { cursor }) }
      const page = await mod.call(caseApi.list, { query })
      read.push(...page.cases.map(({ thingId }) => thingId))
      counts.push([page.open, page.late])
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    const [a, b, c, d, e] = posts
    expect(read.filter((id) => posts.includes(id))).toEqual([b, e, c, a, d])
    expect(new Set(read).size).toBe(read.length)
    const [open, late] = counts[0]!
    expect(open).toBe(read.length)
    expect(late).toBeGreaterThanOrEqual(1)
    expect(late).toBeLessThan(open)
  })

  test('of closed cases has the latest decision first', async () => {
    const [author, member, mod] = [await person('author'), await person('member'), await staff()]
    const posts = [await posted(author), await posted(author), await posted(author)]
    for (const post of posts) await report(member, 'post', post)
    for (const post of posts.toReversed()) await decide(mod, await caseOf(mod, post), 'dismiss')
    const query = { state: 'closed' as const, limit: 2, kind: 'post' as const }
    const first = await mod.call(caseApi.list, { query })
    expect(first.cases.map(({ thingId }) => thingId)).toEqual(posts.slice(0, 2))
    const second = await mod.call(caseApi.list, { query: { ...query, cursor: first.nextCursor! } })
    expect(second.cases[0]).toMatchObject({ thingId: posts[2], outcome: 'dismissed' })
    const wrong = mod.call(caseApi.list, { query: { cursor: first.nextCursor! } })
    expect(await statusOf(wrong)).toBe(400)
  })
})
