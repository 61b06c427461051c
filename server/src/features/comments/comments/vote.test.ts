import { commentApi } from '@jes/contract/comments/comments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, posted, takeDown } from '#test/postings.ts'
import { findDrift, pin, remove, restore, say, vote } from '#test/talking.ts'
import { ask, type Person, person, sql } from '#test/world.ts'

test('a vote is set, not toggled: sent twice it counts once, and 0 takes it back', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const { _id } = await say(sita, await posted(sita))

  for (const _ of [1, 2]) {
    expect(await vote(hari, _id, 1)).toEqual({ upVotes: 2, downVotes: 0, score: 2, userVote: 1 })
  }
  expect(await vote(hari, _id, -1)).toEqual({ upVotes: 1, downVotes: 1, score: 0, userVote: -1 })
  expect(await vote(hari, _id, 0)).toEqual({ upVotes: 1, downVotes: 0, score: 1, userVote: 0 })
  expect(await vote(sita, _id, 0)).toEqual({ upVotes: 0, downVotes: 0, score: 0, userVote: 0 })
})

test('nobody votes across a block, nor on what is deleted or under a deleted post', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  const [post, other] = [await posted(sita), await posted(hari)]
  const ofHari = await say(hari, post)
  await block(hari, gita)
  const under = await say(sita, other)
  await takeDown(other)
  const gone = await say(sita, post)
  await remove(sita, gone._id)

  const attempts = [
    [gita, ofHari._id],
    [sita, under._id],
    [hari, gone._id],
    [hari, '1'],
  ] as const
  for (const [who, id] of attempts) {
    await expect(vote(who, id, 1)).rejects.toMatchObject({ status: 404 })
  }
})

test.each([2, '1', null, true])('%j is no vote', async (value) => {
  const sita = await person('sita')
  const { _id } = await say(sita, await posted(sita))
  const sent = { params: { id: _id }, body: { value } as never }
  const reply = await ask(commentApi.vote, sent, { token: sita.token })
  expect(reply.statusCode).toBe(422)
})

test('few votes prove little: the best is not who has one vote and no other', async () => {
  const [row] = await sql<Record<string, number>[]>`
    select wilson(1, 0) as first, wilson(0, 0) as none, wilson(40, 2) as loved, wilson(1, 1) as doubted,
      wilson(0, 5) as disliked`
  expect(row!.first).toBeCloseTo(0.378, 3)
  expect(row!.none).toBe(0)
  expect(row!.loved).toBeGreaterThan(row!.first!)
  expect(row!.doubted).toBeLessThan(row!.first!)
  expect(row!.disliked).toBeCloseTo(0)
})

type CommentAction = 'say' | 'reply' | 'up' | 'down' | 'remove' | 'restore' | 'pin'

test('comments, votes, pins, deletions and their undoing, in any interleaving, equal the recount', async () => {
  const people = await Promise.all(['a', 'b', 'c'].map((name) => person(`voice_${name}`)))
  const act = fc.record({
    who: fc.constantFrom(...people),
    at: fc.nat({ max: 30 }),
    action: fc.constantFrom<CommentAction>(
      'say',
      'reply',
      'reply',
      'up',
      'down',
      'remove',
      'remove',
      'restore',
      'pin',
    ),
  })
  const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 8 }), {
    minLength: 2,
    maxLength: 6,
  })

  await fc.assert(
    fc.asyncProperty(rounds, async (acts) => {
      const post = await posted(people[0]!)
      const said: { id: string; by: Person }[] = []
      for (const round of acts) {
        await Promise.all(
          round.map(async ({ who, at, action }) => {
            const target = said[at % Math.max(said.length, 1)]
            if (action === 'say' || !target) return speak(who)
            // A concurrent action may have made this one impossible; any other error is a bug.
            await doTo(target, action, who).catch((refusal: { status?: number }) => {
              expect([403, 404, 422]).toContain(refusal.status)
            })
          }),
        )
        expect(await findDrift(post)).toEqual([])
      }

      async function speak(who: Person, parent?: string) {
        const { _id } = await say(who, post, 'Hm', parent)
        said.push({ id: _id, by: who })
      }

      async function doTo(
        { id, by }: { id: string; by: Person },
        action: CommentAction,
        who: Person,
      ) {
        if (action === 'reply') await speak(who, id)
        else if (action === 'remove') await remove(by, id)
        else if (action === 'restore') await restore(by, id)
        else if (action === 'pin') await pin(people[0]!, id)
        else await vote(who, id, action === 'up' ? 1 : -1)
      }
    }),
    { numRuns: 25 },
  )
}, 60_000)
