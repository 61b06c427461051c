import { MOST_PINNED, type TalkChoices, talkApi } from '@jes/contract/messages/talks'
import { expect, test } from 'vitest'
import { friendlyTalk, message, talkOf } from '#test/messaging.ts'
import { type Person, person } from '#test/world.ts'

async function two() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const talk = await friendlyTalk(sita, hari)
  await message(sita, talk)
  return { sita, hari, talk }
}

function choose(who: Person, talk: string, body: TalkChoices) {
  return who.call(talkApi.choose, { params: { id: talk }, body })
}

async function idsOf(who: Person, query: object = {}) {
  const { talks } = await who.call(talkApi.list, { query })
  return talks.map(({ _id }) => _id)
}

test('a muted talk counts for no badge, though it stays unread', async () => {
  const { sita, hari, talk } = await two()
  expect(await choose(hari, talk, { isMuted: true })).toMatchObject({ isMuted: true })
  expect(await hari.call(talkApi.counts, {})).toEqual({ unread: 0, requests: 0 })
  expect(await idsOf(hari, { filter: 'unread' })).toEqual([talk])
  const theirs = await sita.call(talkApi.find, { params: { id: talk } })
  expect(theirs.isMuted).toBe(false)
})

test('pinned talks stand above the later ones, once, on the first page', async () => {
  const sita = await person('sita')
  const talks: string[] = []
  for (let n = 0; n < 4; n++) {
    const talk = await friendlyTalk(sita, await person('other'))
    await message(sita, talk)
    talks.unshift(talk)
  }
  await choose(sita, talks[3]!, { isPinned: true })
  const first = await sita.call(talkApi.list, { query: { limit: 2 } })
  const second = await sita.call(talkApi.list, { query: { limit: 2, cursor: first.nextCursor! } })
  const ids = [...first.talks, ...second.talks].map(({ _id }) => _id)
  expect(ids).toEqual([talks[3], talks[0], talks[1], talks[2]])
})

test('only so many are pinned', async () => {
  const sita = await person('sita')
  const made = Array.from({ length: MOST_PINNED + 1 }, async () => {
    const talk = await friendlyTalk(sita, await person('other'))
    await message(sita, talk)
    return talk
  })
  const [last, ...first] = await Promise.all(made)
  for (const talk of first) await choose(sita, talk, { isPinned: true })
  const refused = choose(sita, last!, { isPinned: true })
  await expect(refused).rejects.toMatchObject({ reason: 'messages.pins' })
  await choose(sita, first[0]!, { isPinned: true })
  await choose(sita, first[0]!, { isPinned: false })
  await choose(sita, last!, { isPinned: true })
})

test('an archived talk leaves the list until somebody writes, and a muted one stays there', async () => {
  const { sita, hari, talk } = await two()
  await choose(hari, talk, { isPinned: true })
  expect(await choose(hari, talk, { isArchived: true })).toMatchObject({ isPinned: false })
  expect([await idsOf(hari), await idsOf(hari, { filter: 'archived' })]).toEqual([[], [talk]])
  expect(await hari.call(talkApi.counts, {})).toEqual({ unread: 0, requests: 0 })
  await message(sita, talk)
  expect([await idsOf(hari), await idsOf(sita)]).toEqual([[talk], [talk]])

  await choose(hari, talk, { isArchived: true, isMuted: true })
  await message(sita, talk)
  expect(await idsOf(hari)).toEqual([])
  await message(hari, talk)
  expect(await idsOf(hari)).toEqual([talk])
})

test('a request and a talk of others cannot be pinned', async () => {
  const { hari, talk } = await two()
  const stranger = await person('stranger')
  const request = await talkOf(stranger, hari)
  await message(stranger, request)
  const refused = choose(hari, request, { isPinned: true })
  await expect(refused).rejects.toMatchObject({ reason: 'messages.accept_first' })
  const foreign = choose(stranger, talk, { isPinned: true })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
})
