import { describe, expect, test } from 'vitest'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { block, follow } from '#test/postings.ts'
import { newName, person, sql } from '#test/world.ts'
import { findPeople } from './people.ts'

/** Letters that no other name has: words of two scripts with the same sound. */
function newWord() {
  const letters = 'kgjtdpbmnrls'
  const vowels = 'aiue'
  const pick = (from: string) => from.charAt(Math.floor(Math.random() * from.length))
  return Array.from({ length: 5 }, () => pick(letters) + pick(vowels)).join('')
}

async function named(displayName: string, { followers = 0, bio = '', username = '' } = {}) {
  const someone = await person('someone')
  await sql`
    update users set display_name = ${displayName}, bio = ${bio}, follower_count = ${followers},
      username = coalesce(nullif(${username}, ''), username)
    where id = ${someone.id}`
  await indexUser(sql, someone.id)
  return someone
}

async function idsFor(words: string, viewerId: string | null = null) {
  const { users } = await findPeople(sql, words, { viewerId, limit: 20 })
  return users.map(({ _id }) => _id)
}

describe('people are found', () => {
  test('the very name first, then a word of it, its beginning, its sound, a slip, and what they say', async () => {
    const word = newWord()
    const notified = await named('Nobody Else', { followers: 900, bio: `I like ${word}.` })
    const slip = await named(`${word.slice(0, 4)}x${word.slice(5)}`, { followers: 800 })
    const begun = await named(`${word}zz Thapa`, { followers: 700 })
    const aWord = await named(`Hari ${word}`, { followers: 600 })
    const exact = await named(word.toUpperCase())

    expect(await idsFor(word)).toEqual([exact, aWord, begun, slip, notified].map(({ id }) => id))
  })

  test('by their username, whoever has more followers under the same name first', async () => {
    const username = newName('gopal')
    const gopal = await named('Gopal Rai', { username })
    const [small, large] = [
      await named(`Rai ${username.slice(6)}`, { followers: 1 }),
      await named(`Rai ${username.slice(6)}`, { followers: 2 }),
    ]
    expect(await idsFor(`@${username}`)).toEqual([gopal.id])
    expect(await idsFor(`rai ${username.slice(6)}`)).toEqual([large.id, small.id, gopal.id])
  })

  test('in the other script, both ways', async () => {
    const mark = newName('x').slice(2)
    const roman = await named(`Kabita Shrestha ${mark}`)
    const devanagari = await named(`कविता श्रेष्ठ ${mark}`, { followers: 5 })
    expect(await idsFor(`kabita ${mark}`)).toEqual([roman.id, devanagari.id])
    expect(await idsFor(`कविता ${mark}`)).toEqual([devanagari.id, roman.id])
  })

  test('by what they say of themselves, with another ending and in the other script', async () => {
    const mark = newName('x').slice(2)
    const poet = await named('Poet', { bio: `काठमाडौँमा ${mark}` })
    for (const words of ['काठमाडौँ', 'kathmandu']) {
      expect(await idsFor(`${words} ${mark}`)).toEqual([poet.id])
    }
  })

  test('with whether the viewer follows them, who is no wildcard', async () => {
    const word = newWord()
    const [sita, hari] = [await person('sita'), await named(word)]
    await follow(sita, hari)
    const { users } = await findPeople(sql, word, { viewerId: sita.id, limit: 5 })
    expect(users).toMatchObject([{ _id: hari.id, isFollowed: true, bio: '' }])
    for (const q of ['%', '_', '___', '\\', "'", ':*', '!', '']) {
      expect(await idsFor(q)).toEqual([])
    }
  })
})

test('whoever is on the other side of a block is not found', async () => {
  const word = newWord()
  const [sita, hari] = [await named(`Sita ${word}`), await named(`Hari ${word}`)]
  await block(hari, sita)
  expect(await idsFor(word, sita.id)).toEqual([sita.id])
  expect(await idsFor(word, hari.id)).toEqual([hari.id])
  expect(await idsFor(word)).toHaveLength(2)
})

test('page after page nobody is missing and nobody comes twice', async () => {
  const word = newWord()
  const all = [
    await named(`${word}`, { followers: 3 }),
    await named(`${word} Rai`, { followers: 2 }),
    await named(`${word} Rai`, { followers: 1 }),
    await named(`${word.slice(0, 4)}x${word.slice(5)}`, { followers: 9 }),
    await named(`${word.slice(0, 4)}y${word.slice(5)}`, { followers: 8 }),
    await named('Someone', { followers: 7, bio: word }),
    await named('Someone', { followers: 6, bio: word }),
  ]
  const read: string[] = []
  let cursor: string | undefined
  do {
    const page = await findPeople(sql, word, { viewerId: null, limit: 2, cursor })
    expect(page.users.length).toBeGreaterThan(0)
    read.push(...page.users.map(({ _id }) => _id))
    cursor = page.nextCursor ?? undefined
  } while (cursor && read.length < 20)
  expect(read).toEqual(all.map(({ id }) => id))
})

test('a cursor that we did not write is a page that does not exist', async () => {
  const attempt = findPeople(sql, 'ram', { viewerId: null, limit: 2, cursor: 'bm8' })
  await expect(attempt).rejects.toMatchObject({ message: 'This page no longer exists' })
})
