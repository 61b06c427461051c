import { clipApi } from '@jes/contract/clips/clips'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { began, countsOf, FIREFOX, start, tell, watch } from '#test/watching.ts'
import { app, appWith, person, sql } from '#test/world.ts'
import { flushWatching } from './buffer.ts'
import { writeMarks } from './flush.ts'

async function seenBy(user: { id: string }) {
  const rows = await sql<{ clipId: string }[]>`
    select clip_id from clip_seen where user_id = ${user.id}`
  return rows.map(({ clipId }) => clipId)
}

describe('a start', () => {
  test('opens one play for each viewer and hour', async () => {
    const [author, viewer] = [await person('author'), await person('viewer')]
    const id = await clipped(author)
    const [first] = await start(viewer, id)
    expect(await start(viewer, id, id)).toEqual([first])
    const [stranger] = await start({ address: '10.2.3.4' }, id)
    expect(stranger).not.toBe(first)
    expect((await countsOf(id)).plays).toBe(2)

    await sql`update clip_plays set hour = hour - 1 where id = ${first!}`
    expect(await start(viewer, id)).not.toEqual([first])
    expect((await countsOf(id)).plays).toBe(3)
    const stored =
      await sql`select from clip_plays where clip_id = ${id} and viewer_id = ${viewer.id}`
    expect(stored).toHaveLength(2)
  })

  test('of what the viewer made, may not see, or that is no clip, opens none', async () => {
    const [author, blocked] = [await person('author'), await person('blocked')]
    const hub = await founded(author, { isPrivate: true })
    const [id, gone, hidden] = [
      await clipped(author),
      await clipped(author),
      await clipped(author, { hub }),
    ]
    await takeDown(gone)
    await block(author, blocked)
    expect(await start(author, id)).toEqual([])
    expect(await start(blocked, id)).toEqual([])
    expect(await start(await person('other'), gone, hidden, await posted(author), '1')).toEqual([])
    for (const one of [id, gone, hidden]) expect((await countsOf(one)).plays).toBe(0)
  })

  test.each(['', 'Googlebot/2.1 (+http://www.google.com/bot.html)'])(
    'of a bot opens none: %s',
    async (agent) => {
      const id = await clipped(await person('author'))
      expect(await start({ agent }, id)).toEqual([])
      expect((await countsOf(id)).plays).toBe(0)
    },
  )
})

describe('watching', () => {
  test('adds up, and shows how far people come', async () => {
    const [author, viewer] = [await person('author'), await person('viewer')]
    const id = await clipped(author, { durationMs: 20_000 })
    const [play] = await start(viewer, id)
    await began(60)
    await watch(play!, 3_000)
    expect(await countsOf(id)).toMatchObject({ engaged: 0, watchedMs: 3_000, isStale: true })
    await watch(play!, 2_000, 5_000)
    await watch(play!, 5_000, 10_000)
    const { reached, ...counts } = await countsOf(id)
    expect(counts).toMatchObject({ plays: 1, engaged: 1, watchedMs: 10_000, completion: 0.5 })
    // Half of twenty, and the current one.
    expect(reached).toEqual([...Array(11).fill(1), ...Array(9).fill(0)])

    await start({ address: '10.2.3.5' }, id)
    expect((await countsOf(id)).reached).toEqual([2, ...Array(10).fill(1), ...Array(9).fill(0)])
  })

  test('of half a short clip is engaged', async () => {
    const id = await clipped(await person('author'), { durationMs: 4_000 })
    const [play] = await start({}, id)
    await began(60)
    await watch(play!, 1_999)
    expect((await countsOf(id)).engaged).toBe(0)
    await watch(play!, 1, 2_000)
    await watch(play!, 2_000, 4_000)
    expect(await countsOf(id)).toMatchObject({ engaged: 1, completion: 1 })
  })

  test('is never more than the clock allows, nor three rounds, nor one and a half for the rank', async () => {
    const id = await clipped(await person('author'), { durationMs: 10_000 })
    const [play] = await start({}, id)
    const since = Date.now() - 4_000
    await began(4)
    await watch(play!, 3_600_000, 3_600_000)
    const { watchedMs, reached } = await countsOf(id)
    expect(watchedMs).toBeGreaterThanOrEqual(10_000)
    expect(watchedMs).toBeLessThanOrEqual(2.5 * (Date.now() - since))
    expect(reached).toEqual(Array(20).fill(1))

    await began(3_000)
    await Promise.all([1, 2, 3].map(() => watch(play!, 3_600_000)))
    expect(await countsOf(id)).toMatchObject({ watchedMs: 30_000, completion: 1.5, engaged: 1 })
    const [stored] = await sql`select reached_ms from clip_plays where id = ${play!}`
    expect(stored).toEqual({ reachedMs: 10_000 })
  })

  test('of a play that nobody began changes nothing', async () => {
    const id = await clipped(await person('author'))
    await start({}, id)
    await began(60)
    const before = await countsOf(id)
    expect((await watch(crypto.randomUUID(), 5_000)).statusCode).toBe(200)
    expect(await countsOf(id)).toEqual(before)
  })

  test('in other letters is the same play', async () => {
    const id = await clipped(await person('author'), { durationMs: 10_000 })
    const [play] = await start({}, id)
    await began(60)
    await tell({}, [
      { type: 'watch', play: play!, ms: 4_000, reachedMs: 4_000 },
      { type: 'watch', play: play!.toUpperCase(), ms: 4_000, reachedMs: 8_000 },
    ])
    expect(await countsOf(id)).toMatchObject({ watchedMs: 8_000, completion: 0.8, engaged: 1 })
  })

  test('by a member for two seconds means that it was seen', async () => {
    const [author, viewer] = [await person('author'), await person('viewer')]
    const id = await clipped(author)
    const [play] = await start(viewer, id)
    await began(60)
    await watch(play!, 1_999)
    expect(await seenBy(viewer)).toEqual([])
    await watch(play!, 1)
    expect(await seenBy(viewer)).toEqual([id])
  })

  test('is counted by the day of Nepal', async () => {
    const id = await clipped(await person('author'), { durationMs: 10_000 })
    const [play] = await start({}, id)
    await began(60)
    await watch(play!, 6_000)
    const rows = await sql`
      select plays, engaged, watched_ms::int, day = (now() at time zone 'Asia/Kathmandu')::date as is_today
      from clip_days where post_id = ${id}`
    expect([...rows]).toEqual([{ plays: 1, engaged: 1, watchedMs: 6_000, isToday: true }])
  })

  test('of a clip that is gone meanwhile does not stop the others', async () => {
    const author = await person('author')
    const [gone, id] = [await clipped(author), await clipped(author)]
    const plays = await start({}, gone, id)
    await began(60)
    await sql`delete from posts where id = ${gone}`
    for (const play of plays) await watch(play, 5_000)
    expect((await countsOf(id)).engaged).toBe(1)
  })
})

test('what fifty report at once adds up exactly', async () => {
  const author = await person('author')
  const ids = await Promise.all([0, 1, 2].map(() => clipped(author, { durationMs: 20_000 })))
  const viewers = Array.from({ length: 50 }, (_, index) => ({ address: `10.9.0.${index + 1}` }))
  const plays = await Promise.all(viewers.map((viewer) => start(viewer, ...ids)))
  await began(3_000)
  await Promise.all(
    viewers.map(async (viewer, index) => {
      for (const ms of [1_000, 2_000, 3_000]) {
        const parts = plays[index]!.map((play) => ({
          type: 'watch' as const,
          play,
          ms,
          reachedMs: ms,
        }))
        await tell(viewer, index % 2 ? parts : parts.toReversed())
        // Several at once, as several servers would.
        await flushWatching(sql)
      }
    }),
  )
  for (const id of ids) {
    const { completion, ...counts } = await countsOf(id)
    expect(counts).toMatchObject({ plays: 50, engaged: 50, watchedMs: 50 * 6_000 })
    expect(completion).toBeCloseTo(50 * 0.3)
    expect(counts.reached).toEqual([...Array(4).fill(50), ...Array(16).fill(0)])
  }
})

test('what waited long for the database is written in parts, each once', async () => {
  const id = await clipped(await person('author'), { durationMs: 10_000 })
  const [play] = await start({}, id)
  await began(60)
  const strange = Array.from({ length: 12_000 }, () => crypto.randomUUID())
  const marks = [...strange, play!, ...strange.slice(0, 10)].map((one) => ({
    kind: 'watch' as const,
    play: one,
    ms: 5_000,
    reachedMs: 5_000,
  }))
  await writeMarks(sql, [...marks, { kind: 'start', clipId: id, plays: 3 }])
  expect(await countsOf(id)).toMatchObject({ plays: 4, engaged: 1, watchedMs: 5_000 })
})

describe('the endpoint', () => {
  test.each([
    {},
    { events: 'all' },
    { events: [{ type: 'dance', clip: '1' }] },
    { events: [{ type: 'start', clip: 'x' }] },
    { events: [{ type: 'watch', play: 'x', ms: 1, reachedMs: 1 }] },
    { events: [{ type: 'watch', play: crypto.randomUUID(), ms: -1, reachedMs: 1 }] },
    { events: Array.from({ length: 51 }, () => ({ type: 'start', clip: '1' })) },
  ])('rejects what is no event: %j', async (body) => {
    const reply = await app.inject({ method: 'POST', url: clipApi.tell.path, body })
    expect(reply.statusCode).toBe(422)
  })

  test('takes the last words of a page that closes', async () => {
    const id = await clipped(await person('author'))
    const [play] = await start({}, id)
    await began(60)
    const events = [{ type: 'watch', play, ms: 5_000, reachedMs: 5_000 }]
    const reply = await app.inject({
      method: 'POST',
      url: clipApi.tell.path,
      headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
      payload: JSON.stringify({ events }),
    })
    expect(reply.json()).toEqual({ plays: [] })
    expect((await countsOf(id)).engaged).toBe(1)
  })

  test('loses nothing when the server stops', async () => {
    const id = await clipped(await person('author'))
    const server = await appWith({})
    await server.inject({
      method: 'POST',
      url: clipApi.tell.path,
      headers: { 'user-agent': FIREFOX },
      body: { events: [{ type: 'start', clip: id }] },
    })
    await server.close()
    const [row] = await sql`select plays from clip_counts where post_id = ${id}`
    expect(row).toEqual({ plays: 1 })
  })
})
