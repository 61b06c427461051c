import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { block } from '#test/postings.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

const poll = { options: ['Buff', 'Chicken', 'Veg'], hours: 24 }

function choose(who: Pick<Person, 'call'>, id: string, choice: number) {
  return who.call(postApi.choose, { params: { id }, body: { choice } })
}

function votes({ options }: { options: { votes: number }[] }) {
  return options.map((option) => option.votes)
}

test('a poll stands under the post, open, with nobody’s choice', async () => {
  const post = await write(await person('sita'), { poll })
  expect(post.poll).toMatchObject({
    options: poll.options.map((text) => ({ text, votes: 0 })),
    isClosed: false,
    myChoice: null,
  })
  const hours = (Date.parse(post.poll?.closesAt ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
})

test('a member chooses once and may change their mind', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const { _id: id } = await write(sita, { poll })
  await choose(sita, id, 0)

  const first = (await choose(hari, id, 2)).poll
  const again = (await choose(hari, id, 2)).poll
  const other = (await choose(hari, id, 0)).poll

  expect([votes(first), votes(again), votes(other)]).toEqual([
    [1, 0, 1],
    [1, 0, 1],
    [2, 0, 0],
  ])
  expect(other.myChoice).toBe(0)
  const seen = await visitor.call(postApi.find, { params: { id } })
  expect(seen.poll).toEqual({ ...other, myChoice: null })
})

test('choices that arrive at once are counted exactly', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => person()))
  const { _id: id } = await write(people[0]!, { poll })
  const calls = people.flatMap((who, n) =>
    [0, 1, 2, n % 3].map((choice) => choose(who, id, choice)),
  )
  await Promise.all(calls)

  const rows = await sql`
    select o.votes, count(v.user_id)::int as counted
    from poll_options o
    left join poll_votes v on v.post_id = o.post_id and v.position = o.position
    where o.post_id = ${id} group by o.position, o.votes`
  expect(rows.map((row) => row.votes)).toEqual(rows.map((row) => row.counted))
  expect(rows.reduce((sum, row) => sum + row.votes, 0)).toBe(people.length)
})

test('a closed poll takes no more choices', async () => {
  const sita = await person('sita')
  const { _id: id } = await write(sita, { poll })
  await sql`update polls set closes_at = now() - interval '1 second' where post_id = ${id}`
  await expect(choose(sita, id, 0)).rejects.toMatchObject({
    status: 409,
    error: 'This poll is closed',
  })
})

test('what is no choice is refused', async () => {
  const sita = await person('sita')
  const { _id: id } = await write(sita, { poll })
  const { _id: without } = await write(sita)
  await expect(choose(sita, id, 3)).rejects.toMatchObject({
    status: 422,
    errors: { choice: 'This is not one of the choices' },
  })
  await expect(choose(sita, id, 0.5)).rejects.toMatchObject({ status: 422 })
  await expect(choose(sita, id, -1)).rejects.toMatchObject({ status: 422 })
  await expect(choose(sita, without, 0)).rejects.toMatchObject({ status: 404 })
})

test('visitors and the blocked choose nothing', async () => {
  const [sita, eve] = [await person('sita'), await person('eve')]
  const { _id: id } = await write(sita, { poll })
  await block(sita, eve)
  await expect(choose(visitor, id, 0)).rejects.toMatchObject({ status: 401 })
  await expect(choose(eve, id, 0)).rejects.toMatchObject({ status: 404 })
})
