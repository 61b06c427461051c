import { type HubQuery, hubApi } from '@jes/contract/hubs/hubs'
import { describe, expect, test } from 'vitest'
import { banned, founded, joined } from '#test/hubs.ts'
import { block, posted } from '#test/postings.ts'
import { newName, person, sql, visitor } from '#test/world.ts'

type HubListRequest = Partial<Omit<HubQuery, 'page' | 'limit'>> & { page?: number; limit?: number }

async function list(who: Pick<typeof visitor, 'call'>, query: HubListRequest) {
  return who.call(hubApi.list, { query })
}

/** Names of hubs under a tag of this test alone. */
async function namesOf(who: Pick<typeof visitor, 'call'>, query: HubListRequest) {
  return (await list(who, query)).jehubs.map(({ name }) => name)
}

async function sizes(tag: string, members: number[]) {
  const owner = await person('owner')
  const hubs = []
  for (const count of members) {
    const hub = await founded(owner, { tags: [tag] })
    await sql`update hubs set member_count = ${count} where id = ${hub.id}`
    hubs.push(hub)
  }
  return hubs
}

describe('the list of hubs', () => {
  test('is by members, by age or by name, page by page, and misses none', async () => {
    const tag = newName('tag')
    const hubs = await sizes(tag, [2, 9, 5, 5, 7])
    const names = hubs.map(({ name }) => name)
    const orders = {
      popular: [1, 4, 3, 2, 0].map((at) => names[at]),
      new: [...names].reverse(),
      az: [...names].sort(),
    }
    for (const [sort, expected] of Object.entries(orders)) {
      const input = { tag, sort: sort as keyof typeof orders, limit: 2 }
      const seen: string[] = []
      const pages: number[] = []
      let cursor: string | undefined
      do {
        const page = await list(visitor, { ...input, cursor })
        seen.push(...page.jehubs.map(({ name }) => name))
        pages.push(page.currentPage)
        expect(page).toMatchObject({ total: 5, totalPages: 3 })
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(expected)
      expect(pages).toEqual([1, 2, 3])
      expect(await namesOf(visitor, { ...input, page: 2 })).toEqual(expected.slice(2, 4))
    }
  })

  test('shows private hubs to their members alone, in the rows and in the total', async () => {
    const tag = newName('tag')
    const [owner, outsider, member, out] = [
      await person('owner'),
      await person('outsider'),
      await person('member'),
      await person('out'),
    ]
    const open = await founded(owner, { tags: [tag] })
    const secret = await founded(owner, { tags: [tag], isPrivate: true })
    await joined(secret, member)
    await banned(secret, out)
    for (const who of [visitor, outsider, out]) {
      expect(await list(who, { tag, sort: 'new' })).toMatchObject({
        jehubs: [{ name: open.name, joinState: 'none' }],
        total: 1,
      })
      expect(await namesOf(who, { q: secret.name })).toEqual([])
    }
    const seen = await list(member, { tag, sort: 'new' })
    expect(seen.jehubs.map(({ name, joinState }) => [name, joinState])).toEqual([
      [secret.name, 'member'],
      [open.name, 'none'],
    ])
    expect(seen.total).toBe(2)
    expect(await namesOf(member, { q: secret.name })).toEqual([secret.name])
  })

  test('finds by the beginning of words of the name and the description, in both scripts', async () => {
    const owner = await person('owner')
    const word = newName('zz').replace('_', '')
    const [name, tale] = [`Trek ${word}`, `मोमो ${word}`]
    await founded(owner, { name, description: 'Paths above the क्लाउड line' })
    await founded(owner, { name: tale, description: '100% स्वादिलो, a_b and c' })
    expect(await namesOf(visitor, { q: `${word} TRE` })).toEqual([name])
    expect(await namesOf(visitor, { q: `abov ${word}` })).toEqual([name])
    expect(await namesOf(visitor, { q: `मोम ${word}` })).toEqual([tale])
    expect(await namesOf(visitor, { q: `स्वादि ${word}` })).toEqual([tale])
    expect(await namesOf(visitor, { q: `100% ${word}` })).toEqual([tale])
    for (const q of [
      `rek ${word}`,
      `%% ${word}`,
      `_ ${word}`,
      `Pat%above ${word}`,
      "' or 1=1 --",
    ]) {
      expect(await namesOf(visitor, { q })).toEqual([])
    }
    expect((await namesOf(visitor, { q: '  ', limit: 1 })).length).toBe(1)
    expect(await namesOf(visitor, { q: `momo ${word}` })).toEqual([tale])
    expect(await namesOf(visitor, { q: `ट्रेक ${word}` })).toEqual([name])
  })

  test('may be of those that I am in', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const [one, secret] = [await founded(owner), await founded(owner, { isPrivate: true })]
    await founded(owner)
    await joined(one, sita)
    await joined(secret, sita)
    expect(await list(sita, { joined: 'true', sort: 'new' })).toMatchObject({
      jehubs: [{ name: secret.name }, { name: one.name }],
      total: 2,
    })
    expect(await list(visitor, { joined: 'true' })).toMatchObject({ jehubs: [], total: 0 })
  })

  test('does not hold what is closed', async () => {
    const tag = newName('tag')
    const [hub] = await sizes(tag, [3])
    await sql`update hubs set closed_at = now() where id = ${hub!.id}`
    expect(await list(visitor, { tag })).toMatchObject({ jehubs: [], total: 0, totalPages: 0 })
  })

  test.each([
    { sort: 'email' },
    { page: 0 },
    { page: 1_001 },
    { limit: 51 },
    { cursor: 'x' },
    { q: 'q'.repeat(101) },
    { tag: 't'.repeat(31) },
    { joined: 'yes' },
  ])('refuses %j', async (query) => {
    await expect(list(visitor, query as HubListRequest)).rejects.toMatchObject({ status: 400 })
  })
})

describe('the popular hubs', () => {
  test('are public, even to the members of a private one', async () => {
    const owner = await person('owner')
    const [open, secret] = [await founded(owner), await founded(owner, { isPrivate: true })]
    await sql`update hubs set member_count = 100000 + is_private::int where id in (${open.id}, ${secret.id})`
    for (const [who, joinState] of [
      [owner, 'member'],
      [visitor, 'none'],
    ] as const) {
      const { jehubs } = await who.call(hubApi.popular, { query: { limit: 1 } })
      expect(jehubs).toMatchObject([{ name: open.name, joinState }])
    }
  })

  test('their tags are counted without the private ones', async () => {
    const tag = newName('tag')
    const hubs = await sizes(tag, [200_000, 200_000, 200_000])
    await sql`update hubs set is_private = true where id = ${hubs[0]!.id}`
    const { tags } = await visitor.call(hubApi.tags, {})
    expect(tags.find((row) => row.tag === tag)).toEqual({ tag, count: 2 })
  })
})

describe('my hubs', () => {
  test('begin with those where I posted of late, then go by name', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const start = newName('hub')
    const hubs = []
    for (const end of ['d', 'c', 'b', 'a']) {
      const hub = await founded(owner, { name: start + end, isPrivate: end === 'b' })
      await joined(hub, sita, end === 'a' ? 'moderator' : 'member')
      hubs.push(hub)
    }
    await posted(sita, { hub: hubs[0]! })
    await posted(sita, { hub: hubs[1]! })
    await posted(owner, { hub: hubs[3]! })
    const { jehubs } = await sita.call(hubApi.mine, {})
    expect(jehubs.map(({ name, myRole }) => [name.slice(-1), myRole])).toEqual([
      ['c', 'member'],
      ['d', 'member'],
      ['a', 'moderator'],
      ['b', 'member'],
    ])
    await expect(visitor.call(hubApi.mine, {})).rejects.toMatchObject({ status: 401 })
  })
})

describe('related hubs', () => {
  test('share tags, the most first, and are public', async () => {
    const owner = await person('owner')
    const [a, b] = [newName('a'), newName('b')]
    const hub = await founded(owner, { tags: [a, b] })
    const one = await founded(owner, { tags: [a] })
    const two = await founded(owner, { tags: [a, b] })
    await sql`update hubs set member_count = 50 where id = ${one.id}`
    await founded(owner, { tags: [a, b], isPrivate: true })
    await founded(owner, { tags: [newName('c')] })
    const { jehubs } = await owner.call(hubApi.related, { params: { id: hub.name } })
    expect(jehubs.map(({ name }) => name)).toEqual([two.name, one.name])
  })
})

describe('the page of a hub', () => {
  test('names the team, without who is on the other side of a block', async () => {
    const [owner, aide, sita] = [await person('owner'), await person('aide'), await person('sita')]
    const hub = await founded(owner)
    await joined(hub, aide, 'moderator')
    await block(aide, sita)
    const params = { id: hub.name }
    const { team } = await visitor.call(hubApi.find, { params })
    expect(team.map(({ _id, role }) => [_id, role])).toEqual([
      [owner.id, 'owner'],
      [aide.id, 'moderator'],
    ])
    expect((await sita.call(hubApi.find, { params })).team.map(({ _id }) => _id)).toEqual([
      owner.id,
    ])
  })

  test('says who may post: verified members, in private only those inside, nobody banned', async () => {
    const [owner, newcomer, out] = [
      await person('owner'),
      await person('new', { isVerified: false }),
      await person('out'),
    ]
    const hub = await founded(owner)
    await banned(hub, out)
    const canPost = async (who: Pick<typeof visitor, 'call'>) =>
      (await who.call(hubApi.find, { params: { id: hub.id } })).canPost
    expect(await canPost(visitor)).toBe(false)
    expect(await canPost(newcomer)).toBe(false)
    expect(await canPost(out)).toBe(false)
    expect(await canPost(await person('anybody'))).toBe(true)
  })
})
