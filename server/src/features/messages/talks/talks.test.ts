import { settingsApi } from '@jes/contract/core/settings'
import { talkApi } from '@jes/contract/messages/talks'
import { describe, expect, test } from 'vitest'
import { friendlyTalk, message, talkOf, textsOf } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { type Person, person, sql } from '#test/world.ts'

async function two() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  return { sita, hari, talk: await friendlyTalk(sita, hari) }
}

function list(someone: Person, query: object = {}) {
  return someone.call(talkApi.list, { query })
}

function find(someone: Person, talk: string) {
  return someone.call(talkApi.find, { params: { id: talk } })
}

describe('opening a talk', () => {
  test('is the same one for both, also at the same moment, and in no list yet', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const ids = await Promise.all([0, 1, 2].flatMap(() => [talkOf(sita, hari), talkOf(hari, sita)]))
    expect(new Set(ids).size).toBe(1)
    expect([(await list(sita)).talks, (await list(hari)).talks]).toEqual([[], []])
  })

  test('nobody opens one with themselves, with nobody, or across a block', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const open = (user: string) => sita.call(talkApi.open, { body: { user } })
    await expect(open(sita.id)).rejects.toMatchObject({ status: 422 })
    await expect(open('4611686018427387904')).rejects.toMatchObject({ status: 404 })
    await block(hari, sita)
    await expect(open(hari.id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the list', () => {
  test('has the latest talk first with its last message, page after page', async () => {
    const sita = await person('sita')
    const talks: string[] = []
    for (let n = 0; n < 5; n++) {
      const talk = await friendlyTalk(sita, await person('other'))
      await message(sita, talk, `to ${n}`)
      talks.unshift(talk)
    }
    const first = await list(sita, { limit: 3 })
    const second = await list(sita, { limit: 3, cursor: first.nextCursor })
    const all = [...first.talks, ...second.talks]
    expect(all.map(({ _id }) => _id)).toEqual(talks)
    expect(all.map(({ last }) => last?.content)).toEqual(['to 4', 'to 3', 'to 2', 'to 1', 'to 0'])
    expect(second.nextCursor).toBeNull()
  })

  test('leaves out who is blocked, and counts nothing of them', async () => {
    const { sita, hari, talk } = await two()
    await message(sita, talk)
    expect(await hari.call(talkApi.counts, {})).toEqual({ unread: 1, requests: 0 })
    await block(sita, hari)
    expect((await list(hari)).talks).toEqual([])
    expect(await hari.call(talkApi.counts, {})).toEqual({ unread: 0, requests: 0 })
  })
})

describe('reading', () => {
  test('takes a talk out of the unread ones, on every device, and never goes back', async () => {
    const { sita, hari, talk } = await two()
    for (let n = 0; n < 3; n++) await message(sita, talk)
    const read = (seq: number) => hari.call(talkApi.read, { params: { id: talk }, body: { seq } })
    expect(await read(2)).toEqual({ unread: 1, requests: 0 })
    expect((await list(hari, { filter: 'unread' })).talks).toHaveLength(1)
    expect(await read(99)).toEqual({ unread: 0, requests: 0 })
    await read(1)
    expect(await find(hari, talk)).toMatchObject({ lastSeq: 3, readSeq: 3 })
    expect((await list(hari, { filter: 'unread' })).talks).toEqual([])
  })

  test('is seen by the other only while both show it', async () => {
    const { sita, hari, talk } = await two()
    const { seq } = await message(sita, talk)
    await message(hari, talk)
    await hari.call(talkApi.read, { params: { id: talk }, body: { seq } })
    expect((await find(sita, talk)).otherReadSeq).toBe(2)
    for (const someone of [sita, hari]) {
      await someone.call(settingsApi.update, { body: { readMarks: false } })
      expect((await find(sita, talk)).otherReadSeq).toBeNull()
      expect((await find(hari, talk)).otherReadSeq).toBeNull()
      await someone.call(settingsApi.update, { body: { readMarks: true } })
    }
  })
})

describe('deleting a talk', () => {
  test('is for me alone, until the other writes again', async () => {
    const { sita, hari, talk } = await two()
    await message(sita, talk, 'Before')
    await sita.call(talkApi.remove, { params: { id: talk } })
    expect((await list(sita)).talks).toEqual([])
    expect(await textsOf(sita, talk)).toEqual([])
    expect(await textsOf(hari, talk)).toEqual(['Before'])
    await message(hari, talk, 'After')
    expect((await list(sita)).talks.map(({ last }) => last?.content)).toEqual(['After'])
    expect(await textsOf(sita, talk)).toEqual(['After'])
  })

  test('is for good when both have', async () => {
    const { sita, hari, talk } = await two()
    for (let n = 0; n < 2; n++) await message(sita, talk)
    await sita.call(talkApi.remove, { params: { id: talk } })
    await message(hari, talk, 'Only for one')
    await hari.call(talkApi.remove, { params: { id: talk } })
    const rows = await sql<{ seq: number }[]>`select seq from messages where talk_id = ${talk}`
    expect(rows.map(({ seq }) => seq)).toEqual([3])
  })
})
