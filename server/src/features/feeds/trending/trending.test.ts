import { trendingApi } from '@jes/contract/feeds/trending'
import { beforeAll, describe, expect, test } from 'vitest'
import { recountTrends } from '#features/feeds/trends/recount.ts'
import { warmHubs } from '#features/feeds/trends/warm.ts'
import { clipped } from '#test/clipped.ts'
import { founded, joined } from '#test/hubs.ts'
import { report, statusOf } from '#test/moderating.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { crowd, newTag, wrote } from '#test/trending.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

let [staff, member]: Person[] = []
beforeAll(async () => {
  staff = await person('staff', { role: 'moderator' })
  member = await person('member')
})

async function listed(language = 'en') {
  const reply = await ask(
    trendingApi.list,
    { query: { limit: 50 } },
    { headers: { 'accept-language': language } },
  )
  return reply.json<{ trending: { hashtag: string; category: string }[] }>().trending
}

async function isListed(hashtag: string) {
  return (await listed()).some((trend) => trend.hashtag === hashtag)
}

async function hide(hashtag: string, who = staff!, reason = 'Not fit to be shown') {
  return who.call(trendingApi.hide, { body: { hashtag, reason } })
}

/** A hashtag that trends. */
async function trending(word: string) {
  const tag = newTag(word)
  await wrote(await crowd(8), tag)
  await recountTrends(sql)
  return tag
}

describe('the hashtags', () => {
  test('have a category in the language of the reader, a count and 24 hours', async () => {
    const tag = await trending('dashain_')
    const { trending: all } = await visitor.call(trendingApi.list, { query: { limit: 50 } })
    const trend = all.find(({ hashtag }) => hashtag === tag)!
    expect(trend).toMatchObject({ category: 'Festivals', count: 8 })
    expect(trend.hours).toHaveLength(24)
    expect(trend.hours.reduce((sum, uses) => sum + uses)).toBe(8)
    const inNepali = (await listed('ne')).find(({ hashtag }) => hashtag === tag)
    expect(inNepali?.category).toBe('चाडपर्व')
  })

  test('are as many as were requested', async () => {
    for (const word of ['one', 'two', 'three']) await trending(word)
    const { trending: two } = await visitor.call(trendingApi.list, { query: { limit: 2 } })
    expect(two).toHaveLength(2)
  })
})

describe('the staff', () => {
  test('hides a hashtag at once, in all spellings, and recounts do not bring it back', async () => {
    const tail = newTag('z')
    await wrote(await crowd(8), `तिहार${tail}`)
    await recountTrends(sql)
    expect(await isListed(`तिहार${tail}`)).toBe(true)
    await hide(`#Tihar${tail}`)
    expect(await isListed(`तिहार${tail}`)).toBe(false)
    await wrote(await crowd(30), `Tihar${tail}`)
    await recountTrends(sql)
    const shown = (await listed()).map(({ hashtag }) => hashtag.toLowerCase())
    expect(shown).not.toContain(`tihar${tail}`)
  })

  test('shows it again; both are logged with who and why', async () => {
    const tag = await trending('again')
    expect(await hide(tag, staff, 'A mistake')).toEqual({ isHidden: true })
    const shown = await staff!.call(trendingApi.show, { body: { hashtag: tag } })
    expect(shown).toEqual({ isHidden: false })
    expect(await isListed(tag)).toBe(true)
    const log = await sql`select act, reason, by_id from trend_log where tag = ${tag} order by id`
    expect(log).toEqual([
      { act: 'hide', reason: 'A mistake', byId: staff!.id },
      { act: 'show', reason: '', byId: staff!.id },
    ])
  })

  test('sees what is hidden and what waits, and lets it through for good', async () => {
    const [hidden, doubtful] = [await trending('hidden'), await trending('porn_')]
    await hide(hidden, staff, 'Names a private person')
    const { trending: held } = await staff!.call(trendingApi.held, {})
    expect(held).toContainEqual(
      expect.objectContaining({
        hashtag: hidden,
        state: 'hidden',
        reason: 'Names a private person',
        by: expect.objectContaining({ username: staff!.username }),
      }),
    )
    expect(held).toContainEqual(
      expect.objectContaining({
        hashtag: doubtful,
        state: 'review',
        reason: 'A word in it is on our list',
        by: null,
      }),
    )
    expect(await isListed(doubtful)).toBe(false)
    await staff!.call(trendingApi.show, { body: { hashtag: doubtful } })
    expect(await isListed(doubtful)).toBe(true)
    await recountTrends(sql)
    expect(await isListed(doubtful)).toBe(true)
  })

  test('is the only one at these endpoints', async () => {
    const tag = await trending('endpoints')
    const admin = await person('admin', { role: 'admin' })
    const tries = (who: Pick<Person, 'call'>) =>
      Promise.all([
        statusOf(who.call(trendingApi.hide, { body: { hashtag: tag, reason: 'Because' } })),
        statusOf(who.call(trendingApi.held, {})),
      ])
    expect(await tries(visitor)).toEqual([401, 401])
    expect(await tries(member!)).toEqual([403, 403])
    const show = { body: { hashtag: tag } }
    expect(await statusOf(visitor.call(trendingApi.show, show))).toBe(401)
    expect(await statusOf(member!.call(trendingApi.show, show))).toBe(403)
    expect(await isListed(tag)).toBe(true)
    expect(await sql`select from trend_log where tag = ${tag}`).toHaveLength(0)
    expect(await tries(admin)).toEqual([200, 200])
  })

  test('gives a reason, and shows nothing that was not hidden', async () => {
    const tag = await trending('reason')
    expect(await statusOf(hide(tag, staff, 'no'))).toBe(422)
    expect(await statusOf(hide(tag, staff, 'x'.repeat(301)))).toBe(422)
    expect(await statusOf(hide('', staff))).toBe(422)
    expect(await statusOf(staff!.call(trendingApi.show, { body: { hashtag: tag } }))).toBe(404)
  })
})

describe('rising posts', () => {
  async function rising(who: Pick<Person, 'call'> = visitor, limit = 50) {
    const { ads } = await who.call(trendingApi.posts, { query: { limit } })
    return ads.map(({ _id }) => _id)
  }

  test('stand by what others gave them against their age', async () => {
    const author = await person('author')
    const slow = await posted(author, { hoursOld: 30, votes: 40 })
    const quick = await posted(author, { hoursOld: 1, votes: 20 })
    const unread = await posted(author, { votes: 1 })
    const old = await posted(author, { hoursOld: 49, votes: 900 })
    const ids = await rising()
    expect(ids.indexOf(quick)).toBeGreaterThan(-1)
    expect(ids.indexOf(slow)).toBeGreaterThan(ids.indexOf(quick))
    expect(ids).not.toContain(unread)
    expect(ids).not.toContain(old)
  })

  test('leave out what is private, gone, or of somebody blocked', async () => {
    const author = await person('author')
    const hub = await founded(author, { isPrivate: true })
    const inside = await posted(author, { votes: 50, hub })
    const gone = await posted(author, { votes: 50 })
    const open = await posted(author, { votes: 50 })
    await takeDown(gone)
    expect(await rising()).toContain(open)
    expect(await rising(author)).not.toContain(inside)
    expect(await rising()).not.toContain(gone)
    await block(member!, author)
    expect(await rising(member!)).not.toContain(open)
  })

  test('are read page by page, none twice', async () => {
    const author = await person('author')
    for (let votes = 10; votes < 17; votes++) await posted(author, { votes })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 3, ...(cursor && { cursor }) }
      const page = await visitor.call(trendingApi.posts, { query })
      seen.push(...page.ads.map(({ _id }) => _id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen.length).toBeGreaterThanOrEqual(7)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('the best clips', () => {
  test('are of the last week, by rank, and public', async () => {
    const author = await person('author')
    const hub = await founded(author, { isPrivate: true })
    const plain = await clipped(author, { hoursOld: 3 })
    const loved = await clipped(author, { hoursOld: 5 })
    const old = await clipped(author, { hoursOld: 8 * 24 })
    const inside = await clipped(author, { hub })
    await sql`update clip_counts set rank = rank + 2 where post_id in (${loved}, ${old}, ${inside})`
    const { ads } = await visitor.call(trendingApi.clips, { query: { limit: 50 } })
    expect(ads.map(({ _id }) => _id)).toEqual([loved, plain])
  })
})

describe('warm hubs', () => {
  async function warm() {
    await warmHubs(sql)
    const { jehubs } = await visitor.call(trendingApi.hubs, { query: { limit: 50 } })
    return jehubs.map(({ _id }) => _id)
  }

  test('are those that grew and spoke in the last week', async () => {
    const owner = await person('owner', { daysOld: 300 })
    const [growing, sleeping] = [await founded(owner), await founded(owner, { daysOld: 100 })]
    for (const id of await crowd(6)) await joined(growing, { id })
    for (const id of await crowd(9)) await joined(sleeping, { id })
    await sql`
      update hub_members set created_at = now() - interval '30 days' where hub_id = ${sleeping.id}`
    const ids = await warm()
    expect(ids.indexOf(growing.id)).toBeGreaterThan(-1)
    expect(ids.indexOf(sleeping.id)).toBeGreaterThan(ids.indexOf(growing.id))
    await wrote(await crowd(60), newTag('hub'), { hub: sleeping })
    const later = await warm()
    expect(later.indexOf(sleeping.id)).toBeLessThan(later.indexOf(growing.id))
  })

  test('cool down where much is reported, and private ones are never among them', async () => {
    const owner = await person('owner')
    const [fine, rough, hidden] = [
      await founded(owner),
      await founded(owner),
      await founded(owner, { isPrivate: true }),
    ]
    for (const hub of [fine, rough, hidden]) await wrote(await crowd(10), newTag('hub'), { hub })
    const [first] = await sql`select post_id from post_stats where hub_id = ${rough.id}`
    for (const name of ['a', 'b', 'c', 'd']) {
      await report(await person(name), 'post', first!.postId)
    }
    const ids = await warm()
    expect(ids.indexOf(rough.id)).toBeGreaterThan(ids.indexOf(fine.id))
    expect(ids.indexOf(fine.id)).toBeGreaterThan(-1)
    expect(ids).not.toContain(hidden.id)
    const mine = await owner.call(trendingApi.hubs, { query: { limit: 50 } })
    expect(mine.jehubs.map(({ _id }) => _id)).not.toContain(hidden.id)
  })
})
