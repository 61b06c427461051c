import { reportApi } from '@jes/contract/core/reports'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { cast, moderate, queueOf, report, statusOf } from '#test/moderating.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { caseOf, staff } from '#test/staffing.ts'
import { say } from '#test/talking.ts'
import { appWith, ask, person, sql } from '#test/world.ts'

describe('a report', () => {
  test('of a post in a hub names one of its rules, and goes to its team', async () => {
    const { hub, mod, author, member } = await cast()
    const post = await posted(author, { hub })
    const made = await report(member, 'post', post, {
      reason: 'hubRule',
      hubRule: 1,
      detail: ' An advert ',
    })
    expect(made).toMatchObject({
      kind: 'post',
      reason: 'hubRule',
      rule: 'No adverts',
      detail: 'An advert',
      jehub: hub.name,
      state: 'open',
      closedAt: null,
    })
    expect(await queueOf(mod, hub)).toMatchObject([{ ad: { _id: post }, reportCount: 1 }])
  })

  test.each([
    ['no rule', undefined],
    ['a rule that is not there', 2],
  ])('for %s of the hub is refused', async (_, hubRule) => {
    const { hub, author, member } = await cast()
    const post = await posted(author, { hub })
    const attempt = report(member, 'post', post, { reason: 'hubRule', hubRule: hubRule ?? null })
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      errors: { hubRule: 'Choose one of the rules' },
    })
    const outside = report(member, 'post', await posted(author), {
      reason: 'hubRule',
      hubRule: 0,
    })
    await expect(outside).rejects.toMatchObject({ status: 422 })
  })

  test('outside a hub, of a hub or a person goes to the site', async () => {
    const { hub, author, member } = await cast()
    const post = await posted(author)
    const comment = await say(author, post)
    for (const [kind, id] of [
      ['post', post],
      ['comment', comment._id],
      ['jehub', hub.id],
      ['user', author.id],
    ] as const) {
      expect(await report(member, kind, id)).toMatchObject({ kind, jehub: null, state: 'open' })
    }
    const rows = await sql`select from reports where reporter_id = ${member.id} and hub_id is null`
    expect(rows).toHaveLength(4)
  })

  test('of what endangers somebody goes to the site, and to the team too', async () => {
    const { hub, mod, author, member } = await cast()
    for (const reason of ['childSafety', 'privateImages'] as const) {
      const post = await posted(author, { hub })
      expect(await report(member, 'post', post, { reason })).toMatchObject({ jehub: null })
      expect((await queueOf(mod, hub)).at(-1)).toMatchObject({
        ad: { _id: post },
        reports: [{ reason, count: 1 }],
      })
      await moderate(mod, post, 'approve')
      const [row] = await sql`select state from reports where thing_id = ${post}`
      expect(row).toEqual({ state: 'open' })
    }
  })

  test.each(['harassment', 'scam', 'impersonation'] as const)(
    'for %s goes to the team and to the site, before what harms nobody',
    async (reason) => {
      const { hub, mod, author, member, outsider } = await cast()
      const desk = await staff()
      const [trifle, harm] = [await posted(author, { hub }), await posted(author, { hub })]
      await report(member, 'post', trifle)
      await report(member, 'post', harm, { reason })
      expect(await queueOf(mod, hub)).toMatchObject([
        { ad: { _id: harm }, priority: 1 },
        { ad: { _id: trifle }, priority: 0 },
      ])
      expect(await caseOf(desk, harm)).toMatchObject({
        priority: 1,
        reasons: [{ reason, count: 1 }],
      })
      expect(await statusOf(caseOf(desk, trifle))).toBe(404)
      await report(outsider, 'user', author.id, { reason })
      expect(await caseOf(desk, author.id)).toMatchObject({ priority: 1 })
    },
  )

  test('of what one may not see is refused as if it were not there', async () => {
    const { hub, author, member, outsider, exile } = await cast({ isPrivate: true })
    const post = await posted(author, { hub })
    const comment = await say(member, post)
    const gone = await posted(author)
    await takeDown(gone)
    const ofBlocker = await posted(member)
    await block(member, outsider)
    const replies = []
    for (const token of [outsider.token, exile.token]) {
      for (const [kind, id] of [
        ['post', post],
        ['comment', comment._id],
        ['post', gone],
        ['post', '123'],
        ['comment', '123'],
        ['clip', ofBlocker],
        ['jehub', '1234567890123456789'],
        ['user', '123'],
      ] as const) {
        const body = { kind, id, reason: 'spam' as const }
        replies.push(await ask(reportApi.create, { body }, { token }))
      }
    }
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]!.statusCode).toBe(404)
    expect(await statusOf(report(outsider, 'post', ofBlocker))).toBe(404)
    expect(await statusOf(report(outsider, 'user', member.id))).toBe(404)
    expect(await statusOf(report(member, 'post', post))).toBe(200)
  })

  test('of what is one’s own is refused', async () => {
    const sita = await person('sita')
    const post = await posted(sita)
    const comment = await say(sita, post)
    const hub = await founded(sita)
    for (const [kind, id] of [
      ['post', post],
      ['comment', comment._id],
      ['jehub', hub.id],
      ['user', sita.id],
    ] as const) {
      await expect(report(sita, kind, id)).rejects.toMatchObject({
        status: 422,
        errors: { id: 'You cannot report what is yours' },
      })
    }
  })

  test('needs a member, a reason that is one, and not too many words', async () => {
    const { author, member } = await cast()
    const post = await posted(author)
    const body = { kind: 'post' as const, id: post, reason: 'spam' as const }
    expect((await ask(reportApi.create, { body })).statusCode).toBe(401)
    expect(await statusOf(report(member, 'post', post, { reason: 'ugly' as 'spam' }))).toBe(422)
    expect(await statusOf(report(member, 'post', post, { detail: 'x'.repeat(1_001) }))).toBe(422)
    expect(await statusOf(report(member, 'poem' as 'post', post))).toBe(422)
    expect(await statusOf(report(member, 'post', 'x'))).toBe(422)
  })

  test('said twice is said once, also at the same moment', async () => {
    const { hub, mod, author, member } = await cast()
    const post = await posted(author, { hub })
    const made = await Promise.all(Array.from({ length: 10 }, () => report(member, 'post', post)))
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
    expect((await queueOf(mod, hub))[0]).toMatchObject({ reportCount: 1 })
    await moderate(mod, post, 'approve')
    const again = await report(member, 'post', post)
    expect(again._id).not.toBe(made[0]!._id)
    expect((await queueOf(mod, hub))[0]).toMatchObject({ reportCount: 1 })
  })

  test('of twenty people at once is one row with twenty reports', async () => {
    const { hub, mod, author } = await cast()
    const post = await posted(author, { hub })
    const comment = await say(author, post)
    const people = await Promise.all(Array.from({ length: 20 }, () => person('crowd')))
    await Promise.all(people.map((who) => report(who, 'post', post)))
    await Promise.all(people.map((who) => report(who, 'comment', comment._id)))
    const items = await queueOf(mod, hub)
    expect(items.map(({ kind, reportCount }) => [kind, reportCount])).toEqual([
      ['post', 20],
      ['comment', 20],
    ])
    expect(items[0]!.reports).toEqual([{ reason: 'spam', rule: null, detail: '', count: 20 }])
  })

  test('is limited', async () => {
    const member = await person('member')
    const post = await posted(await person('sita'))
    const server = await appWith({ RATE_LIMIT: true })
    const body = { kind: 'post' as const, id: post, reason: 'spam' as const }
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) {
      const reply = await ask(reportApi.create, { body }, { token: member.token }, server)
      statuses.push(reply.statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
    await server.close()
  })
})

describe('my reports', () => {
  test('say what became of them, to me alone', async () => {
    const { hub, mod, author, member, outsider } = await cast()
    const [bad, fine, open] = [
      await posted(author, { hub }),
      await posted(author, { hub }),
      await posted(author, { hub }),
    ]
    for (const post of [bad, fine, open]) await report(member, 'post', post)
    await moderate(mod, bad, 'remove')
    await moderate(mod, fine, 'approve')
    const first = await member.call(reportApi.mine, { query: { limit: 2 } })
    const query = { limit: 2, cursor: first.nextCursor! }
    const second = await member.call(reportApi.mine, { query })
    const reports = [...first.reports, ...second.reports]
    expect(reports.map(({ state }) => state)).toEqual(['open', 'kept', 'removed'])
    expect(reports.map(({ closedAt }) => closedAt === null)).toEqual([true, false, false])
    expect(second.nextCursor).toBeNull()
    expect((await outsider.call(reportApi.mine, { query: {} })).reports).toEqual([])
    expect((await ask(reportApi.mine, { query: {} })).statusCode).toBe(401)
  })

  test('name what was reported while I may see it', async () => {
    const { hub, author, member } = await cast()
    const post = await posted(author, { title: 'A title' })
    const comment = await say(author, post, 'Some words')
    const clip = await clipped(author, { caption: 'A dance' })
    const inHub = await posted(author, { hub, title: 'In the hub' })
    for (const [kind, id] of [
      ['post', post],
      ['comment', comment._id],
      ['clip', clip],
      ['jehub', hub.id],
      ['user', author.id],
      ['post', inHub],
    ] as const) {
      await report(member, kind, id)
    }
    const things = async () =>
      (await member.call(reportApi.mine, { query: {} })).reports.map(({ thing }) => thing).reverse()
    const path = `/post/${author.username}/${post}/A-title`
    expect(await things()).toEqual([
      { title: 'A title', path },
      { title: 'Some words', path: `${path}?comment=${comment._id}` },
      { title: 'A dance', path: `/jesclips/${clip}` },
      { title: hub.name, path: `/jehub/${hub.name}` },
      { title: `@${author.username}`, path: `/je/${author.username}` },
      { title: 'In the hub', path: `/post/${author.username}/${inHub}/In-the-hub` },
    ])

    await takeDown(post)
    await sql`select make_hub_private(${hub.id})`
    await sql`select take_member(${hub.id}, ${member.id})`
    await sql`select remove_hub(${hub.id})`
    expect(await things()).toEqual([
      null,
      null,
      { title: 'A dance', path: `/jesclips/${clip}` },
      { title: hub.name, path: null },
      { title: `@${author.username}`, path: `/je/${author.username}` },
      null,
    ])
    await block(author, member)
    expect(await things()).toEqual([null, null, null, { title: hub.name, path: null }, null, null])
  })
})
