import { impressionApi } from '@jes/contract/posts/impressions'
import { postApi } from '@jes/contract/posts/posts'
import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { block, posted, takeDown } from '#test/postings.ts'
import { type app, appWith, ask, type Person, person, sql, visitor } from '#test/world.ts'
import { flushImpressions } from './buffer.ts'
import { impressionCrontab, impressionTasks, sweepImpressions } from './tasks.ts'

async function show(who: Person, ...ids: string[]) {
  await who.call(impressionApi.tell, { body: { ids } })
  await flushImpressions(sql)
}

async function open(who: Person, id: string) {
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
  await ask(postApi.view, { params: { id } }, { token: who.token, headers })
  await flushImpressions(sql)
}

async function stored(who: Person) {
  const rows = await sql<{ id: string; times: number; isOpened: boolean }[]>`
    select post_id as id, times, opened_at is not null as is_opened
    from impressions where user_id = ${who.id} order by post_id`
  return [...rows]
}

async function membersOf(id: string) {
  const [row] = await sql`select members from post_impressions where post_id = ${id}`
  return row?.members ?? 0
}

describe('what was on the screen', () => {
  test('is counted for the member, and the member once for the post', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const [first, second] = [await posted(sita), await posted(sita)]

    await show(hari, first, second, first)
    await show(hari, first)
    await show(gita, first)
    expect(await stored(hari)).toEqual([
      { id: first, times: 2, isOpened: false },
      { id: second, times: 1, isOpened: false },
    ])
    expect(await membersOf(first)).toBe(2)
    expect(await membersOf(second)).toBe(1)
  })

  test('is not counted where the member could not see it, nor for one’s own posts', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [gone, own, hidden] = [await posted(sita), await posted(hari), await posted(sita)]
    await takeDown(gone)
    await show(hari, gone, own, '1')
    expect(await stored(hari)).toEqual([])

    await block(sita, hari)
    await show(hari, hidden)
    expect(await stored(hari)).toEqual([])
    expect(await membersOf(hidden)).toBe(0)
  })

  test('of many members at once adds up', async () => {
    const sita = await person('sita')
    const ids = [await posted(sita), await posted(sita), await posted(sita)]
    const people = await Promise.all(Array.from({ length: 8 }, () => person('reader')))
    await Promise.all(
      people.map((reader, index) => show(reader, ...(index % 2 ? ids : ids.toReversed()))),
    )
    expect(await Promise.all(ids.map(membersOf))).toEqual([8, 8, 8])
  })

  test('survives a member who left meanwhile', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const id = await posted(sita)
    await hari.call(impressionApi.tell, { body: { ids: [id] } })
    await sql`delete from users where id = ${hari.id}`
    await show(gita, id)
    expect(await membersOf(id)).toBe(1)
  })
})

describe('what was opened', () => {
  test('is remembered beside how often it was shown', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [shown, linked] = [await posted(sita), await posted(sita)]
    await show(hari, shown)
    await open(hari, shown)
    await open(hari, linked)
    expect(await stored(hari)).toEqual([
      { id: shown, times: 1, isOpened: true },
      { id: linked, times: 0, isOpened: true },
    ])
    expect(await membersOf(shown)).toBe(1)
    expect(await membersOf(linked)).toBe(0)

    await show(hari, linked)
    expect(await membersOf(linked)).toBe(1)
  })

  test('by its author says nothing', async () => {
    const sita = await person('sita')
    await open(sita, await posted(sita))
    expect(await stored(sita)).toEqual([])
  })
})

describe('the endpoint', () => {
  test('is for members', async () => {
    const attempt = visitor.call(impressionApi.tell, { body: { ids: ['1'] } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    {},
    { ids: 'all' },
    { ids: ['x'] },
    { ids: [7] },
    { ids: Array.from({ length: 101 }, (_, index) => String(index + 1)) },
  ])('rejects what is no list of posts', async (body) => {
    const { token } = await person('sita')
    const reply = await ask(impressionApi.tell, { body: body as { ids: string[] } }, { token })
    expect(reply.statusCode).toBe(422)
  })

  describe('with limits', () => {
    let limited: typeof app
    beforeAll(async () => {
      limited = await appWith({ RATE_LIMIT: true })
    })
    afterAll(() => limited.close())

    test('opens 120 times in five minutes', async () => {
      const { token } = await person('sita')
      const report = () => ask(impressionApi.tell, { body: { ids: [] } }, { token }, limited)
      const replies = await Promise.all(Array.from({ length: 120 }, report))
      expect(replies.every((reply) => reply.statusCode === 204)).toBe(true)
      expect((await report()).statusCode).toBe(429)
    })
  })
})

describe('the sweep', () => {
  test('forgets what was shown two weeks ago, and nothing younger', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [old, young] = [await posted(sita), await posted(sita)]
    await show(hari, old, young)
    await sql`
      update impressions set last_at = now() - interval '14 days 1 minute' where post_id = ${old}`
    await sweepImpressions()
    expect(await stored(hari)).toEqual([{ id: young, times: 1, isOpened: false }])
  })

  test('is known to the clock', () => {
    for (const { task } of parseCrontab(impressionCrontab))
      expect(impressionTasks).toHaveProperty(task)
  })
})
