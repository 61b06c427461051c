import { clipApi } from '@jes/contract/clips/clips'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { posted, takeDown } from '#test/postings.ts'
import { began, start, tell, watch } from '#test/watching.ts'
import { ask, person, sql, visitor } from '#test/world.ts'

function statsOf(id: string, { token }: { token?: string | undefined } = {}) {
  return ask(clipApi.stats, { params: { id } }, { token })
}

describe('the statistics of a clip', () => {
  test('without any play are all zero', async () => {
    const author = await person('author')
    const id = await clipped(author, { durationMs: 8_000 })
    const stats = await author.call(clipApi.stats, { params: { id } })
    expect(stats).toMatchObject({
      plays: 0,
      engagedViews: 0,
      watchedMs: 0,
      durationMs: 8_000,
      averagePart: 0,
      retention: Array(20).fill(0),
      shares: 0,
      saves: 0,
      comments: 0,
      upVotes: 1,
      followers: 0,
    })
    const [{ today }] = await sql<[{ today: string }]>`
      select to_char(now() at time zone 'Asia/Kathmandu', 'YYYY-MM-DD') as today`
    expect(stats.days).toHaveLength(30)
    expect(stats.days.at(-1)).toEqual({ day: today, plays: 0, engagedViews: 0 })
    expect(stats.days.map(({ day }) => day)).toEqual(stats.days.map(({ day }) => day).sort())
  })

  test('show their owner who stayed how long, and what people did', async () => {
    const [author, viewer] = [await person('author'), await person('viewer')]
    const id = await clipped(author, { durationMs: 10_000 })
    const [whole] = await start(viewer, id)
    const [half] = await start({ address: '10.4.0.1' }, id)
    await began(60)
    await watch(whole!, 15_000, 10_000)
    await watch(half!, 5_000)
    await tell(viewer, [{ type: 'share', clip: id }])
    await viewer.call(postApi.vote, { params: { id }, body: { value: 1 } })
    await sql`
      insert into clip_days (post_id, day, plays, engaged)
      values (${id}, (now() at time zone 'Asia/Kathmandu')::date - 29, 7, 3),
        (${id}, (now() at time zone 'Asia/Kathmandu')::date - 30, 9, 9)`

    const stats = await author.call(clipApi.stats, { params: { id } })
    expect(stats).toMatchObject({
      plays: 2,
      engagedViews: 2,
      watchedMs: 20_000,
      averagePart: 1,
      shares: 1,
      upVotes: 2,
    })
    expect(stats.retention).toEqual([...Array(11).fill(1), ...Array(9).fill(0.5)])
    expect(stats.days[0]).toMatchObject({ plays: 7, engagedViews: 3 })
    expect(stats.days.at(-1)).toMatchObject({ plays: 2, engagedViews: 2 })
  })

  test('are there for nobody else', async () => {
    const [author, other] = [await person('author'), await person('other')]
    const hub = await founded(other)
    const [id, post, gone] = [
      await clipped(author, { hub }),
      await posted(author),
      await clipped(author),
    ]
    await takeDown(gone)
    const none = await statsOf('1', other)
    expect(none.statusCode).toBe(404)
    for (const reply of [
      await statsOf(id, other),
      await statsOf(post, author),
      await statsOf(gone, author),
    ])
      expect([reply.statusCode, reply.body]).toEqual([404, none.body])
    await expect(visitor.call(clipApi.stats, { params: { id } })).rejects.toMatchObject({
      status: 401,
    })
  })
})
