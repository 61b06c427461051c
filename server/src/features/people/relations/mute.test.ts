import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import type { FeedName } from '@jes/contract/feeds/feeds'
import { hubApi } from '@jes/contract/hubs/hubs'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { relationApi } from '@jes/contract/people/relations'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { openSocketServer, receivedBy, soon, say as speak } from '#test/lines.ts'
import { block, follow, posted } from '#test/postings.ts'
import { mute, muteHub } from '#test/relating.ts'
import { read, say } from '#test/talking.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'

async function unread(who: Person) {
  const { count } = await who.call(notificationApi.countUnread, { params: { userId: who.id } })
  return count
}

function latest(who: Pick<Person, 'call'>) {
  return idsIn(who, 'latest')
}

async function idsIn(who: Pick<Person, 'call'>, feed: FeedName) {
  const { ads } = await who.call(postApi.list, { query: { feed, limit: 50 } })
  return ads.map(({ _id }) => _id)
}

describe('a mute', () => {
  test('is known to the muter alone, and goes one way', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await follow(hari, sita)
    const before = await hari.call(userApi.find, { params: { id: sita.id } })
    for (const _ of [1, 2]) {
      const answer = await sita.call(relationApi.mute, { params: { id: hari.username } })
      expect(answer).toEqual({ muting: true })
    }
    const [hers, his] = [await posted(sita), await posted(hari)]
    expect(await latest(sita)).toContain(hers)
    expect(await latest(sita)).not.toContain(his)
    expect(await latest(hari)).toEqual(expect.arrayContaining([hers, his]))

    const seen = await sita.call(userApi.find, { params: { id: hari.id } })
    expect(seen.relationship).toMatchObject({ muting: true })
    const after = await hari.call(userApi.find, { params: { id: sita.id } })
    expect(after).toEqual({ ...before, counts: { ...before.counts, posts: 1 } })
    const { users } = await sita.call(relationApi.muted, { query: {} })
    expect(users.map(({ user }) => user._id)).toEqual([hari.id])
    expect((await hari.call(relationApi.muted, { query: {} })).users).toEqual([])

    await sita.call(relationApi.unmute, { params: { id: hari.id } })
    expect(await latest(sita)).toContain(his)
  })

  test('notifies the muter of nothing that the muted do, before or after', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const post = await posted(sita)
    await say(hari, post, 'Before')
    await say(gita, post, 'She too')
    expect(await unread(sita)).toBe(1)
    await sita.call(relationApi.mute, { params: { id: hari.id } })
    await say(hari, post, `After @${sita.username}`)
    await hari.call(userApi.follow, { params: { id: sita.id } })

    const params = { userId: sita.id }
    const { notifications } = await sita.call(notificationApi.list, { params, query: {} })
    expect(notifications.map(({ user }) => user?._id)).toEqual([gita.id])
    expect(JSON.stringify(notifications)).not.toContain(hari.username)
    expect(await unread(sita)).toBe(1)
  })

  test('folds comments where they stand, and nobody else sees them folded', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const post = await posted(gita)
    await say(hari, post)
    await say(sita, post)
    await mute(sita, hari)
    const foldedFor = async (who: Pick<Person, 'call'>) =>
      (await read(who, post)).comments.flatMap(({ user, isMuted }) => (isMuted ? user?._id : []))
    expect(await foldedFor(sita)).toEqual([hari.id])
    expect(await foldedFor(gita)).toEqual([])
    expect(await foldedFor(visitor)).toEqual([])
    // A profile is opened on purpose, so mutes do not apply there.
    const { comments } = await sita.call(commentApi.ofUser, {
      params: { userId: hari.id },
      query: {},
    })
    expect(comments.map(({ comment }) => comment.isMuted)).toEqual([false])
  })

  test('folds a new comment over the socket too, for the muter alone', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const post = await posted(gita)
    await mute(sita, hari)
    const exchange = await openSocketServer()
    try {
      const lines = [await exchange.call(sita), await exchange.call(gita)]
      const received = lines.map(receivedBy)
      for (const line of lines) await speak(line, 'openPost', post)
      await say(hari, post)
      for (const [at, isMuted] of [true, false].entries()) {
        await soon(() => received[at]!.map(({ event }) => event)).toContain('commentCreated')
        const news = received[at]!.filter(({ event }) => event === 'commentCreated')
        expect(news).toMatchObject([{ facts: { comment: { isMuted } } }])
      }
    } finally {
      await exchange.close()
    }
  })

  test('of oneself is refused, and a muted one who blocks can still be unmuted', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const attempt = sita.call(relationApi.mute, { params: { id: sita.id } })
    await expect(attempt).rejects.toMatchObject({ errors: { id: 'You cannot mute yourself' } })

    await mute(sita, hari)
    await block(hari, sita)
    expect((await sita.call(relationApi.muted, { query: {} })).users).toEqual([])
    const params = { id: hari.id }
    expect(await sita.call(relationApi.unmute, { params })).toEqual({ muting: false })
    await expect(sita.call(relationApi.unmute, { params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a muted hub', () => {
  test('has no posts in lists but on its own page, and no news', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const hub = await founded(hari)
    await joined(hub, sita)
    await sql`update hub_members set is_watched = true where hub_id = ${hub.id} and user_id = ${sita.id}`
    const post = await posted(hari, { hub })
    const own = await posted(sita, { hub })
    await sql`
      select notify('hubPost', 'hubPost ' || ${hub.id}::text, array[${sita.id}::bigint], ${hari.id}, ${post},
        the_facts => '{}', the_hub => ${hub.id})`
    expect(await unread(sita)).toBe(1)
    const params = { id: hub.id }
    for (const _ of [1, 2]) {
      expect(await sita.call(relationApi.muteHub, { params })).toEqual({ muting: true })
    }
    expect(await unread(sita)).toBe(0)
    expect(await latest(sita)).not.toContain(post)
    expect(await latest(sita)).toContain(own)
    for (const sort of ['hot', 'new', 'top'] as const) {
      const { ads } = await sita.call(hubApi.posts, { params, query: { sort } })
      expect(ads.map(({ _id }) => _id)).toContain(post)
    }
    expect((await sita.call(hubApi.find, { params })).isMuted).toBe(true)
    const { jehubs } = await sita.call(relationApi.mutedHubs, { query: {} })
    expect(jehubs).toMatchObject([{ jehub: { _id: hub.id, name: hub.name, icon: null } }])

    expect(await sita.call(relationApi.unmuteHub, { params })).toEqual({ muting: false })
    expect(await latest(sita)).toContain(post)
  })

  test('that is private is not there for outsiders, who can still unmute what they left', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const hub = await founded(hari, { isPrivate: true })
    const params = { id: hub.id }
    for (const endpoint of [relationApi.muteHub, relationApi.unmuteHub]) {
      await expect(sita.call(endpoint, { params })).rejects.toMatchObject({ status: 404 })
    }
    await muteHub(sita, hub)
    expect((await sita.call(relationApi.mutedHubs, { query: {} })).jehubs).toEqual([])
    expect(await sita.call(relationApi.unmuteHub, { params })).toEqual({ muting: false })
  })
})

test.each(['following', 'home'] as const)('%s is without muted people and hubs', async (feed) => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  const [loud, quiet] = [await founded(gita), await founded(gita)]
  for (const hub of [loud, quiet]) await joined(hub, sita)
  for (const one of [hari, gita]) await follow(sita, one)
  const hidden = [
    await posted(hari),
    await posted(hari, { hub: quiet }),
    await posted(gita, { hub: loud }),
  ]
  const shown = [await posted(gita, { hub: quiet }), await posted(gita)]
  expect(await idsIn(sita, feed)).toEqual(expect.arrayContaining([...hidden, ...shown]))

  await mute(sita, hari)
  await muteHub(sita, loud)
  const ids = await idsIn(sita, feed)
  expect(ids).toEqual(expect.arrayContaining(shown))
  expect(ids.filter((id) => hidden.includes(id))).toEqual([])
})

test('muted threads are listed while they can be seen', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const post = await posted(hari, { title: 'A long thread' })
  await sita.call(notificationApi.mute, { params: { id: post }, body: { muted: true } })
  const { threads } = await sita.call(relationApi.mutedThreads, { query: {} })
  expect(threads).toMatchObject([
    { ad: { _id: post, title: 'A long thread', user: { username: hari.username } } },
  ])
  await block(hari, sita)
  expect((await sita.call(relationApi.mutedThreads, { query: {} })).threads).toEqual([])
})
