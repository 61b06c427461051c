import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { membershipApi } from '@jes/contract/hubs/memberships'
import type { AnyEndpoint, Received, Sent } from '@jes/contract/lib/endpoint'
import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { postApi } from '@jes/contract/posts/posts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setVote } from '#features/posts/votes/commands.ts'
import { founded } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { ask, type Person, person, sql } from '#test/world.ts'
import { type ActStamp, sweepActOrders } from './actOrder.ts'
import { config } from './config.ts'
import { openDatabase } from './db.ts'

/** The n-th action of a browser, as it sends it. */
async function act<E extends AnyEndpoint>(who: Person, order: number, endpoint: E, sent: Sent<E>) {
  const headers = { 'act-order': String(order) }
  const reply = await ask(endpoint, sent, { token: who.token, headers })
  expect(reply.statusCode).toBe(200)
  return reply.json<Received<E>>()
}

function stampOf({ id, sessionId }: Person, arrivedAt: number): ActStamp {
  return { viewerId: id, sessionId, arrivedAt, clientOrder: null }
}

async function voteOf({ id }: Person, postId: string) {
  const [row] = await sql`
    select value from post_votes where post_id = ${postId} and user_id = ${id}`
  return row?.value ?? 0
}

test('a vote that was given up and waits behind a slow question does not undo the later one', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const postId = await posted(sita, { votes: 0 })
  const pool = openDatabase(config.DATABASE_URL!, { max: 1, isPatient: true })
  const gate = await sql.reserve()
  const key = Number(BigInt(postId) % 1_000_000n)
  const now = Date.now()
  await gate`select pg_advisory_lock(7, ${key})`

  // The driver has a busy connection, and queues the first vote behind the query that keeps it busy.
  const slow = pool`select pg_advisory_xact_lock_shared(7, ${key})`.execute()
  const givenUp = setVote(pool, { postId, value: 1, act: stampOf(hari, now) })
  await setVote(sql, { postId, value: -1, act: stampOf(hari, now + 5) })
  await gate`select pg_advisory_unlock_all()`
  gate.release()

  expect(await givenUp).toEqual({ upVotes: 0, downVotes: 1, score: -1, userVote: -1 })
  expect(await voteOf(hari, postId)).toBe(-1)
  await slow
  await pool.end()
})

test('votes end as the last one that was made, in whichever order they reach the database', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const made = fc.array(fc.record({ value: fc.constantFrom(1, 0, -1), delay: fc.nat(9) }), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(made, async (votes) => {
      const postId = await posted(sita, { votes: 0 })
      const now = Date.now()
      const late = votes
        .map(({ value, delay }, at) => ({ value: value as 1 | 0 | -1, at, reached: at + delay }))
        .sort((one, other) => one.reached - other.reached)
      for (const { value, at } of late)
        await setVote(sql, { postId, value, act: stampOf(hari, now + at) })

      const last = votes.at(-1)!.value
      expect(await voteOf(hari, postId)).toBe(last)
      const [row] = await sql`select score from post_stats where post_id = ${postId}`
      expect(row).toEqual({ score: last })
    }),
    { numRuns: 40 },
  )
})

describe('an earlier act of the same browser, arriving later, changes nothing and gets the current state', () => {
  test('a vote on a post', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { id: await posted(sita, { votes: 0 }) }
    await act(hari, 12, postApi.vote, { params, body: { value: 0 } })
    const late = await act(hari, 11, postApi.vote, { params, body: { value: 1 } })
    expect(late).toEqual({ upVotes: 0, downVotes: 0, score: 0, userVote: 0 })
    const next = await act(hari, 13, postApi.vote, { params, body: { value: 1 } })
    expect(next.userVote).toBe(1)
  })

  test('a vote on a comment', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { id: (await say(sita, await posted(sita)))._id }
    await act(hari, 12, commentApi.vote, { params, body: { value: -1 } })
    const late = await act(hari, 11, commentApi.vote, { params, body: { value: 1 } })
    expect(late).toMatchObject({ downVotes: 1, userVote: -1 })
  })

  test('a bookmark', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { adId: await posted(sita) }
    await act(hari, 12, bookmarkApi.remove, { params })
    const late = await act(hari, 11, bookmarkApi.add, { params })
    expect(late).toEqual({ isBookmarked: false, bookmarkCount: 0 })
    await act(hari, 14, bookmarkApi.add, { params })
    expect(await act(hari, 13, bookmarkApi.remove, { params })).toMatchObject({
      isBookmarked: true,
      bookmarkCount: 1,
    })
  })

  test('a follow', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { id: sita.id }
    await act(hari, 12, userApi.unfollow, { params })
    expect(await act(hari, 11, userApi.follow, { params })).toEqual({
      following: false,
      requested: false,
      followers: 0,
    })
    await act(hari, 14, userApi.follow, { params })
    expect(await act(hari, 13, userApi.unfollow, { params })).toEqual({
      following: true,
      requested: false,
      followers: 1,
    })
  })

  test('a join', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { id: (await founded(sita)).id }
    await act(hari, 12, membershipApi.leave, { params })
    expect(await act(hari, 11, membershipApi.join, { params })).toMatchObject({
      isMember: false,
      memberCount: 1,
    })
    await act(hari, 14, membershipApi.join, { params })
    expect(await act(hari, 13, membershipApi.leave, { params })).toMatchObject({
      isMember: true,
      memberCount: 2,
    })
  })
})

test('what another device does counts by when it arrives, whatever number it gives', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const postId = await posted(sita, { votes: 0 })
  const now = Date.now()
  const phone = { ...stampOf(hari, now), clientOrder: 900 }
  const desk = { ...stampOf(hari, now + 1), sessionId: sita.sessionId, clientOrder: 5 }
  await setVote(sql, { postId, value: 1, act: phone })
  expect((await setVote(sql, { postId, value: -1, act: desk })).userVote).toBe(-1)
})

test('a clock that was set back by an hour keeps nobody from voting', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const postId = await posted(sita, { votes: 0 })
  const now = Date.now()
  await setVote(sql, { postId, value: 1, act: stampOf(hari, now) })
  const after = await setVote(sql, { postId, value: -1, act: stampOf(hari, now - 3_600_000) })
  expect(after.userVote).toBe(-1)
})

test('a late act on what one may not see is the same 404', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const id = await posted(sita)
  await act(hari, 2, postApi.vote, { params: { id }, body: { value: 1 } })
  await sql`insert into blocks (blocker_id, blocked_id) values (${sita.id}, ${hari.id})`
  const sent = { params: { id }, body: { value: 0 as const } }
  const reply = await ask(postApi.vote, sent, { token: hari.token, headers: { 'act-order': '1' } })
  expect(reply.statusCode).toBe(404)
})

test.each(['0', '-1', '1.5', 'soon', '9007199254740993'])('%s is no order', async (order) => {
  const sita = await person('sita')
  const sent = { params: { id: await posted(sita) }, body: { value: 1 as const } }
  const headers = { 'act-order': order }
  const reply = await ask(postApi.vote, sent, { token: sita.token, headers })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ error: 'Act-Order is a whole number above 0' })
})

test('the order is forgotten after a day', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const [old, fresh] = [await posted(sita), await posted(sita)]
  const now = Date.now()
  await setVote(sql, { postId: old, value: 1, act: stampOf(hari, now - 25 * 3_600_000) })
  await setVote(sql, { postId: fresh, value: 1, act: stampOf(hari, now) })
  await sweepActOrders()
  const rows = await sql`select target_id from act_orders where user_id = ${hari.id}`
  expect(rows).toEqual([{ targetId: fresh }])
})
