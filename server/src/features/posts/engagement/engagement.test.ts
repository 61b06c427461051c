import { MOST_ENGAGED_MINUTES, MOST_READ_MS, readingApi } from '@jes/contract/money/earnings'
import { beforeEach, describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { began, FIREFOX, start, watch } from '#test/watching.ts'
import { app, appWith, ask, givePass, type Person, person, sql } from '#test/world.ts'
import { flushReading, markRead } from './buffer.ts'
import { sweepEngaged } from './tasks.ts'

let author: Person
let member: Person

beforeEach(async () => {
  ;[author, member] = [await person('author'), await person('member')]
  await givePass(member)
})

function report(who: Person | null, reads: { id: string; ms: number }[], agent = FIREFOX) {
  return ask(
    readingApi.tell,
    { body: { reads } },
    { token: who?.token, headers: { 'user-agent': agent } },
  )
}

async function read(who: Person, id: string, ms: number) {
  expect((await report(who, [{ id, ms }])).statusCode).toBe(204)
  await flushReading(sql)
}

/** Moves the last report back by so many seconds. */
async function waited(who: Person, seconds: number) {
  await sql`
    insert into reading_clocks (member_id, told_at) values (${who.id}, now() - make_interval(secs => ${seconds}))
    on conflict (member_id) do update set told_at = excluded.told_at`
}

/** All engagement of an author's posts, and the part that counts for the member's pass. */
async function stored() {
  await flushReading(sql)
  const [row] = await sql<[{ all: number; shared: number }]>`
    select
      (select coalesce(sum(engaged_ms), 0)::int from post_days where author_id = ${author.id}) as all,
      (select coalesce(sum(ms), 0)::int from engaged_days where creator_id = ${author.id}) as shared`
  return row
}

describe('time with a post', () => {
  test('is counted by the day of Nepal for its author, and for the pass of the reader', async () => {
    const id = await posted(author)
    await read(member, id, 12_000)
    await read(member, id, 3_000)
    const rows = await sql`
      select d.post_id, d.views, d.engaged_ms::int, e.ms
      from post_days d
      join engaged_days e on e.creator_id = d.author_id and e.day = d.day and e.member_id = ${member.id}
      where d.author_id = ${author.id} and d.day = (now() at time zone 'Asia/Kathmandu')::date`
    expect([...rows]).toEqual([{ postId: id, views: 0, engagedMs: 15_000, ms: 15_000 }])
  })

  test('of who has no pass, or no more, is only the author’s', async () => {
    const [id, other] = [await posted(author), await person('other')]
    await givePass(member, -1)
    await read(member, id, 10_000)
    await read(other, id, 10_000)
    expect(await stored()).toEqual({ all: 20_000, shared: 0 })
  })

  test('with what is one’s own is none', async () => {
    await givePass(author)
    await read(author, await posted(author), 10_000)
    expect(await stored()).toEqual({ all: 0, shared: 0 })
    // Nor for a post that has become the member's own.
    markRead({ memberId: author.id, postId: await posted(author), ms: 10_000 })
    expect(await stored()).toEqual({ all: 0, shared: 0 })
  })

  test('that one may not see, or that is a clip, is none', async () => {
    const hub = await founded(author, { isPrivate: true })
    const [hidden, gone, clip] = [
      await posted(author, { hub }),
      await posted(author),
      await clipped(author),
    ]
    await takeDown(gone)
    for (const id of [hidden, gone, clip, '1']) await read(member, id, 5_000)
    const seen = await posted(author)
    await block(author, member)
    await read(member, seen, 5_000)
    expect(await stored()).toEqual({ all: 0, shared: 0 })
  })

  test('that is taken down before it is written, or of somebody suspended meanwhile, is none', async () => {
    const [id, other] = [await posted(author), await posted(author)]
    await sql.begin(async (sql) => {
      markRead({ memberId: member.id, postId: id, ms: 5_000 })
      await sql`update post_stats set is_live = false where post_id = ${id}`
      await flushReading(sql)
    })
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${member.id}`
    markRead({ memberId: member.id, postId: other, ms: 5_000 })
    expect(await stored()).toEqual({ all: 0, shared: 0 })
  })

  test.each(['', 'Googlebot/2.1 (+http://www.google.com/bot.html)'])(
    'of a bot is none: %s',
    async (agent) => {
      const id = await posted(author)
      expect((await report(member, [{ id, ms: 5_000 }], agent)).statusCode).toBe(204)
      expect(await stored()).toEqual({ all: 0, shared: 0 })
    },
  )
})

describe('the clock', () => {
  test('gives thirty seconds to somebody who never reported anything', async () => {
    const id = await posted(author)
    await read(member, id, 100_000)
    expect(await stored()).toEqual({ all: 30_000, shared: 30_000 })
  })

  test('gives no more than the time since the last report, over all posts together', async () => {
    const ids = [await posted(author), await posted(author), await posted(author)]
    const since = Date.now() - 40_000
    await waited(member, 40)
    await report(
      member,
      ids.map((id) => ({ id, ms: 30_000 })),
    )
    const { all, shared } = await stored()
    expect(all).toBeGreaterThanOrEqual(40_000)
    expect(all).toBeLessThanOrEqual(Date.now() - since)
    expect(shared).toBe(all)
    for (let time = 0; time < 5; time++) await read(member, ids[0]!, MOST_READ_MS)
    expect((await stored()).all).toBeLessThanOrEqual(Date.now() - since)
  })

  test('does not save up what was not read', async () => {
    const id = await posted(author)
    await waited(member, 60)
    const since = Date.now() - 5_000
    await read(member, id, 10_000)
    await read(member, id, 60_000)
    expect((await stored()).all - 10_000).toBeLessThanOrEqual(Date.now() - since)
  })

  test('gives two minutes after a long time away, also for the same post sent often', async () => {
    const id = await posted(author)
    await waited(member, 86_400)
    await report(member, [
      { id, ms: MOST_READ_MS },
      { id, ms: MOST_READ_MS },
    ])
    expect((await stored()).all).toBe(MOST_READ_MS)
  })

  test('goes for each member on their own, and for several servers at once', async () => {
    const id = await posted(author)
    const people = await Promise.all(Array.from({ length: 10 }, () => person('reader')))
    const since = Date.now() - 60_000
    for (const one of people) await waited(one, 60)
    await Promise.all(
      [...people, ...people.toReversed(), ...people].map(async (one) => {
        await report(one, [{ id, ms: 40_000 }])
        await flushReading(sql)
      }),
    )
    const { all } = await stored()
    expect(all).toBeGreaterThanOrEqual(10 * 40_000)
    expect(all).toBeLessThanOrEqual(10 * (Date.now() - since))
  })
})

test('with one creator no more counts on a day than the limit, with another it does', async () => {
  const [id, other] = [await posted(author), await person('other')]
  await sql`
    insert into engaged_days (member_id, day, creator_id, ms)
    values (${member.id}, (now() at time zone 'Asia/Kathmandu')::date, ${author.id},
      ${MOST_ENGAGED_MINUTES * 60_000 - 1_000})`
  await read(member, id, 10_000)
  expect(await stored()).toEqual({ all: 10_000, shared: MOST_ENGAGED_MINUTES * 60_000 })
  await waited(member, 60)
  await read(member, await posted(other), 10_000)
  const [row] = await sql`select ms from engaged_days where creator_id = ${other.id}`
  expect(row).toEqual({ ms: 10_000 })
})

describe('time with a clip', () => {
  test('counts as with a post, by the same clock', async () => {
    const clip = await clipped(author, { durationMs: 20_000 })
    const [play] = await start(member, clip)
    await began(60)
    await watch(play!, 12_000)
    expect(await stored()).toEqual({ all: 12_000, shared: 12_000 })
    const since = Date.now()
    await waited(member, 0)
    await read(member, await posted(author), 100_000)
    expect((await stored()).all - 12_000).toBeLessThanOrEqual(Date.now() - since)
  })

  test('that many plays report at once is not more than passed', async () => {
    const clips = await Promise.all(
      Array.from({ length: 5 }, () => clipped(author, { durationMs: 20_000 })),
    )
    const plays = await start(member, ...clips)
    await began(60)
    const since = Date.now() - 30_000
    for (const play of plays) await watch(play, 20_000)
    expect((await stored()).all).toBeLessThanOrEqual(Date.now() - since)
  })

  test('of a visitor is nobody’s', async () => {
    const clip = await clipped(author, { durationMs: 20_000 })
    const [play] = await start({ address: '10.3.3.3' }, clip)
    await began(60)
    await watch(play!, 12_000)
    expect(await stored()).toEqual({ all: 0, shared: 0 })
  })
})

describe('the endpoint', () => {
  test('is for members', async () => {
    expect((await report(null, [{ id: '1', ms: 1 }])).statusCode).toBe(401)
  })

  test.each([
    {},
    { reads: [] },
    { reads: [{ id: 'x', ms: 1 }] },
    { reads: [{ id: '1', ms: 0 }] },
    { reads: [{ id: '1', ms: 1.5 }] },
    { reads: [{ id: '1', ms: MOST_READ_MS + 1 }] },
    { reads: Array.from({ length: 21 }, () => ({ id: '1', ms: 1 })) },
  ])('rejects what is no reading: %j', async (body) => {
    const reply = await app.inject({
      method: 'POST',
      url: readingApi.tell.path,
      headers: { authorization: `Bearer ${member.token}` },
      body,
    })
    expect(reply.statusCode).toBe(422)
  })

  test('loses nothing when the server stops', async () => {
    const id = await posted(author)
    const server = await appWith({})
    await server.inject({
      method: 'POST',
      url: readingApi.tell.path,
      headers: { authorization: `Bearer ${member.token}`, 'user-agent': FIREFOX },
      body: { reads: [{ id, ms: 7_000 }] },
    })
    await server.close()
    const [row] = await sql`select engaged_ms::int from post_days where post_id = ${id}`
    expect(row).toEqual({ engagedMs: 7_000 })
  })
})

test('old days are forgotten', async () => {
  const id = await posted(author)
  await sql`
    insert into post_days (author_id, day, post_id, views)
    select ${author.id}, (now() at time zone 'Asia/Kathmandu')::date - n, ${id}, 1 from unnest('{199,201}'::int[]) n`
  await sql`
    insert into engaged_days (member_id, day, creator_id, ms)
    select ${member.id}, (now() at time zone 'Asia/Kathmandu')::date - n, ${author.id}, 1
    from unnest('{420,430}'::int[]) n`
  await sweepEngaged()
  expect(await sql`select from post_days where post_id = ${id}`).toHaveLength(1)
  expect(await sql`select from engaged_days where creator_id = ${author.id}`).toHaveLength(1)
})
