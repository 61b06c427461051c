import { learningApi, MOST_FEWER_HUBS } from '@jes/contract/feeds/learning'
import { hidingApi } from '@jes/contract/posts/hiding'
import { postApi } from '@jes/contract/posts/posts'
import { beforeEach, describe, expect, test } from 'vitest'
import { findConfigOf } from '#features/feeds/feedConfigs/queries.ts'
import { listCandidates } from '#features/feeds/feeds/candidates.ts'
import { founded, joined } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { ask, type Person, person, sql } from '#test/world.ts'

let reader: Person
let author: Person

beforeEach(async () => {
  // Posts of other tests would come between the few posts that a test compares.
  await sql`delete from posts`
  ;[reader, author] = [await person('reader'), await person('author')]
})

/** What For you thinks of a post: its score, and why it is there. */
async function judged(id: string) {
  const config = await findConfigOf(sql, reader.id)
  const candidates = await listCandidates(sql, { id: reader.id, language: 'en' }, config)
  return candidates.find((candidate) => candidate.id === id)!
}

function wantFewer(id: string, fewer = true) {
  return reader.call(learningApi.fewer, { params: { id }, body: { fewer } })
}

describe('fewer of a hub', () => {
  test('puts its posts lower, says why, and can be undone', async () => {
    const hub = await founded(author)
    await joined(hub, reader)
    const id = await posted(author, { hub, votes: 10 })
    const before = await judged(id)
    expect(before.reason).toBe('hub')

    expect(await wantFewer(hub.id)).toEqual({ fewer: true })
    const after = await judged(id)
    expect(before.score - after.score).toBeCloseTo(1)
    expect(after.reason).toBe('fewerOfHub')
    const { ads } = await reader.call(postApi.list, { query: { feed: 'home' } })
    expect(ads.find(({ _id }) => _id === id)?.why).toEqual({ reason: 'fewerOfHub', name: hub.name })

    expect(await wantFewer(hub.id, false)).toEqual({ fewer: false })
    expect(await judged(id)).toEqual(before)
  })

  test('is refused for a hub that one cannot read, and undone also for one that was left', async () => {
    const secret = await founded(author, { isPrivate: true })
    await expect(wantFewer(secret.id)).rejects.toMatchObject({ status: 404 })
    await expect(wantFewer(secret.id, false)).rejects.toMatchObject({ status: 404 })
    await joined(secret, reader)
    await wantFewer(secret.id)
    await sql`delete from hub_members where hub_id = ${secret.id} and user_id = ${reader.id}`
    expect((await reader.call(learningApi.find, {})).jehubs).toEqual([])
    expect(await wantFewer(secret.id, false)).toEqual({ fewer: false })
  })

  test('has an end', async () => {
    const hub = await founded(author)
    await sql`
      with made as (
        insert into hubs (id, name, name_key, description)
        select make_id(), 'Many ' || n, gen_random_uuid(), 'Momo of all shapes'
        from generate_series(1, ${MOST_FEWER_HUBS}) n
        returning id
      )
      insert into fewer_hubs (user_id, hub_id) select ${reader.id}, id from made`
    await expect(wantFewer(hub.id)).rejects.toMatchObject({ status: 422 })
  })
})

describe('what is of no interest', () => {
  test('puts other posts of its author lower, and says why', async () => {
    const [id, other] = [await posted(author, { votes: 9 }), await posted(author, { votes: 10 })]
    const before = await judged(id)
    await reader.call(hidingApi.hide, { params: { id: other }, body: { reason: 'notInterested' } })
    const after = await judged(id)
    expect(after.score).toBeLessThan(before.score)
    expect(after.reason).toBe('fewerOfAuthor')
  })

  test('of many posts neither breaks the order nor buries the author for ever', async () => {
    const id = await posted(author, { votes: 9 })
    const before = await judged(id)
    await sql`
      insert into hidden_posts (user_id, post_id, reason)
      select ${reader.id}, id, 'notInterested' from unnest(${await Promise.all(
        Array.from({ length: 12 }, () => posted(author)),
      )}::bigint[]) id`
    expect(before.score - (await judged(id)).score).toBeGreaterThan(0)
    await sql`update hidden_posts set created_at = now() - interval '1 year'`
    expect((await judged(id)).score).toBeCloseTo(before.score, 3)
  })

  test('is not learnt from what was only seen', async () => {
    const [id, other] = [await posted(author, { votes: 9 }), await posted(author)]
    const before = await judged(id)
    await reader.call(hidingApi.hide, { params: { id: other }, body: { reason: 'seen' } })
    expect(await judged(id)).toEqual(before)
  })
})

describe('a reset', () => {
  test('forgets what was learnt, from votes too, and leaves hidden what was hidden', async () => {
    const hub = await founded(author)
    const [id, other] = [await posted(author, { hub, votes: 9 }), await posted(author)]
    const liked = await person('liked')
    const theirs = await posted(liked, { votes: 9 })
    const [before, ofLiked] = [await judged(id), await judged(theirs)]
    await reader.call(postApi.vote, { params: { id: await posted(liked) }, body: { value: 1 } })
    await wantFewer(hub.id)
    await reader.call(hidingApi.hide, { params: { id: other }, body: { reason: 'notInterested' } })
    expect(await reader.call(learningApi.find, {})).toEqual({
      seen: 0,
      notInterested: 1,
      jehubs: [{ _id: hub.id, name: hub.name, icon: null }],
      resetAt: null,
    })

    const known = await reader.call(learningApi.reset, {})
    expect(known).toMatchObject({ seen: 1, notInterested: 0, jehubs: [] })
    expect(Date.parse(known.resetAt!)).toBeGreaterThan(Date.now() - 60_000)
    expect(await judged(id)).toEqual(before)
    expect((await judged(theirs)).score).toBeCloseTo(ofLiked.score)
    const { ads } = await reader.call(postApi.list, { query: { feed: 'latest' } })
    expect(ads.map(({ _id }) => _id)).not.toContain(other)
  })

  test('is for members alone', async () => {
    expect((await ask(learningApi.reset, {})).statusCode).toBe(401)
    expect((await ask(learningApi.find, {})).statusCode).toBe(401)
  })
})
