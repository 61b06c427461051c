import { parseCrontab } from 'graphile-worker'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { began, countsOf, start, tell, watch } from '#test/watching.ts'
import { person, sql } from '#test/world.ts'
import { clipPlayCrontab, clipPlayTasks, rankClips, sweepWatching } from './tasks.ts'

type Facts = {
  likes?: number
  plays?: number
  completion?: number
  shares?: number
  hides?: number
  fastSkips?: number
}

/** The quality in the rank of a clip with these counts, after the task has run. */
async function qualityWith(facts: Facts, { id }: { id?: string } = {}) {
  const clip = id ?? (await clipped(await person('author')))
  const { plays = 0, completion = 0, shares = 0, hides = 0, fastSkips = 0, likes } = facts
  await sql`
    update clip_counts set plays = ${plays}, completion = ${completion}, shares = ${shares}, hides = ${hides}, fast_skips = ${fastSkips}, is_stale = true
    where post_id = ${clip}`
  if (likes) await sql`update post_stats set up_votes = ${likes + 1} where post_id = ${clip}`
  return qualityOf(clip)
}

async function qualityOf(id: string) {
  await rankClips()
  const [row] = await sql<[{ quality: number; isStale: boolean }]>`
    select (rank - clip_rank(0, published_at)) / 4 as quality, is_stale from clip_counts where post_id = ${id}`
  expect(row.isStale).toBe(false)
  return row.quality
}

describe('the quality', () => {
  test('of a clip that nobody has seen is 0.38', async () => {
    expect(await qualityWith({})).toBeCloseTo(0.38, 2)
  })

  test.each([
    ['a good clip at 100 plays', { plays: 100, completion: 70, shares: 4, likes: 16 }, 0.67],
    ['one at 10,000', { plays: 10_000, completion: 7_000, shares: 400, likes: 1_600 }, 0.72],
    ['a skipped one', { plays: 1_000, completion: 150, fastSkips: 170 }, 0.19],
    ['ten lucky plays', { plays: 10, completion: 10, likes: 1 }, 0.52],
  ])('of %s is as it was reckoned', async (_, facts, quality) => {
    expect(await qualityWith(facts)).toBeCloseTo(quality, 2)
  })

  test('is lifted by likes, comments and saves, but not by the author’s own vote', async () => {
    const id = await clipped(await person('author'))
    const before = await qualityWith({ plays: 30 }, { id })
    for (const column of ['up_votes', 'comment_count', 'bookmark_count']) {
      await sql`update post_stats set ${sql(column)} = ${sql(column)} + 2 where post_id = ${id}`
      expect(await qualityWith({ plays: 30 }, { id })).toBeGreaterThan(before)
      await sql`update post_stats set ${sql(column)} = ${sql(column)} - 2 where post_id = ${id}`
    }
    await sql`delete from post_votes where post_id = ${id}`
    await sql`update post_stats set up_votes = up_votes - 1 where post_id = ${id}`
    expect(await qualityWith({ plays: 30 }, { id })).toBeCloseTo(before)
  })

  test.each(['up_votes', 'comment_count', 'bookmark_count'])(
    'is worked out anew when %s alone is another',
    async (column) => {
      const id = await clipped(await person('author'))
      const before = await qualityOf(id)
      await sql`update post_stats set ${sql(column)} = ${sql(column)} + 2 where post_id = ${id}`
      expect(await qualityOf(id)).toBeGreaterThan(before)
    },
  )

  test('is worked out anew after a report alone, and when that is closed', async () => {
    const [id, { id: reporter }] = [await clipped(await person('author')), await person('reporter')]
    const before = await qualityOf(id)
    await sql`
      insert into reports (reporter_id, kind, thing_id, reason) values (${reporter}, 'clip', ${id}, 'spam')`
    expect(await qualityOf(id)).toBeLessThan(before)
    await sql`update reports set state = 'kept', closed_at = now() where thing_id = ${id}`
    expect(await qualityOf(id)).toBeCloseTo(before)
  })

  test('sinks with reports that are open, and a crowd of them stops nothing', async () => {
    const id = await clipped(await person('author'))
    const before = await qualityWith({}, { id })
    const reporters = await Promise.all(Array.from({ length: 3 }, () => person('reporter')))
    for (const { id: reporter } of reporters)
      await sql`
        insert into reports (reporter_id, kind, thing_id, reason) values (${reporter}, 'clip', ${id}, 'spam')`
    expect(await qualityWith({}, { id })).toBeLessThan(before - 0.15)
    await sql`update reports set state = 'kept', closed_at = now() where thing_id = ${id}`
    expect(await qualityWith({}, { id })).toBeCloseTo(before)
    expect(await qualityWith({ hides: 1_000_000 }, { id })).toBeCloseTo(0.21)
    expect(await qualityWith({ shares: 1_000_000 }, { id })).toBeCloseTo(0.61)
  })

  test('of half is worth four days', async () => {
    const [row] = await sql`
      select clip_rank(0.5, now() - interval '4 days') - clip_rank(0, now()) as difference`
    expect(row!.difference).toBeCloseTo(0)
  })
})

describe('a play of under two seconds', () => {
  test('counts as a skip after a minute, until it is watched after all', async () => {
    const id = await clipped(await person('author'))
    const [play] = await start({}, id)
    await began(30)
    await watch(play!, 1_000)
    await rankClips()
    expect((await countsOf(id)).fastSkips).toBe(0)

    await began(61)
    await rankClips()
    await rankClips()
    expect((await countsOf(id)).fastSkips).toBe(1)

    await watch(play!, 1_000, 2_000)
    expect((await countsOf(id)).fastSkips).toBe(0)
    await rankClips()
    expect((await countsOf(id)).fastSkips).toBe(0)
  })

  test('of a clip of two seconds is none when it saw half of it', async () => {
    const id = await clipped(await person('author'), { durationMs: 2_000 })
    const [play] = await start({}, id)
    await began(61)
    await watch(play!, 1_000)
    await rankClips()
    expect((await countsOf(id)).fastSkips).toBe(0)
  })

  test('is counted for many clips at once', async () => {
    const author = await person('author')
    const ids = await Promise.all([0, 1, 2].map(() => clipped(author)))
    for (const address of ['10.3.0.1', '10.3.0.2']) await start({ address }, ...ids)
    await began(61)
    await Promise.all([rankClips(), rankClips()])
    for (const id of ids) expect((await countsOf(id)).fastSkips).toBe(2)
  })
})

describe('the sweep', () => {
  test('forgets old plays and what was seen long ago, not what was hidden', async () => {
    const [author, viewer] = [await person('author'), await person('viewer')]
    const ids = await Promise.all([0, 1, 2, 3].map(() => clipped(author)))
    const plays = await start(viewer, ...ids)
    await tell(viewer, [{ type: 'hide', clip: ids[2]! }])
    for (const id of [ids[0]!, ids[1]!])
      await sql`insert into clip_seen (user_id, clip_id) values (${viewer.id}, ${id})`
    await sql`
      update clip_plays set started_at = now() - interval '101 days' where id = ${plays[0]!}`
    await sql`
      update clip_plays set started_at = now() - interval '99 days' where id = ${plays[1]!}`
    await sql`
      update clip_seen set seen_at = now() - interval '91 days'
      where user_id = ${viewer.id} and clip_id <> ${ids[1]!}`
    await sweepWatching()
    const left = await sql<{ id: string }[]>`
      select id from clip_plays where viewer_id = ${viewer.id}`
    expect(left.map(({ id }) => id).sort()).toEqual(plays.slice(1).sort())
    const seen = await sql<{ clipId: string }[]>`
      select clip_id from clip_seen where user_id = ${viewer.id} order by clip_id`
    expect(seen.map(({ clipId }) => clipId)).toEqual([ids[1]!, ids[2]!].sort())
  })

  test('and the ranks are done by the clock', () => {
    const tasks = parseCrontab(clipPlayCrontab).map(({ task }) => task)
    expect(tasks.sort()).toEqual(Object.keys(clipPlayTasks).sort())
  })
})
