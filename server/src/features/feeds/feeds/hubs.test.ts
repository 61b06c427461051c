import { hubApi } from '@jes/contract/hubs/hubs'
import { type PostPage, postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { block, follow, posted } from '#test/postings.ts'
import { ask, person, sql, visitor } from '#test/world.ts'

const ids = ({ ads }: { ads: { _id: string }[] }) => ads.map(({ _id }) => _id)

describe('the posts of a hub', () => {
  test('by rank, by age and by score, pinned ones first', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const old = await posted(owner, { hub, hoursOld: 60, votes: 90 })
    const loved = await posted(owner, { hub, hoursOld: 20, votes: 40 })
    const fresh = await posted(owner, { hub, hoursOld: 1 })
    const pinned = await posted(owner, { hub, hoursOld: 90 })
    await posted(owner)
    await sql`update posts set is_hub_pinned = true where id = ${pinned}`

    const params = { id: hub.name }
    const list = async (sort: 'hot' | 'new' | 'top', t: 'day' | 'all' = 'all') =>
      ids(await visitor.call(hubApi.posts, { params, query: { sort, t } }))
    expect(await list('hot')).toEqual([pinned, loved, fresh, old])
    expect(await list('new')).toEqual([pinned, fresh, loved, old])
    expect(await list('top')).toEqual([old, loved, fresh, pinned])
    expect(await list('top', 'day')).toEqual([loved, fresh])
  })

  test.each(['hot', 'new', 'top'] as const)('page by page, %s, nothing twice', async (sort) => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const all = []
    for (let hours = 1; hours <= 7; hours++) all.push(await posted(owner, { hub, hoursOld: hours }))
    await sql`update posts set is_hub_pinned = true where id = ${all[3]!}`

    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: PostPage = await visitor.call(hubApi.posts, {
        params: { id: hub.id },
        query: { sort, limit: 2, ...(cursor && { cursor }) },
      })
      seen.push(...ids(page))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.toSorted()).toEqual(all.toSorted())
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('the feed of everything takes a hub too', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const id = await posted(owner, { hub })
    expect(ids(await visitor.call(postApi.list, { query: { jehub: hub.id } }))).toEqual([id])
  })

  test('say which hub it is', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const id = await posted(owner, { hub })
    const post = await visitor.call(postApi.find, { params: { id } })
    expect(post.jehub).toEqual({ _id: hub.id, name: hub.name, icon: null })
    expect(post).toMatchObject({ canModerate: false, state: 'live', removal: null, label: null })
    const own = await owner.call(postApi.find, { params: { id } })
    expect(own.canModerate).toBe(true)
  })

  test('whom one blocked is not in them', async () => {
    const [owner, reader] = [await person('owner'), await person('reader')]
    const hub = await founded(owner)
    await posted(owner, { hub })
    await block(reader, owner)
    for (const sort of ['hot', 'new', 'top'] as const) {
      const page = await reader.call(hubApi.posts, { params: { id: hub.id }, query: { sort } })
      expect(page.ads).toEqual([])
    }
  })
})

describe('the posts of a private hub', () => {
  async function scene() {
    const [owner, member, outsider] = [
      await person('owner'),
      await person('member'),
      await person('outsider'),
    ]
    const hub = await founded(owner, { isPrivate: true })
    await joined(hub, member)
    await follow(outsider, owner)
    await follow(member, owner)
    const id = await posted(owner, { hub, votes: 5_000, hashtags: [`tag${hub.id}`] })
    return { owner, member, outsider, hub, id, tag: `tag${hub.id}` }
  }

  test('are not there for others, as those of a hub that is none', async () => {
    const { outsider, hub } = await scene()
    const absent = await ask(hubApi.posts, { params: { id: 'no such hub' }, query: {} })
    for (const options of [{}, { token: outsider.token }]) {
      const reply = await ask(hubApi.posts, { params: { id: hub.name }, query: {} }, options)
      expect([reply.statusCode, reply.body]).toEqual([404, absent.body])
    }
  })

  test('are in no list of everything, and in Following for members only', async () => {
    const { owner, member, outsider, id, tag } = await scene()
    for (const query of [
      { feed: 'latest' },
      { feed: 'popular' },
      { sort: 'top' },
      { hashtag: tag },
      { hashtag: tag, sort: 'hot' },
      { hashtag: tag, sort: 'top' },
    ] as const) {
      for (const who of [visitor, outsider, member]) {
        expect(ids(await who.call(postApi.list, { query })), JSON.stringify(query)).not.toContain(
          id,
        )
      }
    }
    const following = { query: { feed: 'following' } } as const
    expect(ids(await member.call(postApi.list, following))).toContain(id)
    expect(ids(await outsider.call(postApi.list, following))).not.toContain(id)
    const ofOwner = { params: { userId: owner.id }, query: {} }
    expect(ids(await member.call(postApi.ofUser, ofOwner))).toEqual([id])
    expect(ids(await outsider.call(postApi.ofUser, ofOwner))).toEqual([])
    expect(ids(await visitor.call(postApi.ofUser, ofOwner))).toEqual([])
  })

  test('whoever leaves sees them no more', async () => {
    const { member, hub, id } = await scene()
    await member.call(postApi.find, { params: { id } })
    await sql`select take_member(${hub.id}, ${member.id})`
    await expect(member.call(postApi.find, { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('For you', () => {
  test('has the best of the hubs that a member is in, and says so', async () => {
    const [owner, member] = [await person('owner'), await person('member')]
    const hub = await founded(owner, { isPrivate: true })
    await joined(hub, member)
    const id = await posted(owner, { hub })
    const page = await member.call(postApi.list, { query: { feed: 'home', limit: 50 } })
    const found = page.ads.find(({ _id }) => _id === id)
    expect(found?.why).toEqual({ reason: 'hub', name: hub.name })
  })
})
