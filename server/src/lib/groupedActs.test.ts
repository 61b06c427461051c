import { commentApi } from '@jes/contract/comments/comments'
import { userApi } from '@jes/contract/core/users'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { setVote } from '#features/posts/votes/commands.ts'
import { founded } from '#test/hubs.ts'
import { block, posted } from '#test/postings.ts'
import { ask, type Person, person, sql } from '#test/world.ts'
import { config } from './config.ts'
import { openDatabase } from './db.ts'
import { countsOfGroup } from './metrics/counts.ts'

const PEOPLE = 12

function people() {
  return Promise.all(Array.from({ length: PEOPLE }, () => person('one')))
}

/** What a kind of act was written in, while `work` ran. */
async function written(kind: string, work: () => Promise<unknown>) {
  const before = { ...countsOfGroup(kind) }
  await work()
  const after = countsOfGroup(kind)
  return {
    failed: after.failed - before.failed,
    together: after.together - before.together,
    alone: after.alone - before.alone,
    statements: after.statements - before.statements,
  }
}

test('comments with keys are few transactions too, and each key is answered as the first time', async () => {
  const [author, all] = [await person('sita'), await people()]
  const posts = await Promise.all(all.map(() => posted(author)))
  const send = (content = 'Hi') =>
    Promise.all(
      all.map(({ token }, at) => {
        const body = { ad: posts[at]!, content }
        const headers = { 'idempotency-key': 'the same word' }
        return ask(commentApi.create, { body }, { token, headers })
      }),
    )
  let first: Awaited<ReturnType<typeof send>> = []
  const made = await written('comment', async () => {
    first = await send()
  })
  expect(made).toMatchObject({ failed: 0, together: PEOPLE, alone: 0 })
  expect(made.statements).toBeLessThan(PEOPLE / 2)
  expect(first.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 201))

  const again = await send()
  expect(again.map((reply) => reply.json())).toEqual(first.map((reply) => reply.json()))
  expect(again.map(({ headers }) => headers['idempotent-replayed'])).toEqual(all.map(() => 'true'))
  expect((await send('Other')).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 422))
  expect(await sql`select from comments where post_id = any(${posts}::bigint[])`).toHaveLength(
    PEOPLE,
  )
})

test('one key for two comments at once makes one of them', async () => {
  const [author, hari] = [await person('sita'), await person('hari')]
  const posts = [await posted(author), await posted(author)]
  const headers = { 'idempotency-key': 'one' }
  const replies = await Promise.all(
    posts.map((ad) =>
      ask(commentApi.create, { body: { ad, content: 'Hi' } }, { token: hari.token, headers }),
    ),
  )
  const statuses = replies.map(({ statusCode }) => statusCode).sort()
  expect([
    [201, 409],
    [201, 422],
  ]).toContainEqual(statuses)
  expect(await sql`select from comments where author_id = ${hari.id}`).toHaveLength(1)
})

test('a comment that is refused with a key may be sent again', async () => {
  const [author, hari] = [await person('sita'), await person('hari')]
  const ad = await posted(author)
  const send = () =>
    ask(
      commentApi.create,
      { body: { ad, content: 'Hi' } },
      { token: hari.token, headers: { 'idempotency-key': 'later' } },
    )
  await sql`update posts set is_locked = true where id = ${ad}`
  expect((await send()).statusCode).toBe(403)
  await sql`update posts set is_locked = false where id = ${ad}`
  expect((await send()).statusCode).toBe(201)
})

test('votes of many are few statements, and milestones are still told one by one', async () => {
  const [author, all] = [await person('sita'), await people()]
  const id = await posted(author, { votes: 0 })
  const cast = (value: 1 | -1) =>
    Promise.all(all.map((who) => who.call(postApi.vote, { params: { id }, body: { value } })))
  const ups = await written('vote', () => cast(1))
  expect(ups.failed).toBe(0)
  expect(ups.together + ups.alone).toBe(PEOPLE)
  const downs = await written('vote', () => cast(-1))
  expect(downs).toMatchObject({ failed: 0, together: PEOPLE, alone: 0 })
  expect(downs.statements).toBeLessThan(PEOPLE / 2)
  const [row] = await sql`
    select up_votes, down_votes, vote_milestone from post_stats where post_id = ${id}`
  expect(row).toEqual({ upVotes: 0, downVotes: PEOPLE, voteMilestone: 10 })
})

test('sums are exact beside another server that votes on the same posts', async () => {
  const [author, all] = [await person('sita'), await people()]
  const ids = await Promise.all([1, 2, 3].map(() => posted(author, { votes: 0 })))
  const other = openDatabase(config.DATABASE_URL!, { max: 6 })
  const [here, there] = [all.slice(0, PEOPLE / 2), all.slice(PEOPLE / 2)]
  const stampOf = ({ id, sessionId }: Person) => ({
    viewerId: id,
    sessionId,
    arrivedAt: Date.now(),
    clientOrder: null,
  })
  const work = async () => {
    for (const value of [1, -1, 1] as const) {
      await Promise.all(
        ids.flatMap((id) => [
          ...here.map((who) => who.call(postApi.vote, { params: { id }, body: { value } })),
          ...there.map((who) => setVote(other, { postId: id, value, act: stampOf(who) })),
        ]),
      )
    }
  }
  expect(await written('vote', work)).toMatchObject({ failed: 0 })
  await other.end()
  const rows = await sql`
    select up_votes, down_votes from post_stats where post_id = any(${ids}::bigint[])`
  expect(rows).toEqual(ids.map(() => ({ upVotes: PEOPLE, downVotes: 0 })))
})

test('one vote that is refused costs the others nothing', async () => {
  const [author, all] = [await person('sita'), await people()]
  const id = await posted(author, { votes: 0 })
  await block(author, all[0]!)
  const body = { value: -1 as const }
  const cast = await Promise.allSettled(
    all.map((who) => who.call(postApi.vote, { params: { id }, body })),
  )
  expect(cast[0]).toMatchObject({ reason: { status: 404 } })
  expect(cast.slice(1).every(({ status }) => status === 'fulfilled')).toBe(true)
  const [row] = await sql`select down_votes from post_stats where post_id = ${id}`
  expect(row).toEqual({ downVotes: PEOPLE - 1 })
})

test('bookmarks, joins and follows of many are counted together', async () => {
  const [author, all] = [await person('sita'), await people()]
  const id = await posted(author)
  const hub = await founded(author)
  const params = { id: author.id }
  const kinds: Record<string, (who: Person) => Promise<unknown>> = {
    bookmark: (who: Person) => who.call(bookmarkApi.add, { params: { adId: id } }),
    join: (who: Person) => who.call(membershipApi.join, { params: { id: hub.id } }),
    follow: (who: Person) => who.call(userApi.follow, { params }),
  }
  for (const [kind, act] of Object.entries(kinds)) {
    const done = await written(kind, () => Promise.all(all.map(act)))
    expect(done, kind).toMatchObject({ failed: 0, together: PEOPLE, alone: 0 })
    expect(done.statements, kind).toBeLessThan(PEOPLE / 2)
  }
  const [row] = await sql`
    select s.bookmark_count, h.member_count, u.follower_count,
      (select cardinality(n.actors) from notifications n where n.user_id = u.id and n.type = 'follow') as told_of
    from post_stats s, hubs h, users u
    where s.post_id = ${id} and h.id = ${hub.id} and u.id = ${author.id}`
  expect(row).toEqual({
    bookmarkCount: PEOPLE,
    memberCount: PEOPLE + 1,
    followerCount: PEOPLE,
    toldOf: PEOPLE,
  })
})

test('comments of many are written together, and what they tell is read together', async () => {
  const all = await people()
  const ids = await Promise.all(all.map((who) => posted(who)))
  const write = (who: Person, index: number) =>
    who.call(commentApi.create, { body: { ad: ids[(index + 1) % PEOPLE]!, content: 'मिठो छ।' } })
  const said = await written('comment', () => Promise.all(all.map(write)))
  expect(said).toMatchObject({ failed: 0, together: PEOPLE, alone: 0 })
  expect(said.statements).toBeLessThan(PEOPLE / 2)
  const counts = await sql`
    select comment_count, commenter_count from post_stats where post_id = any(${ids}::bigint[])`
  expect(counts).toEqual(ids.map(() => ({ commentCount: 1, commenterCount: 1 })))

  const told = await sql<{ id: string; userId: string }[]>`
    select id, user_id from notifications where type = 'comment' and post_id = any(${ids}::bigint[])`
  expect(told).toHaveLength(PEOPLE)
  const read = await written('read', () =>
    Promise.all(
      told.map(async ({ id, userId }) => {
        const who = all.find((one) => one.id === userId)!
        const answer = await who.call(notificationApi.read, { params: { id } })
        expect(answer).toEqual({ _id: id, isRead: true, count: 0 })
      }),
    ),
  )
  expect(read).toMatchObject({ failed: 0, together: PEOPLE, alone: 0 })
})
