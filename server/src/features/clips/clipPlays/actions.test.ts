import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { block, follow } from '#test/postings.ts'
import { countsOf, tell } from '#test/watching.ts'
import { person, sql } from '#test/world.ts'

describe('what a member does at a clip', () => {
  test('counts once, however often it is sent', async () => {
    const [author, viewer, other] = [
      await person('author'),
      await person('viewer'),
      await person('other'),
    ]
    const id = await clipped(author)
    await follow(viewer, author)
    const events = (['share', 'follow', 'hide'] as const).map((type) => ({ type, clip: id }))
    await Promise.all([1, 2, 3].map(() => tell(viewer, [...events, ...events])))
    expect(await countsOf(id)).toMatchObject({ shares: 1, follows: 1, hides: 1, isStale: true })

    await tell(other, events)
    // The other one does not follow the author.
    expect(await countsOf(id)).toMatchObject({ shares: 2, follows: 1, hides: 2 })
    const hidden = await sql`select user_id from clip_seen where clip_id = ${id} and is_hidden`
    expect(hidden).toHaveLength(2)
  })

  test('hides also what was seen before', async () => {
    const [author, viewer] = [await person('author'), await person('viewer')]
    const id = await clipped(author)
    await sql`insert into clip_seen (user_id, clip_id) values (${viewer.id}, ${id})`
    await tell(viewer, [{ type: 'hide', clip: id }])
    expect((await countsOf(id)).hides).toBe(1)
  })

  test('does not count for visitors, authors and whoever may not see it', async () => {
    const [author, blocked] = [await person('author'), await person('blocked')]
    const id = await clipped(author)
    await block(blocked, author)
    for (const who of [{}, author, blocked]) {
      const reply = await tell(who, [
        { type: 'share', clip: id },
        { type: 'hide', clip: id },
      ])
      expect(reply.statusCode).toBe(200)
    }
    expect(await countsOf(id)).toMatchObject({ shares: 0, hides: 0, isStale: false })
  })

  test('on several clips at once locks nobody out', async () => {
    const author = await person('author')
    const ids = await Promise.all([0, 1, 2, 3].map(() => clipped(author)))
    const people = await Promise.all(Array.from({ length: 10 }, () => person('viewer')))
    const replies = await Promise.all(
      people.map((viewer, index) =>
        tell(
          viewer,
          (index % 2 ? ids : ids.toReversed()).map((clip) => ({ type: 'share', clip })),
        ),
      ),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    for (const id of ids) expect((await countsOf(id)).shares).toBe(10)
  })
})
