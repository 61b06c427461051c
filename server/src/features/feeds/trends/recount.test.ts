import { describe, expect, test } from 'vitest'
import { founded } from '#test/hubs.ts'
import { takeDown } from '#test/postings.ts'
import { crowd, HOUR, newTag, trendOf, trendsAt, wrote } from '#test/trending.ts'
import { person, sql } from '#test/world.ts'
import { recountTrends } from './recount.ts'

const DAY = 24 * HOUR

/** A moment of this week on Nepal's clock; long enough ago to be far from today. */
function inNepal(clock: string) {
  return Date.parse(`2031-03-10T${clock}+05:45`)
}

describe('what trends', () => {
  test('a burst of sixty people stands first', async () => {
    const [burst, talk] = [newTag('burst'), newTag('talk')]
    const people = await crowd(60)
    await wrote(people, burst, { at: Date.now() - HOUR })
    await wrote(people.slice(0, 8), talk, { at: Date.now() - HOUR })
    const [first] = await trendsAt()
    expect(first).toMatchObject({ hashtag: burst, count: 60 })
    expect((await trendOf(talk))!.score).toBeLessThan((await trendOf(burst))!.score / 10)
  })

  test('three accounts do not, however much they write', async () => {
    const spam = newTag('spam')
    const people = await crowd(3)
    for (let time = 0; time < 100; time++) await wrote(people, spam)
    expect(await trendOf(spam)).toBeNull()
  })

  test('four people do not, five do', async () => {
    const tag = newTag('five')
    const people = await crowd(5)
    await wrote(people.slice(0, 4), tag)
    expect(await trendOf(tag)).toBeNull()
    await wrote(people.slice(4), tag)
    expect(await trendOf(tag)).toMatchObject({ tag, count: 5 })
  })

  test('what is always big is no news', async () => {
    const [always, news] = [newTag('always'), newTag('news')]
    const people = await crowd(30)
    const now = Date.now()
    // As if trends had never been counted: the whole week is counted.
    await sql`delete from hashtag_hours`
    for (let hour = 0; hour < 7 * 24 + 8; hour++) {
      await wrote(people, always, { at: now - hour * HOUR })
    }
    await wrote(people.slice(0, 10), news, { at: now - HOUR })
    const shown = (await trendsAt(now)).map(({ hashtag }) => hashtag)
    expect(shown).toContain(news)
    expect(shown).not.toContain(always)
  })

  test('what comes every evening is no news in the evening', async () => {
    const [habit, news] = [newTag('habit'), newTag('news')]
    const people = await crowd(20)
    const now = inNepal('20:30:00')
    await sql`delete from hashtag_hours`
    for (let day = 0; day <= 7; day++) await wrote(people, habit, { at: now - day * DAY - 600_000 })
    for (let day = 0; day <= 7; day++) {
      await wrote(people, news, { at: now - day * DAY - (day === 0 ? 600_000 : 10 * HOUR) })
    }
    expect(await trendOf(habit, now)).toBeNull()
    expect(await trendOf(news, now)).not.toBeNull()
  })

  test('one account that writes more than a fifth of it spoils it, if it writes much', async () => {
    const [flooded, lively] = [newTag('flood'), newTag('lively')]
    const people = await crowd(8)
    for (const tag of [flooded, lively]) await wrote(people, tag)
    for (let time = 0; time < 7; time++) await wrote(people.slice(0, 1), flooded)
    for (let time = 0; time < 3; time++) await wrote(people.slice(0, 1), lively)
    expect(await trendOf(flooded)).toBeNull()
    expect(await trendOf(lively)).toMatchObject({ count: 11 })
  })

  test('new accounts count for less than a third', async () => {
    const [old, young] = [newTag('old'), newTag('young')]
    await wrote(await crowd(20), old)
    await wrote(await crowd(20, { daysOld: 2 }), young)
    const [more, less] = [await trendOf(old), await trendOf(young)]
    expect(more!.score).toBeCloseTo((20 - 2) ** 2 / 2)
    expect(less!.score).toBeCloseTo((6 - 2) ** 2 / 2)
  })

  test('spellings of one hashtag count together, and the most used one is shown', async () => {
    const tail = newTag('x')
    const people = await crowd(9)
    await wrote(people.slice(0, 3), `Dashain${tail}`)
    await wrote(people.slice(3, 7), `दशैं${tail}`)
    await wrote(people.slice(7, 9), `dashain${tail}`)
    expect(await trendOf(`dashain${tail}`)).toMatchObject({ tag: `Dashain${tail}`, count: 9 })
    await wrote(people.slice(0, 3), `दशैं${tail}`)
    expect(await trendOf(`dashain${tail}`)).toMatchObject({ tag: `दशैं${tail}`, count: 12 })
  })

  test('a post with two spellings is one post', async () => {
    const tail = newTag('y')
    const [first, ...others] = await wrote(await crowd(6), `Tihar${tail}`)
    await sql`
      insert into hashtags (tag, sound, spelling)
      select ${`तिहार${tail}`}, sound, ${`तिहार${tail}`} from hashtags where tag = ${`tihar${tail}`}`
    await sql`insert into post_hashtags (tag, post_id) values (${`तिहार${tail}`}, ${first!})`
    expect(await trendOf(`Tihar${tail}`)).toMatchObject({ count: 1 + others.length })
  })

  test('what was removed stops counting, and so does its peak', async () => {
    const tag = newTag('gone')
    const posts = await wrote(await crowd(12), tag)
    expect(await trendOf(tag)).toMatchObject({ count: 12 })
    await takeDown(posts[0]!)
    expect(await trendOf(tag)).toMatchObject({ count: 11 })
    for (const id of posts.slice(1, 9)) await takeDown(id)
    expect(await trendOf(tag)).toBeNull()
  })

  test('what stands in a private hub does not count', async () => {
    const tag = newTag('private')
    const hub = await founded(await person('owner'), { isPrivate: true })
    await wrote(await crowd(20), tag, { hub })
    expect(await trendOf(tag)).toBeNull()
  })
})

describe('time', () => {
  test('nothing begins anew at midnight in Nepal', async () => {
    const tag = newTag('midnight')
    const people = await crowd(20)
    await wrote(people.slice(0, 10), tag, { at: inNepal('23:59:59') })
    await wrote(people.slice(10), tag, { at: inNepal('00:00:00') + DAY })
    const trend = await trendOf(tag, inNepal('00:05:00') + DAY)
    expect(trend!.hours.slice(-2)).toEqual([10, 10])
    expect(trend!.score).toBeCloseTo((10 + 10 * Math.SQRT1_2 - 2) ** 2 / 2)
  })

  test('the line shows 24 hours, and what is older is not counted', async () => {
    const tag = newTag('line')
    const people = await crowd(10)
    const now = inNepal('12:30:00')
    await wrote(people, tag, { at: now })
    await wrote(people.slice(0, 3), tag, { at: inNepal('13:00:00') - DAY })
    await wrote(people.slice(0, 4), tag, { at: inNepal('12:59:59') - DAY })
    const { hours, count } = (await trendOf(tag, now))!
    expect(hours).toHaveLength(24)
    expect([hours[0], hours.at(-1), count]).toEqual([3, 10, 13])
  })

  test('a trend fades by half in four hours, and is forgotten after two days', async () => {
    const tag = newTag('peak')
    const [people, others] = [await crowd(40), await crowd(6)]
    const now = inNepal('09:10:00')
    await wrote(people, tag, { at: now - 60_000 })
    const peak = (await trendOf(tag, now))!.score
    expect(peak).toBeCloseTo((40 - 2) ** 2 / 2)
    expect((await trendOf(tag, now + 8 * HOUR))!.score).toBeCloseTo(peak / 4, 0)
    expect((await trendOf(tag, now + 20 * HOUR))!.score).toBeCloseTo(peak / 32, 0)
    // Somebody goes on using it, too few to trend.
    await wrote(others, tag, { at: now + 40 * HOUR })
    expect((await trendOf(tag, now + 47 * HOUR))!.score).toBeGreaterThan(0)
    expect(await trendOf(tag, now + 48 * HOUR)).toBeNull()
  })

  test('counting again changes nothing, also when two do it at once', async () => {
    await trendsAt()
    const before = await sql`select * from hashtag_hours order by hour, sound`
    const now = Date.now()
    await Promise.all([recountTrends(sql, now), recountTrends(sql, now)])
    expect(await sql`select * from hashtag_hours order by hour, sound`).toEqual(before)
    expect(before.length).toBeGreaterThan(5)
  })

  test('after a long pause the whole week is counted, and what is older goes', async () => {
    const tag = newTag('pause')
    const people = await crowd(4)
    const now = Date.now()
    await sql`delete from hashtag_hours`
    await wrote(people, tag, { at: now - 5 * DAY })
    await sql`insert into hashtag_hours (hour, sound, authors, uses) values (1000, 'old', 1, 1)`
    await recountTrends(sql, now)
    const stored = await sql`
      select o.authors from hashtag_hours o join hashtags h on h.sound = o.sound and h.tag = ${tag}`
    expect(stored.map(({ authors }) => authors)).toEqual([4])
    expect(await sql`select from hashtag_hours where sound = 'old'`).toHaveLength(0)
  })
})

describe('what waits for the staff', () => {
  async function isHeld(tag: string) {
    await recountTrends(sql)
    const [row] = await sql`select is_held from trends where tag = ${tag}`
    return row?.isHeld
  }

  test('a hashtag of which more than three in ten posts were removed', async () => {
    const tag = newTag('removed')
    const hub = await founded(await person('owner'))
    const posts = await wrote(await crowd(20), tag, { hub })
    for (const id of posts.slice(0, 6)) await sql`select moderate_post(${id}, 'removed')`
    expect(await isHeld(tag)).toBe(false)
    await sql`select moderate_post(${posts[6]!}, 'removed')`
    expect(await isHeld(tag)).toBe(true)
  })

  test('a hashtag with a word of the list, but not one that only holds its letters', async () => {
    const [rude, plain] = [`Shit_${newTag()}`, `Shital${newTag()}`]
    const people = await crowd(6)
    for (const tag of [rude, plain]) await wrote(people, tag)
    expect(await isHeld(rude)).toBe(true)
    expect(await isHeld(plain)).toBe(false)
  })
})
