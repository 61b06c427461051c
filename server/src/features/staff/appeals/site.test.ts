import { authApi } from '@jes/contract/accounts/auth'
import { hubApi } from '@jes/contract/hubs/hubs'
import { moderationApi } from '@jes/contract/hubs/moderation'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { founded } from '#test/hubs.ts'
import { statusOf } from '#test/moderating.ts'
import { sentencesTo } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { act, actOn, staff } from '#test/staffing.ts'
import { ask, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

function appeal(who: Person, id: string) {
  return who.call(moderationApi.appeal, { params: { id }, body: { text: 'It was a joke' } })
}

function decide(who: Person, id: string, state: 'upheld' | 'overturned' = 'overturned') {
  const body = { state, answer: 'We looked at it' }
  return who.call(moderationApi.decide, { params: { id }, body })
}

/** A suspended member cannot appeal: they had begun before, or the staff does it for them. */
async function appealFor(who: Person, id: string) {
  await sql`insert into appeals (act_id, user_id, text) values (${id}, ${who.id}, 'A mistake')`
}

describe('an appeal against the site', () => {
  test('is decided by somebody else of the staff', async () => {
    const [author, mod, other] = [await person('author'), await staff(), await staff()]
    const post = await posted(author, { title: 'A joke' })
    await act(mod, ['post', post], 'remove', { reason: 'Rude' })
    const id = await actOn(author)
    expect(await appeal(author, id)).toMatchObject({
      action: 'removePost',
      jehub: null,
      reason: 'Rude',
      content: 'A joke\n\nJhol',
      canAppeal: false,
      appeal: { state: 'open' },
    })
    await expect(decide(mod, id)).rejects.toMatchObject({
      status: 403,
      error: 'Somebody else decides this appeal',
    })
    const listed = await mod.call(moderationApi.appeals, { query: { limit: 50 } })
    expect(listed.appeals.map(({ act }) => act._id)).not.toContain(id)
    await decide(other, id)
    expect((await visitor.call(postApi.find, { params: { id: post } })).state).toBe('live')
    expect((await sentencesTo(author))[0]).toBe(
      'Your appeal was heard: what Jes decided is undone: Rude',
    )
    expect((await sentencesTo(author, 'ne'))[0]).toContain('Jes को निर्णय उल्टियो')
  })

  test('that succeeds ends a suspension', async () => {
    const [hari, mod, other] = [await person('hari'), await staff(), await staff('admin')]
    await act(mod, ['user', hari.id], 'suspend', { days: 30 })
    const id = await actOn(hari)
    await appealFor(hari, id)
    await decide(other, id)
    const body = { login: hari.username, password: PASSWORD }
    expect((await ask(authApi.login, { body })).statusCode).toBe(200)
  })

  test('that succeeds takes a label off, and brings a hub back unless its name is taken', async () => {
    const [author, mod, other] = [await person('author'), await staff(), await staff()]
    const post = await posted(author)
    await act(mod, ['post', post], 'label', { label: 'Disputed' })
    const label = await actOn(author)
    await appeal(author, label)
    await decide(other, label)
    expect((await visitor.call(postApi.find, { params: { id: post } })).label).toBeNull()

    const hub = await founded(author)
    await act(mod, ['jehub', hub.id], 'remove')
    const closing = await actOn(author)
    expect(await appeal(author, closing)).toMatchObject({ action: 'closeHub', content: hub.name })
    const thief = await founded(other, { name: hub.name })
    await expect(decide(other, closing)).rejects.toMatchObject({
      status: 409,
      error: 'Another JeHub has this name by now',
    })
    await act(mod, ['jehub', thief.id], 'remove')
    await decide(other, closing)
    expect((await visitor.call(hubApi.find, { params: { id: hub.name } }))._id).toBe(hub.id)
  })

  test('comes too late when the site has thought again, but a warning stands', async () => {
    const [author, mod] = [await person('author'), await staff()]
    const post = await posted(author)
    await act(mod, ['post', post], 'warn')
    const warning = await actOn(author)
    await act(mod, ['post', post], 'remove')
    const removal = await actOn(author)
    await act(mod, ['post', post], 'restore')
    expect(await statusOf(appeal(author, removal))).toBe(409)
    await appeal(author, warning)
  })
})
