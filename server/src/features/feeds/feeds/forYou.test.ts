import { impressionApi } from '@jes/contract/posts/impressions'
import { postApi } from '@jes/contract/posts/posts'
import { beforeEach, describe, expect, test } from 'vitest'
import { flushImpressions } from '#features/posts/impressions/buffer.ts'
import { follow, posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'
import { composeHome } from './home.ts'

let reader: Person
let author: Person

beforeEach(async () => {
  // Posts of other tests would come between the few posts that a test compares.
  await sql`delete from posts`
  ;[reader, author] = [await person('reader'), await person('author')]
})

/** The ids of For you, from the top. */
async function forYou(who = reader, language = 'en') {
  const query = { feed: 'home', limit: 50 } as const
  const options = { token: who.token, headers: { 'accept-language': language } }
  const { ads } = (await ask(postApi.list, { query }, options)).json<{ ads: { _id: string }[] }>()
  return ads.map(({ _id }) => _id)
}

async function show(...ids: string[]) {
  await reader.call(impressionApi.tell, { body: { ids } })
  await flushImpressions(sql)
}

async function open(id: string) {
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
  await ask(postApi.view, { params: { id } }, { token: reader.token, headers })
  await flushImpressions(sql)
}

/** Posts of people with many followers, so that they take no slot of a new voice. */
async function famous(count: number, traits: Parameters<typeof posted>[1] = {}) {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const star = await person('star')
    await sql`update users set follower_count = 5000 where id = ${star.id}`
    ids.push(await posted(star, { votes: 100 - index, hoursOld: 2, ...traits }))
  }
  return ids
}

describe('what was shown', () => {
  test('sinks, and after three times without a click it is gone', async () => {
    const [first, second, ...rest] = await famous(25)
    expect((await forYou()).slice(0, 2)).toEqual([first, second])

    await show(first!)
    const sunk = await forYou()
    expect(sunk[0]).toBe(second)
    expect(sunk.indexOf(first!)).toBeGreaterThan(5)
    await show(first!)
    expect(await forYou()).toContain(first)
    await show(first!)
    expect(await forYou()).not.toContain(first)
    expect((await forYou()).slice(0, 2)).toEqual([second, rest[0]])
  })

  test('is gone for this reader only', async () => {
    const [first] = await famous(22)
    for (let times = 0; times < 3; times++) await show(first!)
    expect(await forYou(await person('other'))).toContain(first)
  })

  test('comes back after seven days', async () => {
    const [first] = await famous(22)
    for (let times = 0; times < 3; times++) await show(first!)
    await sql`update impressions set last_at = now() - interval '7 days 1 minute'`
    expect(await forYou()).toContain(first)
  })

  test('is gone from followed people and new voices too', async () => {
    const friend = await person('friend')
    await follow(reader, friend)
    const [byFriend, byVoice] = [await posted(friend), await posted(author)]
    await famous(22)
    for (let times = 0; times < 3; times++) await show(byFriend, byVoice)
    const ids = await forYou()
    expect(ids).not.toContain(byFriend)
    expect(ids).not.toContain(byVoice)
  })

  test('comes again to a reader for whom nothing else is left', async () => {
    const ids = await famous(3)
    for (let times = 0; times < 3; times++) await show(...ids)
    expect(await forYou()).toEqual(ids)
  })
})

test('what was opened is gone at once', async () => {
  const [first, second] = await famous(25)
  await open(first!)
  const ids = await forYou()
  expect(ids).not.toContain(first)
  expect(ids[0]).toBe(second)
})

describe('affinity', () => {
  test('lifts the authors whom the reader votes for, saves and follows, and fades', async () => {
    const [loved] = await famous(1, { votes: 30 })
    await famous(1, { votes: 40 })
    const before = await forYou()
    expect(before.indexOf(loved!)).toBe(1)

    const star = await authorOf(loved!)
    for (let count = 0; count < 4; count++) {
      const old = await posted(star, { hoursOld: 400 })
      await reader.call(postApi.vote, { params: { id: old }, body: { value: 1 } })
      await sql`insert into bookmarks (user_id, post_id) values (${reader.id}, ${old})`
    }
    expect((await forYou())[0]).toBe(loved)

    await sql`update post_votes set created_at = created_at - interval '100 days' where user_id = ${reader.id}`
    await sql`update bookmarks set created_at = created_at - interval '100 days' where user_id = ${reader.id}`
    expect((await forYou())[0]).toBe(before[0])
  })

  test('lifts the authors under whose posts the reader writes', async () => {
    const [loved] = await famous(1, { votes: 30 })
    await famous(1, { votes: 40 })
    expect((await forYou()).indexOf(loved!)).toBe(1)

    const old = await posted(await authorOf(loved!), { hoursOld: 400 })
    for (let count = 0; count < 4; count++) await say(reader, old)
    expect((await forYou())[0]).toBe(loved)
  })

  test('puts the followed before the unknown', async () => {
    const [known] = await famous(1, { votes: 50 })
    const [unknown] = await famous(1, { votes: 60 })
    expect((await forYou())[0]).toBe(unknown)
    await follow(reader, await authorOf(known!))
    expect((await forYou())[0]).toBe(known)
  })
})

test('the language of the reader lifts a post', async () => {
  const [english, nepali] = await famous(2, { votes: 50 })
  await sql`update posts set language = 'ne' where id = ${nepali!}`
  expect((await forYou(reader, 'en')).slice(0, 2)).toEqual([english, nepali])
  expect((await forYou(reader, 'ne')).slice(0, 2)).toEqual([nepali, english])
})

test('followed people who write little are shown with older posts', async () => {
  await follow(reader, author)
  const old = await posted(author, { hoursOld: 30 * 24 })
  const star = await person('star')
  for (let count = 0; count < 100; count++) await posted(star)
  const { arranged } = await composeHome(sql, { id: reader.id, language: 'en' })
  expect(arranged).toContainEqual({ id: old, reason: 'following' })
})

describe('new voices', () => {
  test('get the sixth and the fourteenth place, the least shown first', async () => {
    await famous(20)
    const [fresh, shown, old] = [
      await posted(await person('voice'), { hoursOld: 20, votes: 0 }),
      await posted(await person('voice'), { hoursOld: 19, votes: 0 }),
      await posted(await person('voice'), { hoursOld: 25, votes: 0 }),
    ]
    await sql`
      insert into post_impressions (post_id, members) values (${fresh}, 3), (${shown}, 99), (${old}, 0)`
    const ids = await forYou()
    expect([ids[5], ids[13]]).toEqual([fresh, shown])
    expect(ids.slice(0, 20)).not.toContain(old)

    await sql`update post_impressions set members = 100 where post_id = ${shown}`
    expect((await forYou())[13]).not.toBe(shown)
  })

  test('are not those with many followers', async () => {
    await famous(20)
    const id = await posted(author, { votes: 0, hoursOld: 20 })
    expect((await forYou())[5]).toBe(id)
    await sql`update users set follower_count = 200 where id = ${author.id}`
    expect((await forYou())[5]).not.toBe(id)
  })
})

describe('the config', () => {
  test('is in every page of For you, and in no other list', async () => {
    await famous(3)
    const page = await reader.call(postApi.list, { query: { feed: 'home', limit: 2 } })
    const next = await reader.call(postApi.list, {
      query: { feed: 'home', limit: 2, cursor: page.nextCursor! },
    })
    const [config] = await sql`select role from feed_configs where id = ${page.configId!}`
    expect(config!.role).toMatch(/champion|challenger/)
    expect(next.configId).toBe(page.configId)
    expect(await reader.call(postApi.list, { query: { feed: 'latest' } })).not.toHaveProperty(
      'configId',
    )
    expect(await visitor.call(postApi.list, { query: { feed: 'home' } })).not.toHaveProperty(
      'configId',
    )
  })

  test('says how much a showing counts', async () => {
    const [first, second] = await famous(25)
    const { configId } = await reader.call(postApi.list, { query: { feed: 'home' } })
    await show(first!)
    expect((await forYou())[0]).toBe(second)
    await sql`update feed_configs set shown = 0.0001 where id = ${configId!}`
    expect((await forYou())[0]).toBe(first)
    await sql`update feed_configs set shown = 0.4 where id = ${configId!}`
  })
})

async function authorOf(id: string) {
  const [row] = await sql<[{ id: string }]>`select author_id as id from posts where id = ${id}`
  return row
}
