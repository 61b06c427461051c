import { districts } from '@jes/contract/core/districts'
import { userApi } from '@jes/contract/core/users'
import { placeApi } from '@jes/contract/feeds/places'
import { trendingApi } from '@jes/contract/feeds/trending'
import { firstStepsApi } from '@jes/contract/welcome/firstSteps'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertHashtags } from '#features/core/searchIndex/hashtags.ts'
import { founded } from '#test/hubs.ts'
import { block, posted } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { crowd, HOUR, newTag, wrote } from '#test/trending.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'
import { recountDistricts } from './recount.ts'

type Caller = Pick<Person, 'call'>

let author: Person

beforeEach(async () => {
  // Posts of other tests would be of the same districts.
  await sql`delete from posts`
  await sql`update hubs set district = null, tags = '{}'`
  await sql`update users set district = null`
  author = await person('author')
})

function live(who: Person, district: string | null) {
  return who.call(userApi.updateMe, { body: { district } })
}

async function newestOf(key: string, who: Caller = visitor) {
  const { ads } = await who.call(placeApi.posts, { params: { key }, query: {} })
  return ads.map(({ _id }) => _id)
}

function pageOf(key: string, who: Caller = visitor) {
  return who.call(placeApi.find, { params: { key } })
}

async function tagged(hashtag: string) {
  await insertHashtags(sql, [hashtag])
  return posted(author, { hashtags: [hashtag] })
}

describe('a post is of a district', () => {
  test('by a hashtag that names the district or a town of it, in either script', async () => {
    const posts = []
    for (const tag of ['kaski', 'कास्की', 'pokhara', 'पोखरा']) posts.unshift(await tagged(tag))
    await tagged('biratnagar')
    await recountDistricts(sql)
    expect(await newestOf('kaski')).toEqual(posts)
    expect((await newestOf('morang')).length).toBe(1)
  })

  test('by what its hub says, whoever wrote it; else by the tags of the hub', async () => {
    const [said, tags] = [await founded(author), await founded(author, { tags: ['पोखरा'] })]
    await sql`update hubs set district = 'jhapa' where id = ${said.id}`
    await live(author, 'Ilam')
    const inJhapa = await posted(author, { hub: said })
    const inKaski = await posted(author, { hub: tags })
    await recountDistricts(sql)
    expect(await newestOf('jhapa')).toEqual([inJhapa])
    expect(await newestOf('kaski')).toEqual([inKaski])
    expect(await newestOf('ilam')).toEqual([])
  })

  test('by the profile of its author, and no more when that is taken off', async () => {
    await live(author, 'मनाङ')
    const post = await posted(author)
    await recountDistricts(sql)
    expect(await newestOf('manang')).toEqual([post])
    await live(author, null)
    expect(await newestOf('manang')).toEqual([])
    expect((await pageOf('manang')).users).toEqual([])
  })

  test('not by a district that a member keeps to themselves', async () => {
    await author.call(firstStepsApi.update, { body: { district: 'humla' } })
    await posted(author)
    await recountDistricts(sql)
    expect(await newestOf('humla')).toEqual([])
  })

  test('for a month', async () => {
    await live(author, 'Dolpa')
    const young = await posted(author, { hoursOld: 29 * 24 })
    await posted(author, { hoursOld: 31 * 24 })
    await recountDistricts(sql)
    expect(await newestOf('dolpa')).toEqual([young])
    await recountDistricts(sql, Date.now() + 48 * HOUR)
    expect(await newestOf('dolpa')).toEqual([])
  })
})

describe('the page of a district', () => {
  test('shows its trends, rising posts, hubs and people in one answer', async () => {
    await live(author, 'Mustang')
    const people = await crowd(4)
    await sql`update users set district = 'mustang' where id = any(${people}::bigint[])`
    const tag = newTag()
    await wrote(people, tag)
    const rising = await posted(author, { votes: 50 })
    const hub = await founded(author)
    await sql`update hubs set district = 'mustang' where id = ${hub.id}`
    await recountDistricts(sql)

    const page = await pageOf('mustang')
    expect(page).toMatchObject({ key: 'mustang', memberCount: 5, postsOfDay: 5 })
    expect(page.trends).toMatchObject([{ hashtag: tag, category: 'Trending', count: 4 }])
    expect(page.trends[0]!.hours).toHaveLength(24)
    expect(page.trends[0]!.hours.reduce((sum, posts) => sum + posts)).toBe(4)
    expect(page.posts.map(({ _id }) => _id)).toEqual([rising])
    expect(page.jehubs.map(({ _id }) => _id)).toEqual([hub.id])
    expect(page.users.map(({ _id }) => _id)).toContain(author.id)
  })

  test('has no trend of two people, of a place, or of what the staff hid', async () => {
    const people = await crowd(6)
    await sql`update users set district = 'Banke' where id = any(${people}::bigint[])`
    const [few, hidden] = [newTag('few'), newTag('hidden')]
    await wrote(people.slice(0, 2), few)
    await wrote(people, hidden)
    await wrote(people, 'nepalgunj')
    await recountDistricts(sql)
    expect((await pageOf('banke')).trends.map(({ hashtag }) => hashtag)).toEqual([hidden])
    const mod = await staff('moderator')
    await mod.call(trendingApi.hide, { body: { hashtag: hidden, reason: 'Sold by bots' } })
    const { trends } = await (await person('reader')).call(placeApi.find, {
      params: { key: 'banke' },
    })
    expect(trends).toEqual([])
  })

  test('leaves out private hubs, and people with a block between them', async () => {
    const reader = await person('reader')
    const hub = await founded(author, { isPrivate: true })
    await sql`update hubs set district = 'rasuwa' where id = ${hub.id}`
    await live(author, 'Rasuwa')
    await posted(author, { hub })
    const post = await posted(author)
    await recountDistricts(sql)
    expect(await newestOf('rasuwa', reader)).toEqual([post])
    expect((await pageOf('rasuwa', reader)).jehubs).toEqual([])
    await block(author, reader)
    expect(await newestOf('rasuwa', reader)).toEqual([])
    expect((await pageOf('rasuwa', reader)).users).toEqual([])
  })

  test('is read page by page, each post once', async () => {
    await live(author, 'Bara')
    const posts = []
    for (let count = 0; count < 5; count++) posts.unshift(await posted(author))
    await recountDistricts(sql)
    const params = { key: 'bara' }
    const first = await visitor.call(placeApi.posts, { params, query: { limit: '3' } })
    const query = { limit: '3', cursor: first.nextCursor! }
    const second = await visitor.call(placeApi.posts, { params, query })
    expect([...first.ads, ...second.ads].map(({ _id }) => _id)).toEqual(posts)
    expect(second.nextCursor).toBeNull()
  })

  test('is there for the 77 and no other', async () => {
    const list = await visitor.call(placeApi.list, {})
    expect(list.districts.map(({ key }) => key)).toEqual(districts.map(({ key }) => key))
    for (const key of ['atlantis', 'Kaski', 'kaski%00'])
      expect((await ask(placeApi.find, { params: { key } })).statusCode).toBe(400)
  })
})

describe('near me', () => {
  test('is of the district that I chose for myself, then of its province', async () => {
    const reader = await person('reader')
    await reader.call(firstStepsApi.update, { body: { district: 'parbat' } })
    const [own, around, far] = [await founded(author), await founded(author), await founded(author)]
    await sql`update hubs set district = 'parbat' where id = ${own.id}`
    await sql`update hubs set district = 'kaski', heat = 9 where id = ${around.id}`
    await sql`update hubs set district = 'jhapa', heat = 9 where id = ${far.id}`
    const near = await reader.call(placeApi.near, {})
    expect(near.district).toBe('parbat')
    expect(near.jehubs.map(({ _id }) => _id)).toEqual([own.id, around.id])
  })

  test('is of the district on my profile, else of none', async () => {
    const reader = await person('reader')
    const nowhere = { district: null, trends: [], posts: [], jehubs: [] }
    expect(await reader.call(placeApi.near, {})).toEqual(nowhere)
    await live(reader, 'कास्की')
    expect((await reader.call(placeApi.near, {})).district).toBe('kaski')
    await live(reader, 'Doha')
    expect(await reader.call(placeApi.near, {})).toEqual(nowhere)
  })

  test('is nothing for visitors', async () => {
    expect((await ask(placeApi.near, {})).statusCode).toBe(401)
  })
})
