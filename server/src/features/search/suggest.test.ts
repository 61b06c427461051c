import { searchApi } from '@jes/contract/search'
import { describe, expect, test } from 'vitest'
import { type callerWith, newName, type Person, person, sql, visitor } from '#test/world.ts'

describe('people', () => {
  test('are found by the beginning of their username, the most followed first', async () => {
    const start = newName('s')
    const [less, more] = [await called(`${start}_a`, 1), await called(`${start}_b`, 5)]
    await called(`x${start}`, 9)

    for (const q of [`@${start}`, start, start.toUpperCase()]) {
      expect(await usersFor(q)).toEqual([more.id, less.id])
    }
    expect(await usersFor(`#${start}`)).toEqual([])
  })

  test('who have the very name come first', async () => {
    const name = newName('s')
    const [other, exact] = [await called(`${name}_x`, 99), await called(name, 0)]
    expect(await usersFor(`@${name}`)).toEqual([exact.id, other.id])
  })

  test('are found by any word of their name, in both scripts', async () => {
    const [sita, mark] = [await person('sita'), newName('shrestha')]
    await sql`update users set display_name = ${`सीता ${mark}`} where id = ${sita.id}`
    expect(await usersFor(`@${mark.slice(0, -2).toUpperCase()}`)).toEqual([sita.id])
    expect(await usersFor(`सीता ${mark}`)).toEqual([sita.id])
    expect(await usersFor(mark.slice(2))).toEqual([])
  })

  test('are at most eight, and are no wildcards', async () => {
    const start = newName('s')
    for (let n = 0; n < 9; n++) await called(`${start}_${n}`, n)
    expect(await usersFor(start)).toHaveLength(8)
    for (const q of ['%', '@%', '_____', '@\\', `${start.slice(0, -1)}_`]) {
      expect(await usersFor(q)).toEqual([])
    }
  })

  test('on the other side of a block are left out', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sql`insert into blocks (blocker_id, blocked_id) values (${hari.id}, ${sita.id})`
    expect(await usersFor(`@${hari.username}`, sita)).toEqual([])
    expect(await usersFor(`@${sita.username}`, hari)).toEqual([])
    expect(await usersFor(`@${hari.username}`)).toEqual([hari.id])
  })
})

describe('hashtags', () => {
  test('are found by their beginning, the most used first, in both scripts', async () => {
    const sita = await person('sita')
    const start = newName('नेपाल')
    await tagged(sita, `${start}_a`)
    for (const _ of [1, 2]) await tagged(sita, `${start}_b`)

    const expected = [
      { tag: `${start}_b`, count: 2 },
      { tag: `${start}_a`, count: 1 },
    ]
    for (const q of [`#${start}`, start]) expect(await tagsFor(q)).toEqual(expected)
    expect(await tagsFor(`@${start}`)).toEqual([])
    expect(await tagsFor(`#${start.slice(0, -1)}%`)).toEqual([])
  })

  test('count only what lives and what the viewer may see', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const tag = newName('momo')
    await tagged(sita, tag)
    const gone = await tagged(sita, tag)
    await sql`update standings set is_live = false where post_id = ${gone}`
    await sql`insert into blocks (blocker_id, blocked_id) values (${sita.id}, ${hari.id})`

    expect(await tagsFor(`#${tag.toUpperCase()}`)).toEqual([{ tag, count: 1 }])
    expect(await tagsFor(`#${tag}`, hari)).toEqual([])
  })
})

test.each(['', ' ', '@', '#'])('for "%s" there is nothing to suggest', async (q) => {
  const answer = await visitor.call(searchApi.suggest, { query: { q } })
  expect(answer).toEqual({ users: [], hashtags: [] })
})

test('more than a hundred characters are refused', async () => {
  const attempt = visitor.call(searchApi.suggest, { query: { q: 'x'.repeat(101) } })
  await expect(attempt).rejects.toMatchObject({
    status: 400,
    error: 'Search for at most 100 characters',
  })
})

type Caller = ReturnType<typeof callerWith>

async function usersFor(q: string, viewer: Caller = visitor) {
  const { users } = await viewer.call(searchApi.suggest, { query: { q } })
  return users.map(({ _id }) => _id)
}

async function tagsFor(q: string, viewer: Caller = visitor) {
  return (await viewer.call(searchApi.suggest, { query: { q } })).hashtags
}

async function called(username: string, followers: number) {
  const someone = await person('someone')
  await sql`
    update users set username = ${username}, display_name = 'Someone', follower_count = ${followers}
    where id = ${someone.id}`
  return someone
}

async function tagged(author: Person, tag: string) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into posts (author_id, title, content, body, language)
    values (${author.id}, 'Momo', '', '[]', 'ne') returning id`
  await sql`insert into standings (post_id, author_id, rank) values (${id}, ${author.id}, 0)`
  await sql`insert into post_hashtags (tag, post_id) values (${tag}, ${id})`
  return id
}
