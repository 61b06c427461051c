import { soundOf } from '@jes/contract/lib/script/sound'
import { postApi } from '@jes/contract/posts/posts'
import { beforeAll, describe, expect, test } from 'vitest'
import { founded } from '#test/hubs.ts'
import { takeDown } from '#test/postings.ts'
import { type Person, person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'
import { completeWords } from './complete.ts'
import { correctWords } from './correct.ts'
import { readFreshWords } from './fresh.ts'
import { learnWords, relearnWords } from './learn.ts'

/** Includes what was written at this moment. */
const AT_ONCE = -1

let sita: Person
beforeAll(async () => {
  sita = await person('sita')
})

/** A word that no other test has. */
function newWord(syllables = 5) {
  const pick = (from: string) => from.charAt(Math.floor(Math.random() * from.length))
  return Array.from({ length: syllables }, () => pick('kgjtdpbmnrls') + pick('iueo')).join('')
}

async function completionsOf(begun: string) {
  return (await completeWords(sql, begun, 6)).map(({ text }) => text)
}

async function postsOf(word: string) {
  const [row] = await sql<{ posts: number }[]>`select posts from search_words where word = ${word}`
  return row?.posts ?? 0
}

async function writeWords(...titles: string[]) {
  const written = []
  for (const title of titles) written.push(await write(sita, { title }))
  await learnWords(sql, AT_ONCE)
  return written
}

describe('words are learned', () => {
  test('from public posts, each once a post, and read only once', async () => {
    const word = newWord()
    await writeWords(`${word} ${word.toUpperCase()} 12345 x`, `Again ${word}`)
    await learnWords(sql, AT_ONCE)
    expect(await postsOf(word)).toBe(2)
    expect(await postsOf('12345')).toBe(0)
    expect(await postsOf('x')).toBe(0)
    await writeWords(word)
    expect(await postsOf(word)).toBe(3)
  })

  test('never from a private hub, from what is held, or from what was taken down', async () => {
    const [inside, removed] = [newWord(), newWord()]
    const hub = await founded(sita, { isPrivate: true })
    await write(sita, { title: inside, jehub: hub.id })
    const { _id } = await write(sita, { title: removed })
    await takeDown(_id)
    for (const learn of [learnWords, relearnWords]) {
      await learn(sql, AT_ONCE)
      expect([await postsOf(inside), await postsOf(removed)]).toEqual([0, 0])
    }
    expect(await completionsOf(inside.slice(0, -2))).toEqual([])
    expect(await correctWords(sql, [`${inside.slice(0, -1)}x`])).toEqual(new Map())
  })

  test('only when nobody who began earlier can still come', async () => {
    const word = newWord()
    await write(sita, { title: word })
    await learnWords(sql)
    expect(await postsOf(word)).toBe(0)
    await learnWords(sql, AT_ONCE)
    expect(await postsOf(word)).toBe(1)
  })

  test('and forgotten by night when the last public post that had them is gone', async () => {
    const [gone, stored, shut] = [newWord(), newWord(), newWord()]
    const hub = await founded(sita)
    await write(sita, { title: shut, jehub: hub.id })
    const [first] = await writeWords(`${gone} ${stored}`, stored)
    expect(await postsOf(shut)).toBe(1)
    await sita.call(postApi.remove, { params: { id: first!._id } })
    await sql`select make_hub_private(${hub.id})`

    await relearnWords(sql, AT_ONCE)

    expect([await postsOf(gone), await postsOf(stored), await postsOf(shut)]).toEqual([0, 1, 0])
    const next = newWord()
    await writeWords(next)
    expect(await postsOf(next)).toBe(1)
  })
})

describe('what was mistyped', () => {
  test('is mended by the word that is most alike, and of two by the one more used', async () => {
    const word = newWord()
    const other = `${word}k`
    await writeWords(other, `${other} ${word}`, `${word} a`, `${word} b`)
    const slip = `${word.slice(0, 4)}${word.slice(5)}`
    const mended = await correctWords(sql, [slip, 'ab', word])
    expect(mended.get(slip)?.[0]).toBe(word)
    expect(mended.has('ab')).toBe(false)
  })

  test('is left alone where the word is a common one', async () => {
    const [rare, common] = [newWord(), newWord()]
    await writeWords(rare, `${rare}k`)
    await writeWords(`${common}k`, ...Array.from({ length: 5 }, (_, n) => `${common} ${n}a`))
    const mended = await correctWords(sql, [rare, common])
    expect(mended.get(rare)).toEqual([`${rare}k`])
    expect(mended.has(common)).toBe(false)
  })

  test('is mended by no more than five words', async () => {
    const word = newWord()
    await writeWords([...'abcdefg'].map((letter) => word + letter).join(' '))
    expect((await correctWords(sql, [word])).get(word)).toHaveLength(5)
  })
})

describe('what was begun', () => {
  test('is ended by the words that begin so, the most used first, after what stands before', async () => {
    const word = newWord()
    await writeWords(`${word}ka ${word}ki`, `${word}ki`)
    expect(await completionsOf(word)).toEqual([`${word}ki`, `${word}ka`])
    expect(await completionsOf(`Patan, ${word.toUpperCase()}`)).toEqual([
      `Patan, ${word}ki`,
      `Patan, ${word}ka`,
    ])
  })

  test('is ended by the plain word for all its forms, counted together', async () => {
    const word = `${newWord(3)}zum`
    await writeWords(`${word}lai`, `${word}haru`, word, `${word}ta`, `${word}ta`)
    const found = await completeWords(sql, word.slice(0, -1), 6)
    expect(found).toEqual([
      { text: word, posts: 3 },
      { text: `${word}ta`, posts: 2 },
    ])
    expect(await completionsOf(`${word}h`)).toEqual([`${word}haru`])
  })

  test('is ended by the words of posts that nobody has learned yet, but for private ones', async () => {
    const [word, hidden] = [newWord(), newWord()]
    const hub = await founded(sita, { isPrivate: true })
    await writeWords('learned before')
    await write(sita, { title: `${word} ${word}` })
    await write(sita, { title: hidden, jehub: hub.id })
    const fresh = await readFreshWords(sql)
    expect(fresh.find((one) => one.word === word)).toMatchObject({ posts: 1 })
    expect(fresh.some((one) => one.word === hidden)).toBe(false)
    await expect.poll(() => completionsOf(word.slice(0, -1)), { timeout: 30_000 }).toContain(word)
  }, 40_000)

  test('is ended in the other script too', async () => {
    await writeWords('कुकुरचुमु', 'kukurchumu')
    for (const begun of ['kukurchu', 'कुकुरचु']) {
      expect((await completionsOf(begun)).sort()).toEqual(['kukurchumu', 'कुकुरचुमु'])
    }
  })

  test('is ended as it begins first, then in the other script, then as it sounds', async () => {
    const rows = { chumukatara: 1, चुमुकाटारा: 5, chumukatarai: 2, choomukatara: 9 }
    for (const [word, posts] of Object.entries(rows))
      await sql`insert into search_words (word, sound, posts) values (${word}, ${soundOf(word)}, ${posts})`
    expect(await completionsOf('chumukat')).toEqual([
      'chumukatarai',
      'chumukatara',
      'चुमुकाटारा',
      'choomukatara',
    ])
  })

  test.each(['', ' ', '%', 'kuku%', '_', 'ku_u', '!'])('of "%s" nothing is made', async (begun) => {
    expect(await completionsOf(begun)).not.toContain('kukurchumu')
  })
})
