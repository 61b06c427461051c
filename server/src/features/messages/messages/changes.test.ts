import { EDIT_MINUTES, messageApi, type ReactionSign } from '@jes/contract/messages/messages'
import { talkApi } from '@jes/contract/messages/talks'
import { describe, expect, test } from 'vitest'
import { friendlyTalk, message, talkOf, textsOf } from '#test/messaging.ts'
import { block } from '#test/postings.ts'
import { ask, type Person, person, sql } from '#test/world.ts'

async function two() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const talk = await friendlyTalk(sita, hari)
  await message(sita, talk, 'First')
  return { sita, hari, talk }
}

async function read(reader: Person, talk: string, seq: number) {
  const { messages } = await reader.call(messageApi.list, { params: { id: talk }, query: {} })
  return messages.find((one) => one.seq === seq)
}

function edit(who: Person, talk: string, body: { content: string; basedOn?: string | null }) {
  return who.call(messageApi.edit, { params: { id: talk, seq: '1' }, body })
}

function remove(who: Person, talk: string, whose: 'me' | 'all', seq = '1') {
  return who.call(messageApi.remove, { params: { id: talk, seq }, query: { for: whose } })
}

function react(who: Person, talk: string, sign: ReactionSign | null, order?: string) {
  const sent = { params: { id: talk, seq: '1' }, body: { sign } }
  const headers: Record<string, string> = order ? { 'act-order': order } : {}
  return ask(messageApi.react, sent, { token: who.token, headers })
}

describe('a reply', () => {
  function reply(who: Person, talk: string, replyTo: number) {
    return who.call(messageApi.send, {
      params: { id: talk },
      body: { content: 'Yes', replyTo },
    })
  }

  test('quotes what it answers, as that is now', async () => {
    const { sita, hari, talk } = await two()
    await reply(hari, talk, 1)
    const quote = async () => (await read(sita, talk, 2))?.replyTo
    expect(await quote()).toEqual({ seq: 1, user: sita.id, content: 'First' })
    await edit(sita, talk, { content: 'First, better' })
    expect(await quote()).toEqual({ seq: 1, user: sita.id, content: 'First, better' })
    await remove(sita, talk, 'me')
    expect(await quote()).toEqual({ seq: 1, user: null, content: '' })
    expect((await read(hari, talk, 2))?.replyTo?.content).toBe('First, better')
  })

  test('to a message that is not there or not theirs any more is a message like any other', async () => {
    const { hari, talk } = await two()
    await remove(hari, talk, 'me')
    for (const seq of [1, 99]) await reply(hari, talk, seq)
    expect([(await read(hari, talk, 2))?.replyTo, (await read(hari, talk, 3))?.replyTo]).toEqual([
      null,
      null,
    ])
  })
})

describe('an edit', () => {
  test('is seen by both, marked, and encrypted', async () => {
    const { sita, hari, talk } = await two()
    const edited = await edit(sita, talk, { content: 'Second' })
    expect(await read(hari, talk, 1)).toEqual(edited)
    expect(edited).toMatchObject({ content: 'Second', editedAt: expect.any(String) })
    const [{ rows }] = await sql<[{ rows: string }]>`
      select json_agg(m)::text as rows from messages m where m.talk_id = ${talk}`
    expect(rows).not.toContain('Second')
  })

  test('undoes none that was made on another device', async () => {
    const { sita, talk } = await two()
    const { editedAt } = await edit(sita, talk, { content: 'On the desk', basedOn: null })
    const late = edit(sita, talk, { content: 'On the phone', basedOn: null })
    await expect(late).rejects.toMatchObject({ reason: 'messages.changed_meanwhile' })
    await edit(sita, talk, { content: 'On the desk', basedOn: null })
    await edit(sita, talk, { content: 'On the phone', basedOn: editedAt })
    expect(await textsOf(sita, talk)).toEqual(['On the phone'])
  })

  test('is for the writer alone, for a quarter of an hour, and not of what is deleted', async () => {
    const { sita, hari, talk } = await two()
    await expect(edit(hari, talk, { content: 'Mine' })).rejects.toMatchObject({ status: 403 })
    await sql`
      update messages set created_at = created_at - ${EDIT_MINUTES} * interval '1 minute'
      where talk_id = ${talk}`
    const late = edit(sita, talk, { content: 'Late' })
    await expect(late).rejects.toMatchObject({ reason: 'messages.edit_late' })
    await remove(sita, talk, 'all')
    await expect(edit(sita, talk, { content: '' })).rejects.toMatchObject({ status: 422 })
    await expect(edit(sita, talk, { content: 'Back' })).rejects.toMatchObject({ status: 403 })
  })
})

describe('deleting a message', () => {
  test('for me leaves it to the other, and is for good when both have', async () => {
    const { sita, hari, talk } = await two()
    await message(sita, talk, 'Stays')
    await remove(hari, talk, 'me')
    expect([await textsOf(sita, talk), await textsOf(hari, talk)]).toEqual([
      ['First', 'Stays'],
      ['Stays'],
    ])
    await expect(remove(hari, talk, 'me')).rejects.toMatchObject({ status: 404 })
    await remove(sita, talk, 'me')
    expect(await seqsOf(talk)).toEqual([2])
  })

  test('for me and then the whole talk by the other is for good too', async () => {
    const { sita, hari, talk } = await two()
    await message(sita, talk, 'Stays')
    await remove(hari, talk, 'me')
    await sita.call(talkApi.remove, { params: { id: talk } })
    expect(await seqsOf(talk)).toEqual([2])
  })

  test('the last one for me shows the one before it in my list', async () => {
    const { sita, hari, talk } = await two()
    await message(sita, talk, 'Last')
    await remove(hari, talk, 'me', '2')
    const lastOf = async (who: Person) =>
      (await who.call(talkApi.list, { query: {} })).talks[0]?.last?.content
    expect([await lastOf(sita), await lastOf(hari)]).toEqual(['Last', 'First'])
  })

  test('for all leaves its place, and is for the writer alone', async () => {
    const { sita, hari, talk } = await two()
    await react(hari, talk, 'heart')
    await expect(remove(hari, talk, 'all')).rejects.toMatchObject({ status: 403 })
    for (let n = 0; n < 2; n++) await remove(sita, talk, 'all')
    expect(await read(hari, talk, 1)).toMatchObject({
      content: '',
      isDeleted: true,
      reactions: [],
    })
    const [{ bodies }] = await sql<[{ bodies: number }]>`
      select count(sealed_body)::int as bodies from messages where talk_id = ${talk}`
    expect(bodies).toBe(0)
  })

  async function seqsOf(talk: string) {
    const rows = await sql<{ seq: number }[]>`select seq from messages where talk_id = ${talk}`
    return rows.map(({ seq }) => seq)
  }
})

describe('a reaction', () => {
  test('is one of each member, the latest, and both see whose', async () => {
    const { sita, hari, talk } = await two()
    await react(hari, talk, 'heart')
    await react(sita, talk, 'diyo')
    await react(hari, talk, 'diyo')
    expect((await read(sita, talk, 1))?.reactions).toEqual([
      { sign: 'diyo', users: [sita.id, hari.id] },
    ])
    await react(hari, talk, null)
    expect((await read(hari, talk, 1))?.reactions).toEqual([{ sign: 'diyo', users: [sita.id] }])
  })

  test('that was overtaken changes nothing', async () => {
    const { hari, talk } = await two()
    await react(hari, talk, 'peak', '7')
    expect((await react(hari, talk, null, '6')).json()).toMatchObject({
      reactions: [{ sign: 'peak', users: [hari.id] }],
    })
  })

  test('is refused for no sign of ours, for a deleted message, and before a request is accepted', async () => {
    const { sita, hari, talk } = await two()
    const sent = { params: { id: talk, seq: '1' }, body: { sign: 'poop' } }
    const { statusCode } = await ask(messageApi.react, sent as never, { token: hari.token })
    expect(statusCode).toBe(422)
    await remove(sita, talk, 'all')
    expect((await react(hari, talk, 'heart')).statusCode).toBe(403)

    const stranger = await person('stranger')
    const request = await talkOf(stranger, hari)
    await message(stranger, request)
    expect((await react(hari, request, 'heart')).json()).toMatchObject({
      reason: 'messages.accept_first',
    })
    await hari.call(talkApi.accept, { params: { id: request } })
    expect((await react(hari, request, 'heart')).statusCode).toBe(200)
  })
})

test('nobody else changes anything, nor does anybody across a block', async () => {
  const { sita, hari, talk } = await two()
  const gita = await person('gita')
  await block(hari, sita)
  for (const someone of [gita, sita, hari]) {
    await expect(edit(someone, talk, { content: 'No' })).rejects.toMatchObject({ status: 404 })
    await expect(remove(someone, talk, 'me')).rejects.toMatchObject({ status: 404 })
    await expect(remove(someone, talk, 'all')).rejects.toMatchObject({ status: 404 })
    expect((await react(someone, talk, 'heart')).statusCode).toBe(404)
  }
})
