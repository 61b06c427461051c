import { commentApi } from '@jes/contract/comments/comments'
import { settingsApi } from '@jes/contract/core/settings'
import { thanksApi } from '@jes/contract/people/thanks'
import { postApi } from '@jes/contract/posts/posts'
import { expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { block, posted } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { type callerWith, type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

test('karma is the votes of others on public posts and comments, one’s own are not counted', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  expect(await thanksOf(sita)).toMatchObject({ karma: 0 })
  const { _id: post } = await write(sita)
  const comment = await say(sita, await posted(hari))
  expect(await thanksOf(sita)).toMatchObject({ karma: 0 })

  await vote(hari, post, 1)
  await vote(gita, post, 1)
  await vote(sita, post, 0)
  await voteOn(hari, comment._id, -1)
  for (const viewer of [visitor, hari, sita])
    expect(await thanksOf(sita, viewer)).toMatchObject({ karma: 1 })

  await sita.call(postApi.remove, { params: { id: post } })
  expect(await thanksOf(sita)).toMatchObject({ karma: -1 })
})

test('votes in private hubs count nowhere, for the member neither', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const hub = await founded(sita, { isPrivate: true })
  await joined(hub, hari)
  const post = await posted(sita, { hub })
  await vote(hari, post, 1)
  await voteOn(hari, (await say(sita, post))._id, 1)
  expect(await thanksOf(sita, sita)).toEqual({ karma: 0, badges: [] })
})

test('badges are for real things', async () => {
  const sita = await person('sita')
  expect((await thanksOf(sita)).badges).toEqual([])

  await posted(sita, { hub: await founded(sita) })
  await sql`update users set created_at = now() - interval '25 months' where id = ${sita.id}`
  await reported(sita, 4)
  const first = [
    { kind: 'years', count: 2 },
    { kind: 'firstPost', count: 1 },
    { kind: 'founder', count: 1 },
  ]
  expect((await thanksOf(sita)).badges).toEqual(first)
  await reported(sita, 1)
  expect((await thanksOf(sita)).badges).toEqual([...first, { kind: 'reports', count: 1 }])
})

test('who hides it is the only one to see it', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  await vote(hari, (await write(sita))._id, 1)
  await sita.call(settingsApi.update, { body: { hideKarma: true } })
  for (const viewer of [visitor, hari])
    expect(await thanksOf(sita, viewer)).toEqual({ karma: null, badges: [] })
  expect(await thanksOf(sita, sita)).toMatchObject({ karma: 1 })
})

test('behind a block there is nobody', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  await block(hari, sita)
  await expect(thanksOf(sita, hari)).rejects.toMatchObject({ status: 404 })
  const nobody = { params: { id: 'nobody_of_this_name' } }
  await expect(visitor.call(thanksApi.find, nobody)).rejects.toMatchObject({ status: 404 })
})

function thanksOf({ id }: Person, viewer: ReturnType<typeof callerWith> = visitor) {
  return viewer.call(thanksApi.find, { params: { id } })
}

function vote(voter: Person, id: string, value: -1 | 0 | 1) {
  return voter.call(postApi.vote, { params: { id }, body: { value } })
}

function voteOn(voter: Person, id: string, value: -1 | 0 | 1) {
  return voter.call(commentApi.vote, { params: { id }, body: { value } })
}

/** Reports that led to a removal. */
function reported({ id }: Person, count: number) {
  return sql`
    insert into reports (reporter_id, kind, thing_id, reason, state, closed_at)
    select ${id}, 'post', make_id(), 'spam', 'removed', now() from generate_series(1, ${count}::int)`
}
