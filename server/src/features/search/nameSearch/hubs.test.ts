import { expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { newName, person, sql } from '#test/world.ts'
import { findHubs } from './hubs.ts'

async function namesFor(words: string, viewerId: string | null = null) {
  const { jehubs } = await findHubs(sql, words, { viewerId, limit: 20 })
  return jehubs.map(({ name }) => name)
}

test('hubs are found by name, in the other script, by a tag and by their description', async () => {
  const owner = await person('owner')
  const mark = newName('x').slice(2)
  const named = await founded(owner, { name: `फुटबल ${mark}`, description: 'Goals and matches' })
  const tagged = await founded(owner, {
    name: `Sport ${mark}`,
    description: 'Of all kinds, for all',
    tags: ['futbal'],
  })
  const notified = await founded(owner, {
    name: `Games ${mark}`,
    description: 'Chess, फुटबल and more',
  })
  for (let n = 0; n < 2; n++) await joined(notified, await person('member'))

  const expected = [named.name, notified.name, tagged.name]
  for (const q of [`फुटबल ${mark}`, `futbal ${mark}`]) {
    expect((await namesFor(q)).slice(0, 1)).toEqual([named.name])
  }
  for (const q of ['फुटबल', 'futbal']) {
    const all = await namesFor(q)
    expect(all.filter((name) => expected.includes(name))).toEqual(expected)
  }
})

test('a private hub is found by its members alone, a closed one by nobody', async () => {
  const [owner, member, stranger] = [
    await person('owner'),
    await person('member'),
    await person('stranger'),
  ]
  const word = newName('secret').replace('_', '')
  const hub = await founded(owner, { name: word, isPrivate: true, description: `All of ${word}` })
  await joined(hub, member)

  expect(await namesFor(word)).toEqual([])
  expect(await namesFor(word, stranger.id)).toEqual([])
  expect(await namesFor(word, member.id)).toEqual([word])
  expect(await namesFor(`${word.slice(0, 8)}q${word.slice(9)}`, stranger.id)).toEqual([])

  await sql`update hubs set closed_at = now() where id = ${hub.id}`
  expect(await namesFor(word, member.id)).toEqual([])
})

test('page after page every hub comes once, the largest first', async () => {
  const owner = await person('owner')
  const word = newName('gaun').replace('_', '')
  const hubs = []
  for (let n = 0; n < 5; n++) hubs.push(await founded(owner, { name: `${word} ${n}` }))
  await joined(hubs[2]!, await person('member'))

  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = await findHubs(sql, word, { viewerId: null, limit: 2, cursor })
    names.push(...page.jehubs.map(({ name }) => name))
    cursor = page.nextCursor ?? undefined
  } while (cursor && names.length < 20)
  expect(names).toEqual([2, 4, 3, 1, 0].map((n) => `${word} ${n}`))
})
