import { searchApi } from '@jes/contract/search/search'
import { describe, expect, test } from 'vitest'
import { indexMissingNames } from '#features/core/searchIndex/names.ts'
import { indexPosts } from '#features/core/searchIndex/posts.ts'
import { recountHashtags } from '#features/posts/hashtags/count.ts'
import { clipped } from '#test/clipped.ts'
import { founded, joined } from '#test/hubs.ts'
import { block, takeDown } from '#test/postings.ts'
import { app, ask, type callerWith, newName, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

type Caller = ReturnType<typeof callerWith>

describe('who sees what', () => {
  test('what stands in a private hub is found by its members alone', async () => {
    const [owner, member, stranger] = [await person(), await person(), await person()]
    const [hub, word] = [await founded(owner, { isPrivate: true }), newWord('w')]
    await joined(hub, member)
    const { _id } = await write(member, { content: word, jehub: hub.id })

    for (const q of [word, `"so ${word}"`, `${word} in:"${hub.name}"`, `in:"${hub.name}"`]) {
      for (const outside of [visitor, stranger]) expect(await adsFor(q, outside)).toEqual([])
    }
    for (const inside of [owner, member]) {
      expect(await adsFor(word, inside)).toEqual([_id])
      expect(await adsFor(`in:"${hub.name}"`, inside)).toEqual([_id])
    }
  })

  test('neither side of a block finds the other', async () => {
    const [sita, hari, gita, word] = [await person(), await person(), await person(), newWord('w')]
    const mine = await write(sita, { content: word })
    const theirs = await write(hari, { content: word })
    await block(sita, hari)
    expect(await adsFor(word, sita)).toEqual([mine._id])
    expect(await adsFor(word, hari)).toEqual([theirs._id])
    expect(await adsFor(`from:${hari.username}`, sita)).toEqual([])
    expect(await adsFor(word, gita)).toHaveLength(2)
  })

  test('what was taken down or is held nobody finds, not even its author', async () => {
    const [sita, word] = [await person(), newWord('w')]
    const gone = await write(sita, { content: word })
    const held = await write(sita, { content: word })
    await takeDown(gone._id)
    await sql`update post_stats set is_live = false, is_held = true where post_id = ${held._id}`
    for (const q of [word, `from:${sita.username}`]) expect(await adsFor(q, sita)).toEqual([])
  })

  test('a post that everybody sees in a public hub is found in it', async () => {
    const [owner, word] = [await person(), newWord('w')]
    const hub = await founded(owner)
    const { _id } = await write(owner, { content: word, jehub: hub.id })
    await write(owner, { content: word })
    expect(await adsFor(`${word} in:${hub.name.toUpperCase()}`)).toEqual([_id])
  })
})

describe('kinds', () => {
  test('clips stand beside the posts, and alone where they are asked for', async () => {
    const [sita, word] = [await person(), newWord('w')]
    const post = await write(sita, { content: word })
    const clip = await clipped(sita, { caption: word })
    await indexPosts(sql, [clip])

    const all = await visitor.call(searchApi.search, { query: { q: word } })
    const clips = await visitor.call(searchApi.search, { query: { q: word, type: 'clips' } })

    expect([idsOf(all.ads), idsOf(all.clips)]).toEqual([[post._id], [clip]])
    expect([idsOf(clips.ads), idsOf(clips.clips)]).toEqual([[], [clip]])
  })

  test('people, hubs and hashtags stand beside the posts, and not behind a cursor', async () => {
    const [sita, word] = [await person('sita'), newWord('w')]
    const hub = await founded(sita, { name: word })
    await sql`update users set display_name = ${word} where id = ${sita.id}`
    await indexMissingNames(sql)
    for (const n of [1, 2]) await write(sita, { content: `#${word} ${n}` })
    await recountHashtags(sql)

    const first = await visitor.call(searchApi.search, { query: { q: word, limit: 1 } })
    const second = await visitor.call(searchApi.search, {
      query: { q: word, limit: 1, cursor: first.nextCursor! },
    })

    expect(idsOf(first.users)).toEqual([sita.id])
    expect(idsOf(first.jehubs)).toEqual([hub.id])
    expect(first.hashtags).toEqual([{ tag: word, count: 2 }])
    expect(second).toMatchObject({ users: [], jehubs: [], hashtags: [], clips: [] })
    expect(second.ads).toHaveLength(1)
  })
})

describe('the answer', () => {
  test('says which words to mark, with their other names', async () => {
    await write(await person(), { content: 'काठमाडौँ' })
    const { terms, meant } = await visitor.call(searchApi.search, { query: { q: 'ktm the' } })
    expect(terms).toContain('ktm')
    expect(terms).toContain('kathmandu')
    expect(terms).not.toContain('the')
    expect(meant).toBeNull()
  })

  test('offers the other script where nothing was found', async () => {
    const none = { type: 'ads', q: 'xqnamaste' } as const
    const { meant } = await visitor.call(searchApi.search, { query: none })
    expect(meant).toMatch(/^[\u0900-\u097f]+$/)
    const back = await visitor.call(searchApi.search, { query: { ...none, q: 'क्षझघठ' } })
    expect(back.meant).toMatch(/^[a-z]+$/)
  })
})

test.each([
  '"',
  '""',
  '"'.repeat(200),
  "'",
  "' | '' & !",
  "a' & 'b",
  '\\',
  "\\'",
  'a:*',
  '!',
  '!!a & (',
  '( | )',
  '<->',
  '-',
  '--',
  '-a',
  '-"a b"',
  'from:',
  'from:"',
  'in:""',
  'in:"x',
  'since:',
  'since:9999-99-99',
  'since:0000-00-00 until:9999',
  'until:1970-01-01',
  'since:9999y',
  'has:everything',
  'has:image has:image has:poll',
  'http://x.np?a=b&c="d"',
  '%',
  '_',
  '#',
  '##',
  '#_',
  '@',
  '\u0000',
  'a\u0000b',
  '\u202eabc\u202c',
  '\ud800',
  '\u200d\u200c',
  '़ाि',
  '👨‍👩‍👧',
  '🙏',
  'को मा छ',
  'the of and',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'क'.repeat(200),
  'x'.repeat(200),
  'a '.repeat(100),
  '-a -b -c -d "e f" "g h" from:a in:b since:7d until:1d has:image #x',
])('%j is answered', async (q) => {
  for (const type of ['all', 'ads', 'users', 'jehubs', 'clips', 'hashtags'] as const) {
    const reply = await ask(searchApi.search, { query: { q, type } })
    // A statement that takes five seconds is cut off by the database, and the answer is another.
    expect([200, 400]).toContain(reply.statusCode)
  }
})

test.each<[Record<string, string>, string, string]>([
  [{ q: '' }, 'Write what you are looking for', 'के खोज्ने हो, लेख्नुहोस्'],
  [{}, 'Write what you are looking for', 'के खोज्ने हो, लेख्नुहोस्'],
  [{ q: 'x'.repeat(10_000) }, 'Search for at most 200 characters', 'खोज बढीमा २०० अक्षरको हुन सक्छ'],
  [
    { q: 'x', type: 'x' },
    'type is all, ads, users, jehubs, clips or hashtags',
    'type भनेको all, ads, users, jehubs, clips वा hashtags हो',
  ],
  [{ q: 'x', sort: 'x' }, 'sort is best, new or top', 'sort भनेको best, new वा top हो'],
  [{ q: 'x', cursor: 'eHg' }, 'This page no longer exists', 'यो पाना अब छैन'],
])('%j is refused in both languages', async (query, english, nepali) => {
  const url = `/api/search?${new URLSearchParams(query)}`
  for (const [language, error] of [
    ['en', english],
    ['ne', nepali],
  ]) {
    const reply = await app.inject({ url, headers: { 'accept-language': language } })
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { error }])
  }
})

async function adsFor(q: string, viewer: Caller = visitor) {
  return idsOf((await viewer.call(searchApi.search, { query: { q, type: 'ads' } })).ads)
}

function idsOf(rows: { _id: string }[]) {
  return rows.map(({ _id }) => _id)
}

function newWord(start: string) {
  return newName(start).replace(/\W|_/g, '')
}
