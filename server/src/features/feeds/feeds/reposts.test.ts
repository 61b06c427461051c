import { postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import { expect, test } from 'vitest'
import { block, follow, posted } from '#test/postings.ts'
import { mute } from '#test/relating.ts'
import { seeded } from '#test/seeded.ts'
import { type Person, person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'

test('what followed people repost stands in Following once, at the latest repost', async () => {
  const [me, sita, hari, gita] = await people('me', 'sita', 'hari', 'gita')
  await follow(me, sita, hari)
  const old = await posted(gita, { hoursOld: 50 })
  const { _id: between } = await write(sita)
  for (const who of [sita, hari, gita]) await repost(who, old)
  const ads = await readAll(me, 'following', 1)
  expect(ads.map(({ _id }) => _id)).toEqual([old, between])
  expect(ads[0]?.repostedBy).toMatchObject({ user: { username: hari.username }, others: 1 })
  await hari.call(repostApi.remove, { params: { id: old } })
  const [now] = (await readAll(me, 'following', 5)).filter(({ _id }) => _id === old)
  expect(now?.repostedBy).toMatchObject({ user: { username: sita.username }, others: 0 })
})

test('a post of somebody followed keeps its place, and says who reposted it', async () => {
  const [me, sita, hari] = await people('me', 'sita', 'hari')
  await follow(me, sita, hari)
  const [first, second] = [await write(sita), await write(sita)]
  await repost(hari, first._id)
  const ads = await readAll(me, 'following', 5)
  expect(ads.map(({ _id }) => _id)).toEqual([second._id, first._id])
  expect(ads[1]?.repostedBy?.user.username).toBe(hari.username)
})

test('reposts by muted people, of blocked authors and of hidden posts are in no feed', async () => {
  const [me, sita, hari, gita, eve] = await people('me', 'sita', 'hari', 'gita', 'eve')
  await follow(me, sita, hari)
  const [byMuted, ofBlocked, gone] = [await posted(gita), await posted(eve), await posted(gita)]
  await repost(hari, byMuted)
  await repost(sita, ofBlocked)
  await repost(sita, gone)
  await mute(me, hari)
  await block(eve, me)
  await sql`select moderate_post(${gone}, 'removed')`
  expect(await readAll(me, 'following', 5)).toEqual([])
})

test('For you offers what followed people reposted, and says so', async () => {
  const [me, sita, gita] = await people('me', 'sita', 'gita')
  await follow(me, sita)
  const id = await posted(gita, { hoursOld: 24 * 20, votes: 0 })
  await repost(sita, id)
  const { ads } = await me.call(postApi.list, { query: { feed: 'home', limit: '50' } })
  expect(ads.find(({ _id }) => _id === id)).toMatchObject({
    why: { reason: 'repost', name: sita.username },
    repostedBy: { user: { username: sita.username }, others: 0 },
  })
})

test('however reposts chain, no feed shows a post twice, and Following misses none', async () => {
  const random = seeded(21)
  const [me, ...others] = await people('me', 'a', 'b', 'c', 'd', 'e')
  const followed = others.slice(0, 3)
  await follow(me, ...followed)
  const posts: { id: string; author: Person }[] = []
  for (let at = 0; at < 12; at++) {
    const author = others[at % others.length]!
    posts.push({ id: await posted(author, { hoursOld: at }), author })
  }
  const expected = new Set(posts.flatMap(({ id, author }) => (followed.includes(author) ? id : [])))
  for (let at = 0; at < 60; at++) {
    const [who, { id }] = [random.oneOf(others), random.oneOf(posts)]
    await repost(who, id)
    if (followed.includes(who)) expected.add(id)
  }
  for (const limit of [1, 2, 5, 50]) {
    const ids = (await readAll(me, 'following', limit)).map(({ _id }) => _id)
    expect(ids.toSorted()).toEqual([...expected].toSorted())
  }
  const home = (await readAll(me, 'home', 7)).map(({ _id }) => _id)
  expect(new Set(home).size).toBe(home.length)
})

/** New members, as many as there are names. */
function people<const Names extends string[]>(...names: Names) {
  const made = Promise.all(names.map((name) => person(name)))
  return made as Promise<{ [At in keyof Names]: Person }>
}

async function repost(who: Person, id: string) {
  await who.call(repostApi.add, { params: { id } })
}

async function readAll(who: Person, feed: 'following' | 'home', limit: number) {
  const ads = []
  let cursor: string | undefined
  do {
    const query = { feed, limit: String(limit), ...(cursor && { cursor }) }
    const page = await who.call(postApi.list, { query })
    ads.push(...page.ads)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return ads
}
