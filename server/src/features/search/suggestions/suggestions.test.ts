import { soundOf } from '@jes/contract/lib/script/sound'
import { searchApi } from '@jes/contract/search/search'
import { describe, expect, test } from 'vitest'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { countHashtags } from '#features/posts/hashtags/count.ts'
import { founded } from '#test/hubs.ts'
import { type callerWith, newName, type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

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
    await indexUser(sql, sita.id)
    expect(await usersFor(`@${mark.slice(0, -2).toUpperCase()}`)).toEqual([sita.id])
    for (const q of [`सीता ${mark}`, `sita ${mark}`]) expect(await usersFor(q)).toEqual([sita.id])
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
    // Other letters than the name may end in: spellings that sound the same are one hashtag.
    await tagged(sita, `${start}_ilam`)
    for (const _ of [1, 2]) await tagged(sita, `${start}_tea`)
    await countHashtags(sql)

    const expected = [
      { tag: `${start}_tea`, count: 2 },
      { tag: `${start}_ilam`, count: 1 },
    ]
    for (const q of [`#${start}`, start]) expect(await tagsFor(q)).toEqual(expected)
    expect(await tagsFor(`@${start}`)).toEqual([])
    expect(await tagsFor(`#ने%${start.slice(4)}`)).toEqual([])
  })

  test('are suggested within seconds after their first post', async () => {
    const [sita, tag] = [await person('sita'), newName('momo')]
    await write(sita, { title: 'Momo', content: `#${tag}` })
    await expect.poll(() => tagsFor(`#${tag}`), { timeout: 30_000 }).toEqual([{ tag, count: 1 }])
  }, 40_000)

  test('count only what everybody may see', async () => {
    const sita = await person('sita')
    const tag = newName('momo')
    await tagged(sita, tag)
    const gone = await tagged(sita, tag)
    await sql`update post_stats set is_live = false where post_id = ${gone}`
    await countHashtags(sql)

    expect(await tagsFor(`#${tag.toUpperCase()}`)).toEqual([{ tag, count: 1 }])
    await sql`update post_stats set is_private = true where author_id = ${sita.id}`
    await countHashtags(sql)
    expect(await tagsFor(`#${tag}`)).toEqual([])
  })

  test('in another spelling are one, also while it is typed in the other script', async () => {
    const [sita, mark] = [await person('sita'), newName('x').slice(2)]
    for (const tag of [`khana${mark}`, `khana${mark}`, `खाना${mark}`]) await tagged(sita, tag)
    await countHashtags(sql)
    const expected = [{ tag: `khana${mark}`, count: 3 }]
    for (const q of [`#khana${mark.slice(0, 5)}`, `#खाना${mark}`]) {
      expect(await tagsFor(q)).toEqual(expected)
    }
  })
})

test.each(['', ' ', '@', '#'])('for "%s" there is nothing to suggest', async (q) => {
  const answer = await visitor.call(searchApi.suggest, { query: { q } })
  expect(answer).toEqual({
    users: [],
    hashtags: [],
    jehubs: [],
    districts: [],
    words: [],
    wordCounts: [],
  })
})

test('hubs and words are suggested too, hubs alone after j/, none after another sign, and private hubs to members only', async () => {
  const [owner, stranger] = [await person('owner'), await person('stranger')]
  const word = newName('gaun').replace('_', '')
  await founded(owner, { name: `${word} open` })
  await founded(owner, { name: `${word} shut`, isPrivate: true })
  await sql`insert into search_words (word, sound, posts) values (${word}, ${soundOf(word)}, 3)`
  const begun = word.slice(0, -2)
  const suggest = (q: string, viewer: Caller) => viewer.call(searchApi.suggest, { query: { q } })

  for (const viewer of [visitor, stranger]) {
    const { jehubs, words } = await suggest(begun, viewer)
    expect(jehubs.map(({ name }) => name)).toEqual([`${word} open`])
    expect(words).toEqual([word])
  }
  expect((await suggest(begun, owner)).jehubs).toHaveLength(2)
  for (const sign of ['@', '#']) {
    expect(await suggest(sign + begun, owner)).toMatchObject({ jehubs: [], words: [] })
  }
  expect(await suggest(`J/${word}_op`, stranger)).toMatchObject({
    jehubs: [{ name: `${word} open` }],
    ...{ users: [], hashtags: [], words: [] },
  })
})

test.each(["'", "' | 'a", '!', ':*', '((', '\\', '#%', '@_', '\u0000', 'का'.repeat(90)])(
  'whatever is typed, it is no question to the database: %s',
  async (q) => {
    await expect(visitor.call(searchApi.suggest, { query: { q } })).resolves.toBeDefined()
  },
)

test('more than two hundred characters are refused', async () => {
  const attempt = visitor.call(searchApi.suggest, { query: { q: 'x'.repeat(201) } })
  await expect(attempt).rejects.toMatchObject({
    status: 400,
    error: 'Search for at most 200 characters',
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
  await indexUser(sql, someone.id)
  return someone
}

async function tagged(author: Person, tag: string) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into posts (author_id, title, content, body, language)
    values (${author.id}, 'Momo', '', '[]', 'ne') returning id`
  await sql`insert into post_stats (post_id, author_id, rank) values (${id}, ${author.id}, 0)`
  await sql`insert into post_hashtags (tag, post_id) values (${tag}, ${id})`
  return id
}
