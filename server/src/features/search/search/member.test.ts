import { SearchPage, SearchQuery, searchApi } from '@jes/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { indexBacklog } from '#features/core/searchIndex/tasks.ts'
import { bytesWith } from '#features/posts/posts/pageBytes.ts'
import { listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { serialiserOf } from '#lib/serialiser.ts'
import { founded, joined } from '#test/hubs.ts'
import { block, follow } from '#test/postings.ts'
import { muteWord } from '#test/relating.ts'
import { newName, type Person, person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'
import { searchForMember } from './member.ts'
import { search } from './search.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(() => changes.close())

/** A word that stands in the name of a member, in that of a hub, in a public post and in one of a private hub. */
async function world() {
  const word = newName('jhol').replaceAll('_', '')
  const [owner, author] = [await person(word), await person('author')]
  const [club, hub] = [
    await founded(owner, { isPrivate: true }),
    await founded(owner, { name: word }),
  ]
  await write(author, { content: `Hot ${word}` })
  await write(owner, { content: `Secret ${word}`, jehub: club.id })
  await indexBacklog(sql)
  return { word, owner, author, club, hub }
}

async function contents(reader: Person, q: string) {
  const { ads } = await reader.call(searchApi.search, { query: { q } })
  return ads.map(({ content }) => content.split(' ')[0]).sort()
}

test('members of a private hub find what is in it, right before and after others do not', async () => {
  const { word, club } = await world()
  const [inside, outside] = [await person('inside'), await person('outside')]
  await joined(club, inside)
  expect(await contents(inside, word)).toEqual(['Hot', 'Secret'])
  expect(await contents(outside, word)).toEqual(['Hot'])
  await sql`select take_member(${club.id}, ${inside.id})`
  expect(await contents(inside, word)).toEqual(['Hot'])
})

test('a block and a muted word count from the next search on', async () => {
  const { word, author } = await world()
  const [me, other] = [await person('me'), await person('other')]
  expect(await contents(me, word)).toEqual(['Hot'])
  expect(await contents(other, word)).toEqual(['Hot'])
  await block(author, me)
  await muteWord(other, 'hot')
  expect(await contents(me, word)).toEqual([])
  expect(await contents(other, word)).toEqual([])
})

test('people and hubs are shown as they are to the member, at once', async () => {
  const { word, owner, hub } = await world()
  const me = await person('me')
  const mine = async () => {
    const { users, jehubs } = await me.call(searchApi.search, { query: { q: word } })
    return [users.find(({ _id }) => _id === owner.id)?.isFollowed, jehubs[0]?.joinState]
  }
  expect(await mine()).toEqual([false, 'none'])
  await follow(me, owner)
  await joined(hub, me)
  expect(await mine()).toEqual([true, 'member'])
  await block(me, owner)
  expect(await mine()).toEqual([undefined, 'member'])
})

test('what is found for all and then read for one is what a search for that one finds, as the contract says', async () => {
  const { word, owner, author } = await world()
  const query = SearchQuery.parse({ q: word })
  const write = serialiserOf(SearchPage)
  const toBytes = bytesWith(['ads', 'clips'], z.omit(SearchPage, { ads: true, clips: true }))
  for (const { id } of [owner, author, await person('stranger')]) {
    const page = await searchForMember(sql, query, id)
    const alone = JSON.parse(write(await search(sql, query, id)))
    expect(JSON.parse(toBytes(page).toString())).toEqual(alone)
  }
})
