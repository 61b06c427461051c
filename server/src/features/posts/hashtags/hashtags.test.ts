import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { founded } from '#test/hubs.ts'
import { posted, takeDown } from '#test/postings.ts'
import { newName, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'
import { countHashtags, recountHashtags } from './count.ts'
import { findHashtags } from './find.ts'
import { spellingsOf } from './spellings.ts'

/** The end of a hashtag that no other test uses, the same in both scripts. */
const newMark = () => newName('').slice(1, 7)

async function countOf(tag: string) {
  const [row] = await sql<{ posts: number }[]>`select posts from hashtags where tag = ${tag}`
  return row?.posts
}

async function found(words: string) {
  return (await findHashtags(sql, words, { limit: 20 })).hashtags
}

describe('a hashtag is counted', () => {
  test('within a minute, while its posts are there for everybody', async () => {
    const sita = await person('sita')
    const tag = newName('momo')
    const first = await write(sita, { content: `#${tag.toUpperCase()}` })
    await write(sita, { content: `#${tag}` })
    expect(await countOf(tag)).toBe(0)
    await countHashtags(sql)
    expect(await countOf(tag)).toBe(2)

    await sita.call(postApi.edit, { params: { id: first._id }, body: { content: 'No more' } })
    await countHashtags(sql)
    expect(await countOf(tag)).toBe(1)
  })

  test('not in a private hub, not when it closes, not when a post is gone', async () => {
    const sita = await person('sita')
    const tag = newName('momo')
    const [open, shut] = [await founded(sita), await founded(sita, { isPrivate: true })]
    await write(sita, { content: `#${tag}`, jehub: shut.id })
    await write(sita, { content: `#${tag}`, jehub: open.id })
    const { _id } = await write(sita, { content: `#${tag}` })
    await countHashtags(sql)
    expect(await countOf(tag)).toBe(2)

    await takeDown(_id)
    await sql`select make_hub_private(${open.id})`
    await countHashtags(sql)
    expect(await countOf(tag)).toBe(0)
    expect(await found(tag)).toEqual([])
  })

  test('anew by night, with what still waits to be counted, and not twice', async () => {
    const sita = await person('sita')
    const tag = newName('momo')
    await write(sita, { content: `#${tag}` })
    await sql`update hashtags set posts = 99 where tag = ${tag}`
    await recountHashtags(sql)
    expect(await countOf(tag)).toBe(1)
    await countHashtags(sql)
    expect(await countOf(tag)).toBe(1)
  })

  test('also where somebody wrote it past the composer; its sound is found then', async () => {
    const tag = `दशैं${newMark()}`
    await posted(await person('sita'), { hashtags: [tag] })
    await countHashtags(sql)
    expect(await found(`dashain${tag.slice(4)}`)).toEqual([{ tag, count: 1 }])
  })
})

describe('spellings of a hashtag', () => {
  test('are those in both scripts, its own first, then the most used', async () => {
    const sita = await person('sita')
    const mark = newMark()
    const [own, little, much] = [`dashain${mark}`, `dasain${mark}`, `दशैं${mark}`]
    for (const tag of [own, own, own, little, much, much]) await write(sita, { content: `#${tag}` })
    await countHashtags(sql)
    expect(await spellingsOf(sql, `#${little.toUpperCase()}`)).toEqual([little, own, much])
    expect(await spellingsOf(sql, newName('nobody'))).toHaveLength(1)
  })

  test('lead to the posts of all of them, each once, newest, popular and best', async () => {
    const sita = await person('sita')
    const mark = newMark()
    const [roman, devanagari] = [`momo${mark}`, `मोमो${mark}`]
    const first = await write(sita, { content: `#${roman}` })
    const second = await write(sita, { content: `#${devanagari} #${roman}` })
    const third = await write(sita, { content: `#${devanagari}` })
    await sql`update post_stats set up_votes = 9, rank = rank + 1 where post_id = ${first._id}`

    for (const hashtag of [roman, `#${devanagari}`]) {
      const ids = async (query: object) =>
        (await visitor.call(postApi.list, { query: { hashtag, ...query } })).ads.map(
          ({ _id }) => _id,
        )
      expect(await ids({})).toEqual([third._id, second._id, first._id])
      expect(await ids({ sort: 'hot' })).toEqual([first._id, third._id, second._id])
      expect(await ids({ sort: 'top', t: 'day' })).toEqual([first._id, third._id, second._id])
      expect(await ids({ limit: 2 })).toEqual([third._id, second._id])
    }
  })
})

describe('hashtags are found', () => {
  test('merged by sound: the very one, then those begun so, then a slip', async () => {
    const sita = await person('sita')
    const mark = newMark()
    const tag = `khana${mark}`
    const [slip, longer, other] = [`khnaa${mark}`, `${tag}mitho`, `खाना${mark}`]
    for (const one of [slip, slip, slip, longer, longer, other, other, tag]) {
      await write(sita, { content: `#${one}` })
    }
    await countHashtags(sql)
    const expected = [
      { tag: other, count: 3 },
      { tag: longer, count: 2 },
      { tag: slip, count: 3 },
    ]
    for (const words of [tag, `#${tag.toUpperCase()}`, `kha na${mark}`]) {
      expect(await found(words)).toEqual(expected)
    }
    expect((await found(other)).slice(0, 1)).toEqual(expected.slice(0, 1))
  })

  test('page by page, and a wildcard is none', async () => {
    const sita = await person('sita')
    const start = newName('abcdefgh')
    // Ends that sound different after any beginning: spellings that sound alike are one hashtag.
    const ends = ['ka', 'pa', 'ta']
    for (const end of ends) await write(sita, { content: `#${start}${end}` })
    await countHashtags(sql)
    const first = await findHashtags(sql, start, { limit: 2 })
    const second = await findHashtags(sql, start, { limit: 2, cursor: first.nextCursor! })
    expect([...first.hashtags, ...second.hashtags].map(({ tag }) => tag)).toEqual(
      ends.map((end) => start + end),
    )
    expect(second.nextCursor).toBeNull()
    for (const q of [
      '%',
      '_',
      '\\',
      '#',
      ' ',
      `ab%${start.slice(8)}`,
      `ab______${start.slice(8)}`,
    ]) {
      expect(await found(q)).not.toContainEqual({ tag: `${start}ka`, count: 1 })
    }
  })
})
