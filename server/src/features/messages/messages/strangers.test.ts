import { settingsApi } from '@jes/contract/core/settings'
import { userApi } from '@jes/contract/core/users'
import { MOST_UNANSWERED } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import { describe, expect, test } from 'vitest'
import { message, talkOf } from '#test/messaging.ts'
import { type Person, person, sql } from '#test/world.ts'

async function strangers() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  return { sita, hari, talk: await talkOf(sita, hari) }
}

async function idsOf(someone: Person, filter: 'all' | 'requests') {
  const { talks } = await someone.call(talkApi.list, { query: { filter } })
  return talks.map(({ _id }) => _id)
}

function choose(someone: Person, messages: 'everyone' | 'following' | 'nobody') {
  return someone.call(settingsApi.update, { body: { messages } })
}

describe('a stranger', () => {
  test('arrives among the requests, counts for nothing, and learns of nothing', async () => {
    const { sita, hari, talk } = await strangers()
    const { seq } = await message(sita, talk)
    expect([await idsOf(hari, 'all'), await idsOf(hari, 'requests')]).toEqual([[], [talk]])
    expect(await hari.call(talkApi.counts, {})).toEqual({ unread: 0, requests: 1 })
    await hari.call(talkApi.read, { params: { id: talk }, body: { seq } })
    expect(await sita.call(talkApi.find, { params: { id: talk } })).toMatchObject({
      folder: 'talks',
      isUnanswered: true,
      otherReadSeq: null,
    })
  })

  test.each(['accepts', 'answers'])('is one no more when the other %s', async (way) => {
    const { sita, hari, talk } = await strangers()
    await message(sita, talk)
    if (way === 'accepts') await hari.call(talkApi.accept, { params: { id: talk } })
    else await message(hari, talk)
    expect([await idsOf(hari, 'all'), await idsOf(hari, 'requests')]).toEqual([[talk], []])
    expect(await sita.call(talkApi.find, { params: { id: talk } })).toMatchObject({
      isUnanswered: false,
    })
    for (let n = 0; n < MOST_UNANSWERED; n++) await message(sita, talk)
  })

  test('sends a few messages, then waits, also when the other deleted them', async () => {
    const { sita, hari, talk } = await strangers()
    for (let n = 1; n < MOST_UNANSWERED; n++) await message(sita, talk)
    await hari.call(talkApi.remove, { params: { id: talk } })
    expect(await idsOf(hari, 'requests')).toEqual([])
    await message(sita, talk)
    await expect(message(sita, talk)).rejects.toMatchObject({ reason: 'messages.unanswered' })
  })

  test('whom the other follows is none', async () => {
    const { sita, hari, talk } = await strangers()
    await hari.call(userApi.follow, { params: { id: sita.id } })
    await message(sita, talk)
    expect(await idsOf(hari, 'all')).toEqual([talk])
  })
})

describe('how many strangers somebody may write to in a day', () => {
  test.each([
    [0, 5],
    [1, 20],
  ])('with trust %i it is %i', async (trust, most) => {
    const sita = await person('sita', { daysOld: trust === 0 ? 0 : 9 })
    const others = await Promise.all(Array.from({ length: most + 1 }, () => person('other')))
    const [last, ...first] = others as [Person, ...Person[]]
    for (const other of first) await message(sita, await talkOf(sita, other))
    const refused = message(sita, await talkOf(sita, last))
    await expect(refused).rejects.toMatchObject({ reason: 'messages.strangers_daily', status: 429 })
    // To those it has written to, and tomorrow to others.
    await message(sita, await talkOf(sita, first[0]!))
    await sql`update talks set begun_at = begun_at - interval '1 day' where begun_by = ${sita.id}`
    await message(sita, await talkOf(sita, last))
  })

  test('at the same moment too', async () => {
    const sita = await person('sita')
    const others = await Promise.all(Array.from({ length: 8 }, () => person('other')))
    const talks = await Promise.all(others.map((other) => talkOf(sita, other)))
    const sent = await Promise.allSettled(talks.map((talk) => message(sita, talk)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('who may write to me first', () => {
  test('only people I follow', async () => {
    const { sita, hari, talk } = await strangers()
    await choose(hari, 'following')
    await expect(message(sita, talk)).rejects.toMatchObject({ reason: 'messages.not_wanted' })
    await hari.call(userApi.follow, { params: { id: sita.id } })
    await message(sita, talk)
  })

  test('nobody, though a talk that there is goes on', async () => {
    const { sita, hari, talk } = await strangers()
    await choose(hari, 'nobody')
    await hari.call(userApi.follow, { params: { id: sita.id } })
    await expect(message(sita, talk)).rejects.toMatchObject({ reason: 'messages.not_wanted' })
    await message(hari, talk)
    await message(sita, talk)
  })
})
