import { postApi } from '@jes/contract/posts/posts'
import { caseApi } from '@jes/contract/staff/cases'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { cast, report, statusOf } from '#test/moderating.ts'
import { posted } from '#test/postings.ts'
import { act, auditOf, staff } from '#test/staffing.ts'
import { say } from '#test/talking.ts'
import { newName, type Person, person } from '#test/world.ts'

type Query = { kind?: 'post' | 'clip' | 'comment'; state?: 'live' | 'held' | 'removed'; q?: string }

async function idsFor(who: Person, query: Query, limit = 50) {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await who.call(caseApi.content, {
      query: { ...query, limit, ...(cursor && { cursor }) },
    })
    ids.push(...page.content.map(({ _id }) => _id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ids
}

describe('what people wrote', () => {
  test('is found by a word or a name, whatever became of it', async () => {
    const [author, mod] = [await person('author'), await staff()]
    const word = newName('100%_')
    const [live, removed, deleted] = [
      await posted(author, { title: `So ${word}` }),
      await posted(author, { content: `Or ${word.toUpperCase()}.` }),
      await posted(author, { title: word }),
    ]
    const clip = await clipped(author, { caption: word })
    const comment = await say(author, live, word)
    await act(mod, ['post', removed], 'remove')
    await author.call(postApi.remove, { params: { id: deleted } })
    for (const q of [word, `@${author.username.toUpperCase()}`]) {
      expect(await idsFor(mod, { q })).toEqual([deleted, removed, live])
      expect(await idsFor(mod, { q }, 1)).toEqual([deleted, removed, live])
      expect(await idsFor(mod, { q, state: 'removed' })).toEqual([removed])
      expect(await idsFor(mod, { q, state: 'live' })).toEqual([live])
      expect(await idsFor(mod, { q, state: 'held' })).toEqual([])
      expect(await idsFor(mod, { q, kind: 'clip' })).toEqual([clip])
      expect(await idsFor(mod, { q, kind: 'comment' })).toEqual([comment._id])
    }
    const { content } = await mod.call(caseApi.content, { query: { q: word } })
    expect(content).toMatchObject([
      { state: 'deleted', path: null },
      { state: 'removed', path: null },
      { state: 'live', path: expect.stringContaining(live), user: { _id: author.id } },
    ])
    expect((await idsFor(mod, {})).slice(0, 3)).toEqual([deleted, removed, live])
  })

  test('in a private hub is not there unless it was reported', async () => {
    const { hub, author, member } = await cast({ isPrivate: true })
    const mod = await staff('admin')
    const [post, other] = [await posted(author, { hub }), await posted(author, { hub })]
    const comment = await say(author, post, 'Inside')
    const clip = await clipped(author, { hub })
    const q = `@${author.username}`
    for (const kind of ['post', 'comment', 'clip'] as const)
      expect(await idsFor(mod, { q, kind })).toEqual([])
    expect(await idsFor(mod, { q: 'Inside', kind: 'comment' })).not.toContain(comment._id)
    await report(member, 'post', other, { reason: 'childSafety' })
    await report(member, 'clip', clip, { reason: 'childSafety' })
    await report(member, 'post', post, { reason: 'spam' })
    expect(await idsFor(mod, { q })).toEqual([other])
    expect(await idsFor(mod, { q, kind: 'clip' })).toEqual([clip])
  })
})

describe('a template', () => {
  test('is saved, changed and deleted by admins, and logged', async () => {
    const [admin, mod] = [await staff('admin'), await staff()]
    const body = { name: newName('Spam'), en: 'This is spam.', ne: 'यो स्प्याम हो।' }
    const { template } = await admin.call(caseApi.addTemplate, { body })
    const list = async () => (await mod.call(caseApi.templates, {})).templates
    expect(await list()).toContainEqual({ ...body, _id: template._id })
    const params = { id: template._id }
    const changed = { ...body, en: 'This is an advert.' }
    await admin.call(caseApi.changeTemplate, { params, body: changed })
    expect(await list()).toContainEqual({ ...changed, _id: template._id })
    await admin.call(caseApi.removeTemplate, { params })
    expect((await list()).map(({ _id }) => _id)).not.toContain(template._id)
    expect(await statusOf(admin.call(caseApi.removeTemplate, { params }))).toBe(404)
    expect(await statusOf(admin.call(caseApi.changeTemplate, { params, body }))).toBe(404)
    expect((await auditOf(template._id)).map(({ action }) => action)).toEqual([
      'template.add',
      'template.change',
      'template.remove',
    ])
    const blank = { body: { ...body, ne: ' ' } }
    expect(await statusOf(admin.call(caseApi.addTemplate, blank))).toBe(422)
  })
})
