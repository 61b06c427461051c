import { exploreApi } from '@jes/contract/feeds/explore'
import { describe, expect, test } from 'vitest'
import { recountTrends } from '#features/feeds/trends/recount.ts'
import { clipped } from '#test/clipped.ts'
import { banned, founded, joined, requested } from '#test/hubs.ts'
import { statusOf } from '#test/moderating.ts'
import { block, follow, posted } from '#test/postings.ts'
import { crowd, newTag, wrote } from '#test/trending.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'

type Caller = Pick<Person, 'call'>

async function usersFor(who: Caller) {
  return (await who.call(exploreApi.all, {})).users
}

async function hubsFor(who: Caller) {
  return (await who.call(exploreApi.all, {})).jehubs.map(({ _id }) => _id)
}

function idsOf(things: { _id: string }[]) {
  return things.map(({ _id }) => _id)
}

/** Somebody with more followers than anybody else, who posts. */
async function famous(followers = 1_000_000) {
  const star = await person('star')
  await posted(star)
  await sql`update users set follower_count = ${followers} where id = ${star.id}`
  return star
}

describe('explore', () => {
  test('shows a visitor what goes on, in one answer', async () => {
    const author = await famous()
    const tag = newTag('explore')
    await wrote(await crowd(90), tag)
    await recountTrends(sql)
    const post = await posted(author, { votes: 500 })
    const clip = await clipped(author)
    const hub = await founded(author)
    await sql`update hubs set heat = 9 where id = ${hub.id}`
    const { trends, posts, clips, jehubs, users } = await visitor.call(exploreApi.all, {})
    expect(trends[0]).toMatchObject({ hashtag: tag, count: 90 })
    expect(idsOf(posts)).toContain(post)
    expect(idsOf(clips)).toContain(clip)
    expect(idsOf(jehubs)).toContain(hub.id)
    expect(users[0]).toMatchObject({
      _id: author.id,
      isFollowed: null,
      why: { reason: 'popular', name: null, count: 1_000_000 },
    })
    const counts = [trends, clips, posts, jehubs, users].map((block) => block.length)
    expect(counts.every((count, at) => count <= [5, 8, 5, 5, 6][at]!)).toBe(true)
  })

  test('fills up for a member who knows nobody with whom many follow', async () => {
    const [star, silent] = [await famous(3_000_000), await person('silent')]
    await sql`update users set follower_count = 4000000 where id = ${silent.id}`
    const users = await usersFor(await person('new'))
    expect(users[0]).toMatchObject({ _id: star.id, isFollowed: false })
    expect(idsOf(users)).not.toContain(silent.id)
  })
})

describe('people to follow', () => {
  test('are in the same public hubs, with the hub that says why', async () => {
    const [me, other] = [await person('me'), await person('other')]
    const [first, second] = [await founded(me), await founded(me)]
    for (const hub of [first, second]) await joined(hub, other)
    const found = (await usersFor(me)).find(({ _id }) => _id === other.id)!
    expect(found.why).toMatchObject({ reason: 'hubs', count: 2 })
    expect([first.name, second.name]).toContain(found.why.name)
  })

  test('are followed by those whom the member follows', async () => {
    const [me, friend, other] = [await person('me'), await person('friend'), await person('other')]
    await follow(me, friend)
    await follow(friend, other, me)
    const users = await usersFor(me)
    expect(users[0]).toMatchObject({
      _id: other.id,
      why: { reason: 'follows', name: friend.username, count: 1 },
    })
    expect(idsOf(users)).not.toContain(me.id)
    expect(idsOf(users)).not.toContain(friend.id)
  })

  test('are never suggested for a private hub that they share', async () => {
    const [me, other] = [await person('me'), await person('other')]
    const hidden = await founded(me, { isPrivate: true })
    await joined(hidden, other)
    expect(idsOf(await usersFor(me))).not.toContain(other.id)
    expect(JSON.stringify(await usersFor(me))).not.toContain(hidden.name)
    await joined(await founded(me), other)
    expect((await usersFor(me)).find(({ _id }) => _id === other.id)?.why.count).toBe(1)
  })

  test('are not those whom a block, a suspension or the member keeps away', async () => {
    const me = await person('me')
    const hub = await founded(me)
    const [blocked, blocker, suspended, passed, plain] = [
      await person('blocked'),
      await person('blocker'),
      await person('suspended'),
      await person('passed'),
      await person('plain'),
    ]
    for (const who of [blocked, blocker, suspended, passed, plain]) await joined(hub, who)
    await block(me, blocked)
    await block(blocker, me)
    await sql`
      update users set suspended_until = now() + interval '1 day' where id = ${suspended.id}`
    await me.call(exploreApi.pass, { body: { kind: 'user', id: passed.id } })
    const ids = idsOf(await usersFor(me))
    expect(ids).toContain(plain.id)
    for (const { id } of [blocked, blocker, suspended, passed]) expect(ids).not.toContain(id)
  })
})

describe('hubs to join', () => {
  /** A member with a companion from a public hub. */
  async function pair() {
    const [me, other] = [await person('me'), await person('other')]
    await joined(await founded(me), other)
    return { me, other }
  }

  test('are those where people are from the hubs of the member', async () => {
    const { me, other } = await pair()
    const near = await founded(other)
    expect((await hubsFor(me))[0]).toBe(near.id)
  })

  test('are not private, not mine, not requested, not banned from and not dismissed', async () => {
    const { me, other } = await pair()
    const hidden = await founded(other, { isPrivate: true })
    const [mine, waiting, closed, passed, open] = [
      await founded(other),
      await founded(other),
      await founded(other),
      await founded(other),
      await founded(other),
    ]
    await joined(mine, me)
    await requested(waiting, me)
    await banned(closed, me)
    await me.call(exploreApi.pass, { body: { kind: 'jehub', id: passed.id } })
    const ids = await hubsFor(me)
    expect(ids).toContain(open.id)
    for (const { id } of [hidden, mine, waiting, closed, passed]) expect(ids).not.toContain(id)
  })

  test('are not found through a private hub', async () => {
    const [me, other] = [await person('me'), await person('other')]
    await joined(await founded(me, { isPrivate: true }), other)
    const far = await founded(other)
    await sql`update hubs set heat = -5 where id = ${far.id}`
    for (let warm = 0; warm < 5; warm++) {
      const { id } = await founded(await person('owner'))
      await sql`update hubs set heat = 8 where id = ${id}`
    }
    expect(await hubsFor(me)).not.toContain(far.id)
  })
})

describe('passing over', () => {
  const pass = (who: Caller, kind: 'user' | 'jehub', id: string) =>
    who.call(exploreApi.pass, { body: { kind, id } })

  test('is for members, and for what is there', async () => {
    const [me, other] = [await person('me'), await person('other')]
    expect(await pass(me, 'user', other.id)).toEqual({ isPassed: true })
    expect(await pass(me, 'user', other.id)).toEqual({ isPassed: true })
    expect(await statusOf(pass(visitor, 'user', other.id))).toBe(401)
    expect(await statusOf(pass(me, 'user', '12345'))).toBe(404)
    expect(await statusOf(pass(me, 'jehub', other.id))).toBe(404)
    await block(other, me)
    expect(await statusOf(pass(me, 'user', other.id))).toBe(404)
  })

  test('remembers a thousand, and forgets the oldest', async () => {
    const [me, other] = [await person('me'), await person('other')]
    await sql`
      insert into passed_over (user_id, kind, thing_id, at)
      select ${me.id}, 'user', n, now() - make_interval(mins => n) from generate_series(1, 1000) n`
    await pass(me, 'user', other.id)
    const stored = await sql`
      select thing_id from passed_over where user_id = ${me.id} and thing_id in (${other.id}, 999, 1000)`
    expect(stored.map(({ thingId }) => thingId).sort()).toEqual([other.id, '999'].sort())
  })
})
