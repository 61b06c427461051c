import { postApi } from '@jes/contract/posts/posts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, posted, takeDown } from '#test/postings.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

type Value = 1 | 0 | -1

function vote(who: Person, id: string, value: Value) {
  return who.call(postApi.vote, { params: { id }, body: { value } })
}

test('a vote is set, not toggled: sent twice it counts once, and 0 takes it back', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const id = await posted(sita, { votes: 0 })

  for (const _ of [1, 2]) {
    expect(await vote(hari, id, 1)).toEqual({ upVotes: 1, downVotes: 0, score: 1, userVote: 1 })
  }
  expect(await vote(hari, id, -1)).toEqual({ upVotes: 0, downVotes: 1, score: -1, userVote: -1 })
  expect(await vote(hari, id, 0)).toEqual({ upVotes: 0, downVotes: 0, score: 0, userVote: 0 })
})

test('a member who has yet to verify their email may vote', async () => {
  const sita = await person('sita', { isVerified: false })
  const id = await posted(await person('hari'))
  expect(await vote(sita, id, 1)).toMatchObject({ userVote: 1 })
})

test('a visitor does not vote', async () => {
  const id = await posted(await person('sita'))
  const attempt = visitor.call(postApi.vote, { params: { id }, body: { value: 1 } })
  await expect(attempt).rejects.toMatchObject({ status: 401 })
})

test('nobody votes across a block, in either direction, nor on what is gone or never was', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  const id = await posted(sita)
  await block(sita, hari)
  await block(gita, sita)
  const gone = await posted(hari)
  await takeDown(gone)

  await expect(vote(hari, id, 1)).rejects.toMatchObject({ status: 404 })
  await expect(vote(gita, id, 1)).rejects.toMatchObject({ status: 404 })
  await expect(vote(sita, gone, 1)).rejects.toMatchObject({ status: 404 })
  await expect(vote(sita, '1', 1)).rejects.toMatchObject({ status: 404 })
  const [row] = await sql`select up_votes from post_stats where post_id = ${id}`
  expect(row).toEqual({ upVotes: 1 })
})

test.each([2, '1', null, true])('%j is no vote', async (value) => {
  const sita = await person('sita')
  const id = await posted(sita)
  const sent = { params: { id }, body: { value } as never }
  const reply = await ask(postApi.vote, sent, { token: sita.token })
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ errors: { value: 'value is 1, 0 or -1' } })
})

test('votes in any interleaving equal the recount, and the rank is that of the truth', async () => {
  const people = await Promise.all(['a', 'b', 'c', 'd'].map((name) => person(`voter_${name}`)))
  const ballots = fc.array(
    fc.record({
      voter: fc.nat({ max: 3 }),
      post: fc.nat({ max: 2 }),
      value: fc.constantFrom<Value>(1, 0, -1),
    }),
    { minLength: 1, maxLength: 40 },
  )

  await fc.assert(
    fc.asyncProperty(ballots, async (cast) => {
      const author = people[0]!
      const ids = await Promise.all([0, 1, 2].map(() => posted(author, { votes: 0 })))
      await Promise.all(cast.map((one) => vote(people[one.voter]!, ids[one.post]!, one.value)))

      const rows = await sql`
        select s.post_id, s.up_votes, s.down_votes, s.score, s.rank from post_stats s
        where s.post_id = any(${ids}::bigint[]) order by s.post_id`
      const recount = await sql`
        select p.id as post_id, n.up_votes, n.down_votes, n.up_votes - n.down_votes as score,
          post_rank(n.up_votes, n.down_votes, 0, 0, p.created_at) as rank
        from posts p
        cross join lateral (
          select count(*) filter (where v.value = 1)::int as up_votes,
            count(*) filter (where v.value = -1)::int as down_votes
          from post_votes v where v.post_id = p.id
        ) n
        where p.id = any(${ids}::bigint[]) order by p.id`
      expect(rows).toEqual(recount)
    }),
    { numRuns: 25 },
  )
})

test('the rank is worth ten times the votes for twelve and a half hours of age', async () => {
  const [row] = await sql<Record<string, number>[]>`
    select post_rank(10, 0, 0, 0, t) - post_rank(1, 0, 0, 0, t) as by_votes,
      post_rank(1, 0, 0, 0, t + interval '12.5 hours') - post_rank(1, 0, 0, 0, t) as by_youth,
      post_rank(2, 0, 100, 0, t) - post_rank(8, 0, 0, 0, t) as quarrel,
      post_rank(0, 10, 0, 0, t) - post_rank(1, 0, 0, 0, t) as disliked,
      post_rank(1, 0, 0, 9, t) - post_rank(10, 0, 0, 0, t) as saved,
      post_rank(1, 0, 0, 0, '2024-01-01T12:30:00Z') as epoch
    from (select now() as t) n`
  expect(row!.byVotes).toBeCloseTo(1)
  expect(row!.byYouth).toBeCloseTo(1)
  expect(row!.quarrel).toBeLessThan(0)
  expect(row!.disliked).toBeLessThan(0)
  expect(row!.saved).toBeCloseTo(0)
  expect(row!.epoch).toBeCloseTo(1)
})
