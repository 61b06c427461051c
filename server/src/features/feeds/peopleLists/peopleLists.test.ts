import {
  MOST_FOLLOWED_LISTS,
  MOST_LIST_PEOPLE,
  MOST_LISTS,
  type NewPeopleList,
  peopleListApi,
} from '@jes/contract/feeds/peopleLists'
import { relationApi } from '@jes/contract/people/relations'
import { beforeEach, describe, expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { block, follow, posted } from '#test/postings.ts'
import { mute } from '#test/relating.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

let owner: Person
let guide: Person
let reader: Person

beforeEach(async () => {
  ;[owner, guide, reader] = [await person('owner'), await person('guide'), await person('reader')]
})

const OPEN = { name: 'Trek guides', isPublic: true }

async function listed(list: Partial<NewPeopleList> & { name: string }, ...people: Person[]) {
  const { _id: id } = (await owner.call(peopleListApi.create, { body: list })).list
  for (const one of people) await add(id, one)
  return id
}

function add(id: string, { id: userId }: { id: string }, who = owner) {
  return who.call(peopleListApi.add, { params: { id, userId } })
}

function takeOff(id: string, { id: userId }: { id: string }, who = owner) {
  return who.call(peopleListApi.takeOff, { params: { id, userId } })
}

async function find(id: string, who: Pick<Person, 'call'> = reader) {
  return (await who.call(peopleListApi.find, { params: { id } })).list
}

function followList(id: string, follows = true, who = reader) {
  return who.call(peopleListApi.follow, { params: { id }, body: { follows } })
}

async function namesOn(id: string, who: Pick<Person, 'call'> = owner) {
  const { users } = await who.call(peopleListApi.people, { params: { id }, query: {} })
  return users.map(({ username }) => username)
}

async function postsOf(id: string, who: Pick<Person, 'call'> = reader) {
  const { ads } = await who.call(peopleListApi.posts, { params: { id }, query: {} })
  return ads.map(({ _id }) => _id)
}

describe('a list of people', () => {
  test('is made, changed and deleted by its owner', async () => {
    const id = await listed({ name: 'Trek guides', about: 'Who knows the way' }, guide)
    expect(await find(id, owner)).toMatchObject({
      name: 'Trek guides',
      about: 'Who knows the way',
      isPublic: false,
      isOwn: true,
      peopleCount: 1,
      faces: [{ username: guide.username }],
      followerCount: 0,
    })
    const body = { name: 'बाटो देखाउने' }
    const changed = await owner.call(peopleListApi.change, { params: { id }, body })
    expect(changed.list).toMatchObject({ name: 'बाटो देखाउने', about: 'Who knows the way' })
    await owner.call(peopleListApi.remove, { params: { id } })
    await expect(find(id, owner)).rejects.toMatchObject({ status: 404 })
    expect((await owner.call(peopleListApi.list, {})).own).toEqual([])
  })

  test('holds whom its owner puts on it, the latest first, each once', async () => {
    const id = await listed(OPEN, guide, reader, guide)
    expect(await namesOn(id)).toEqual([reader.username, guide.username])
    const { ids } = await owner.call(peopleListApi.holding, { params: { userId: guide.id } })
    expect(ids).toEqual([id])
    expect(await takeOff(id, guide)).toEqual({ isOnList: false, peopleCount: 1 })
    expect(await namesOn(id)).toEqual([reader.username])
  })

  test('is read in pages, though more are added meanwhile', async () => {
    const id = await listed(OPEN, guide, reader, owner)
    const page = (cursor?: string) =>
      reader.call(peopleListApi.people, { params: { id }, query: { limit: 2, cursor } })
    const first = await page()
    await add(id, await person('late'))
    const second = await page(first.nextCursor!)
    const names = [...first.users, ...second.users].map(({ username }) => username)
    expect(names).toEqual([owner.username, reader.username, guide.username])
    expect(second.nextCursor).toBeNull()
  })

  test('that is private exists for nobody else, whatever they try', async () => {
    const id = await listed({ name: 'Family' }, guide)
    const nothing = await ask(peopleListApi.find, { params: { id: reader.id } })
    for (const token of [undefined, reader.token, guide.token]) {
      const replies = [
        await ask(peopleListApi.find, { params: { id } }, { token }),
        await ask(peopleListApi.people, { params: { id }, query: {} }, { token }),
        await ask(peopleListApi.posts, { params: { id }, query: {} }, { token }),
      ]
      for (const reply of replies)
        expect([reply.statusCode, reply.body]).toEqual([404, nothing.body])
    }
    const isAbsent = { status: 404 }
    await expect(followList(id)).rejects.toMatchObject(isAbsent)
    await expect(takeOff(id, guide, guide)).rejects.toMatchObject(isAbsent)
    expect((await guide.call(peopleListApi.list, {})).withMe).toEqual([])
  })

  test('that is public can be read by anybody, and changed by its owner alone', async () => {
    const id = await listed(OPEN, guide)
    expect(await find(id, visitor)).toMatchObject({ isOwn: false, followerCount: null })
    expect(await namesOn(id, visitor)).toEqual([guide.username])
    const isAbsent = { status: 404 }
    await expect(add(id, reader, reader)).rejects.toMatchObject(isAbsent)
    await expect(takeOff(id, guide, reader)).rejects.toMatchObject(isAbsent)
    const params = { id }
    for (const attempt of [
      reader.call(peopleListApi.change, { params, body: { name: 'Mine now' } }),
      reader.call(peopleListApi.remove, { params }),
    ])
      await expect(attempt).rejects.toMatchObject(isAbsent)
    expect((await ask(peopleListApi.list, {})).statusCode).toBe(401)
  })

  test('is left by who is on it, and they are not put on it again', async () => {
    const id = await listed(OPEN, guide)
    expect((await guide.call(peopleListApi.list, {})).withMe).toMatchObject([{ _id: id }])
    expect(await takeOff(id, guide, guide)).toEqual({ isOnList: false, peopleCount: 0 })
    await expect(add(id, guide)).rejects.toMatchObject({ status: 403, reason: 'feeds.list_left' })
    expect(await namesOn(id)).toEqual([])
  })

  test('loses who blocks its owner, or is blocked, also as a follower', async () => {
    const id = await listed(OPEN, guide)
    await followList(id)
    await guide.call(relationApi.block, { params: { id: owner.id } })
    await owner.call(relationApi.block, { params: { id: reader.id } })
    expect(await find(id, owner)).toMatchObject({ peopleCount: 0, followerCount: 0 })
    await expect(add(id, guide)).rejects.toMatchObject({ status: 404 })
    await expect(find(id)).rejects.toMatchObject({ status: 404 })
  })

  test('is one of a limited number, with a limited number of people', async () => {
    const id = await listed(OPEN)
    await sql`
      insert into people_lists (owner_id, name)
      select ${owner.id}, 'List ' || n from generate_series(2, ${MOST_LISTS}) n`
    await expect(listed(OPEN)).rejects.toMatchObject({ status: 409, reason: 'feeds.lists_full' })
    await sql`
      with crowd as (
        insert into users (username, email, password_hash, display_name)
        select 'c_' || n || '_' || ${id}, 'c_' || n || ${id} || '@jes.example', 'none', 'Crowd'
        from generate_series(1, ${MOST_LIST_PEOPLE}) n
        returning id
      )
      insert into people_list_members (list_id, user_id) select ${id}, c.id from crowd c`
    await expect(add(id, guide)).rejects.toMatchObject({ status: 409, reason: 'feeds.list_full' })
  })

  test.each([{ name: '' }, { name: 'x'.repeat(51) }, { name: 'A', about: 'x'.repeat(201) }])(
    'refuses a name or a line that is too short or too long',
    async (body) => {
      const attempt = owner.call(peopleListApi.create, { body })
      await expect(attempt).rejects.toMatchObject({ status: 422 })
    },
  )
})

describe('following a list', () => {
  test('puts it among the lists of the reader; only its owner knows how many do', async () => {
    const id = await listed(OPEN)
    expect(await followList(id)).toEqual({ follows: true })
    await followList(id)
    expect((await reader.call(peopleListApi.list, {})).followed).toMatchObject([
      { _id: id, isFollowed: true, followerCount: null },
    ])
    expect((await find(id, owner)).followerCount).toBe(1)
    expect(await followList(id, false)).toEqual({ follows: false })
    expect((await reader.call(peopleListApi.list, {})).followed).toEqual([])
  })

  test('ends when the list becomes private, and does not come back with it', async () => {
    const id = await listed(OPEN)
    await followList(id)
    for (const isPublic of [false, true])
      await owner.call(peopleListApi.change, { params: { id }, body: { isPublic } })
    expect(await find(id)).toMatchObject({ isFollowed: false })
  })

  test('is not for its owner, nor for more lists than there is room for', async () => {
    const id = await listed(OPEN)
    await expect(followList(id, true, owner)).rejects.toMatchObject({ reason: 'feeds.list_own' })
    await sql`
      with lists as (
        insert into people_lists (owner_id, name, is_public)
        select ${guide.id}, 'List ' || n, true from generate_series(1, ${MOST_FOLLOWED_LISTS}) n
        returning id
      )
      insert into people_list_follows (user_id, list_id) select ${reader.id}, l.id from lists l`
    await expect(followList(id)).rejects.toMatchObject({ reason: 'feeds.list_follows_full' })
  })
})

describe('the feed of a list', () => {
  test('shows what its people write, newest first, in pages without a repeat', async () => {
    const id = await listed(OPEN, guide, owner)
    const ids = [await posted(guide), await posted(owner), await posted(guide)]
    await posted(reader)
    const page = (cursor?: string) =>
      visitor.call(peopleListApi.posts, { params: { id }, query: { limit: 2, cursor } })
    const first = await page()
    await posted(guide)
    const second = await page(first.nextCursor!)
    const seen = [...first.ads, ...second.ads].map(({ _id }) => _id)
    expect(seen).toEqual(ids.toReversed())
    expect(second.nextCursor).toBeNull()
  })

  test('shows a private post to whom it is for, and to nobody else', async () => {
    const id = await listed(OPEN, guide)
    const hub = await founded(guide, { isPrivate: true })
    const inside = await posted(guide, { hub })
    const forFollowers = await posted(guide)
    await sql`
      update post_stats set is_private = true, audience = 'followers' where post_id = ${forFollowers}`
    expect(await postsOf(id)).toEqual([])
    await joined(hub, reader)
    await follow(reader, guide)
    expect(await postsOf(id)).toEqual([forFollowers, inside])
    expect(await postsOf(id, visitor)).toEqual([])
  })

  test('leaves out whom the reader muted, and who is behind a block', async () => {
    const id = await listed(OPEN, guide, owner)
    const own = await posted(owner)
    await posted(guide)
    await mute(reader, guide)
    expect(await postsOf(id)).toEqual([own])
    const other = await person('other')
    await block(guide, other)
    expect(await postsOf(id, other)).toEqual([own])
    expect(await namesOn(id, other)).toEqual([owner.username])
    expect((await find(id, other)).faces).toMatchObject([{ username: owner.username }])
  })
})
