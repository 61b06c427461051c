import { commentApi } from '@jes/contract/comments/comments'
import { type AutomodRule, automodApi } from '@jes/contract/hubs/automod'
import { moderationApi } from '@jes/contract/hubs/moderation'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changeCount, listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { founded, joined, type TestHub } from '#test/hubs.ts'
import { notificationsOf } from '#test/notifying.ts'
import { posted } from '#test/postings.ts'
import { findDrift, read, say } from '#test/talking.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

function words(word: string, action: AutomodRule['action'] = 'hold', label = ''): AutomodRule {
  return { kind: 'words', words: [word], action, label }
}

async function guard(owner: Person, hub: TestHub, ...rules: AutomodRule[]) {
  const params = { id: hub.id }
  await owner.call(automodApi.try, { params, body: { rules } })
  return owner.call(automodApi.save, { params, body: { rules, isOn: true } })
}

async function scene(...rules: AutomodRule[]) {
  const [owner, member] = [await person('owner'), await person('member')]
  const hub = await founded(owner)
  await joined(hub, member)
  if (rules.length > 0) await guard(owner, hub, ...rules)
  return { owner, member, hub }
}

async function queueOf(hub: TestHub) {
  return sql`select post_id, comment_id, held_for, report_count from open_queue where hub_id = ${hub.id} order by id`
}

describe('the form', () => {
  test('is for the team alone', async () => {
    const [owner, mod, member, outsider] = await Promise.all(
      ['owner', 'mod', 'member', 'outsider'].map((name) => person(name)),
    )
    const open = await founded(owner!)
    const closed = await founded(owner!, { isPrivate: true })
    for (const hub of [open, closed]) {
      await joined(hub, mod!, 'moderator')
      await joined(hub, member!)
    }
    const elsewhere = await person('elsewhere')
    await joined(await founded(outsider!), elsewhere, 'moderator')

    const body = { rules: [], isOn: false }
    const statuses = async (who: Person | null, hub: TestHub) => {
      const params = { id: hub.name }
      const options = { token: who?.token }
      const replies = [
        await ask(automodApi.find, { params }, options),
        await ask(automodApi.try, { params, body }, options),
        await ask(automodApi.save, { params, body }, options),
      ]
      return replies.map(({ statusCode }) => statusCode)
    }
    for (const hub of [open, closed]) {
      expect(await statuses(owner!, hub)).toEqual([200, 200, 200])
      expect(await statuses(mod!, hub)).toEqual([200, 200, 200])
      expect(await statuses(member!, hub)).toEqual([403, 403, 403])
      expect(await statuses(null, hub)).toEqual([401, 401, 401])
    }
    for (const who of [outsider!, elsewhere]) {
      expect(await statuses(who, open)).toEqual([403, 403, 403])
      expect(await statuses(who, closed)).toEqual([404, 404, 404])
    }
  })

  test('switches on only what was tried', async () => {
    const { owner, hub } = await scene()
    const params = { id: hub.id }
    expect(await owner.call(automodApi.find, { params })).toEqual({
      isOn: false,
      rules: [],
      isTried: false,
    })
    const rules = [words('spam')]
    await expect(
      owner.call(automodApi.save, { params, body: { rules, isOn: true } }),
    ).rejects.toMatchObject({
      status: 409,
      error: 'Try these rules on the latest posts first',
    })
    const stored = await owner.call(automodApi.save, { params, body: { rules, isOn: false } })
    expect(stored).toEqual({ isOn: false, rules, isTried: false })
    expect(await guard(owner, hub, ...rules)).toEqual({ isOn: true, rules, isTried: true })
    await expect(
      owner.call(automodApi.save, { params, body: { rules: [words('other')], isOn: true } }),
    ).rejects.toMatchObject({ status: 409 })
    expect(await owner.call(automodApi.find, { params })).toMatchObject({ isOn: true, rules })
  })

  test('shows what the rules would have done, and does nothing', async () => {
    const { owner, member, hub } = await scene()
    const caught = await posted(member, { hub, title: 'Cheap spam' })
    await posted(member, { hub })
    await posted(owner, { hub, title: 'spam of the owner' })
    const rules = [words('fine'), words('spam', 'remove')]
    const params = { id: hub.id }
    const trial = await owner.call(automodApi.try, { params, body: { rules } })
    expect(trial).toMatchObject({
      tried: 3,
      caught: [
        { ad: { _id: caught, title: 'Cheap spam' }, rule: 1, action: 'remove', found: 'spam' },
      ],
    })
    expect(await queueOf(hub)).toEqual([])
  })

  test.each([
    [[{ kind: 'words', words: [], action: 'hold', label: '' }]],
    [[{ kind: 'words', words: ['a'], action: 'label', label: '' }]],
    [[{ kind: 'domains', domains: ['not a domain'], action: 'hold', label: '' }]],
    [[{ kind: 'caps', percent: 10, action: 'hold', label: '' }]],
    [[{ kind: 'regex', pattern: '(a+)+', action: 'hold', label: '' }]],
    [Array.from({ length: 21 }, () => words('a'))],
  ])('refuses nonsense %#', async (rules) => {
    const { owner, hub } = await scene()
    const body = { rules: rules as AutomodRule[], isOn: false }
    const sent = { params: { id: hub.id }, body }
    await expect(owner.call(automodApi.save, sent)).rejects.toMatchObject({ status: 422 })
  })
})

describe('a post', () => {
  const body = { title: 'Momo of today', content: 'Such spam' }

  test('that is held waits in the queue, and only its author and the team can read it', async () => {
    const { owner, member, hub } = await scene(words('spam'))
    const post = await member.call(postApi.create, { body: { ...body, jehub: hub.id } })
    expect(post.state).toBe('held')
    expect(await queueOf(hub)).toMatchObject([
      { postId: post._id, commentId: null, heldFor: 'words: spam', reportCount: 0 },
    ])
    const params = { id: post._id }
    expect(await owner.call(postApi.find, { params })).toMatchObject({ state: 'held' })
    await expect(visitor.call(postApi.find, { params })).rejects.toMatchObject({ status: 404 })
  })

  test('that is removed says so to its author, who alone learns what was found', async () => {
    const { member, hub } = await scene(words('spam', 'remove'))
    const post = await member.call(postApi.create, { body: { ...body, jehub: hub.id } })
    expect(post.state).toBe('removed')
    expect(await queueOf(hub)).toEqual([])
    const { notifications } = await notificationsOf(member)
    expect(notifications[0]).toMatchObject({ type: 'modAction', user: null })
    const id = notifications[0]!.path!.replace('/appeal/', '')
    const act = await member.call(moderationApi.findAct, { params: { id } })
    expect(act).toMatchObject({ detail: 'words: spam', canAppeal: true })
    const log = { params: { id: hub.id }, query: {} }
    const { entries } = await visitor.call(moderationApi.log, log)
    expect(entries[0]).toMatchObject({ action: 'removePost', isAutomod: true, by: null })
    expect(JSON.stringify(entries)).not.toContain('spam')
  })

  test('is labelled, and can be read', async () => {
    const { member, hub } = await scene(words('spam', 'label', 'Advert'))
    const post = await member.call(postApi.create, { body: { ...body, jehub: hub.id } })
    expect(post).toMatchObject({ state: 'live', label: 'Advert' })
  })

  test('of the team is not judged, nor one elsewhere', async () => {
    const { owner, member, hub } = await scene(words('spam'))
    const ofTeam = await owner.call(postApi.create, { body: { ...body, jehub: hub.id } })
    expect(ofTeam.state).toBe('live')
    expect((await member.call(postApi.create, { body })).state).toBe('live')
  })
})

describe('a comment', () => {
  test('that is held is known to its author alone, and counted nowhere', async () => {
    const { owner, member, hub } = await scene(words('spam'))
    const post = await posted(owner, { hub })
    const fine = await say(member, post, 'Mitho')
    expect(fine.state).toBe('live')

    const held = await say(member, post, `Spam for @${owner.username}`, fine._id)
    expect(held).toMatchObject({ state: 'held', canEdit: false, canDelete: false })
    expect(held.content).toContain('Spam')
    expect(await queueOf(hub)).toMatchObject([{ commentId: held._id, heldFor: 'words: spam' }])
    const page = await read(owner, post)
    expect(page.total).toBe(1)
    expect(JSON.stringify(page)).not.toContain('Spam')
    expect(await findDrift(post)).toEqual([])
    const notified = await sql`select from notifications where comment_id = ${held._id}`
    expect(notified).toHaveLength(0)
    await expect(
      member.call(commentApi.remove, { params: { id: held._id } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('that is removed notifies its author, and a label lets it pass', async () => {
    const { owner, member, hub } = await scene(
      words('spam', 'remove'),
      words('hm', 'label', 'Doubt'),
    )
    const post = await posted(owner, { hub })
    expect((await say(member, post, 'hm')).state).toBe('live')
    expect((await say(member, post, 'spam')).state).toBe('removed')
    expect((await notificationsOf(member)).notifications[0]).toMatchObject({ type: 'modAction' })
    expect((await say(owner, post, 'spam')).state).toBe('live')
    expect(await findDrift(post)).toEqual([])
  })

  test('is judged again when it is edited', async () => {
    const { owner, member, hub } = await scene(words('spam'))
    const post = await posted(owner, { hub })
    const comment = await say(member, post, 'Mitho')
    await say(owner, post, 'Hajur', comment._id)
    const params = { id: comment._id }
    const edited = await member.call(commentApi.edit, { params, body: { content: 'Spam!' } })
    expect(edited.comment).toMatchObject({ state: 'held', content: 'Spam!', canEdit: false })

    const { comments, total } = await read(visitor, post)
    expect(total).toBe(1)
    expect(comments[0]).toMatchObject({ state: 'removed', user: null, content: '' })
    expect(await findDrift(post)).toEqual([])
  })

  test('sent twice with one key is held once', async () => {
    const { owner, member, hub } = await scene(words('spam'))
    const post = await posted(owner, { hub })
    const sent = { body: { ad: post, content: 'spam' } }
    const options = { token: member.token, headers: { 'idempotency-key': `k-${post}` } }
    const first = await ask(commentApi.create, sent, options)
    const second = await ask(commentApi.create, sent, options)
    expect(first.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(await queueOf(hub)).toHaveLength(1)
  })
})

describe('a server that receives events of changes', () => {
  test('keeps the rules in memory, and drops them when they change', async () => {
    const listening = await listenForChanges(notifyEvents(sql))
    onTestFinished(listening.close)
    const { owner, member, hub } = await scene(words('spam'))
    const post = await posted(owner, { hub })
    await expect.poll(async () => (await say(member, post, 'spam')).state).toBe('held')
    await guard(owner, hub, words('ham'))
    await expect.poll(async () => (await say(member, post, 'spam')).state).toBe('live')
    expect((await say(member, post, 'ham')).state).toBe('held')
  })

  test('keeps the rules whatever is written', async () => {
    const listening = await listenForChanges(notifyEvents(sql))
    onTestFinished(listening.close)
    const { owner, member, hub } = await scene(words('spam'))
    const post = await posted(owner, { hub })
    await expect.poll(async () => (await say(member, post, 'spam')).state).toBe('held')
    // Behind its back: it still believes what it keeps.
    await sql`update hub_automods set is_on = false where hub_id = ${hub.id}`
    const before = changeCount()
    await member.call(postApi.create, { body: { title: 'Namaste', jehub: hub.id } })
    // Once when it has committed, once as an event.
    await expect.poll(changeCount).toBeGreaterThanOrEqual(before + 2)
    expect((await say(member, post, 'spam')).state).toBe('held')
  })
})
