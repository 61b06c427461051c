import { trendingApi } from '@jes/contract/feeds/trending'
import { moderationApi } from '@jes/contract/hubs/moderation'
import { expect, test } from 'vitest'
import { posted } from '#test/postings.ts'
import { act, actOn, auditOf, staff } from '#test/staffing.ts'
import { newName, person, sql } from '#test/world.ts'
import { audit } from './audit.ts'
import { verifyChain } from './chain.ts'

test('an empty log is whole', async () => {
  await inScratch(async (sql) => {
    await sql`delete from audit_log`
    expect(await verifyChain(sql)).toEqual({ isWhole: true, count: 0, brokenAt: null, head: '' })
  })
})

test('twenty actions at once make one unbroken chain', async () => {
  const before = await verifyChain(sql)
  const [author, mod] = [await person('author'), await staff()]
  const posts = await Promise.all(Array.from({ length: 20 }, () => posted(author)))
  await Promise.all(posts.map((post) => act(mod, ['post', post], 'remove')))
  const after = await verifyChain(sql)
  expect(after).toMatchObject({ isWhole: true, brokenAt: null, count: before.count + 20 })
  expect(after.head).toMatch(/^[0-9a-f]{64}$/)
  const [places] =
    await sql`select max(place) - min(place) + 1 = count(*) as is_dense from audit_log`
  expect(places).toEqual({ isDense: true })
})

test('nothing in the log can be changed or taken away', async () => {
  await audit(sql, { byId: null, action: 'test' })
  for (const attempt of [
    sql`update audit_log set reason = 'Nothing'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(attempt).rejects.toThrow('The audit log only grows.')
  }
})

test.each([
  ['another reason', 'update audit_log set reason = $$Nothing$$ where place = 2100'],
  ['other facts', `update audit_log set facts = '{"a": "b"}' where place = 2100`],
  ['another moment', `update audit_log set at = at + interval '1 hour' where place = 2100`],
  ['nobody', 'update audit_log set by_id = null where place = 2100'],
])('an entry that somebody gave %s is found', async (_, tamper) => {
  await inScratch(async (sql) => {
    const { id } = await staff()
    await sql`delete from audit_log`
    await sql`
      select audit(${id}, 'test', 'post', n::text, 'Because', '{"days": "3"}')
      from generate_series(1, 2200) n`
    expect(await verifyChain(sql)).toMatchObject({ isWhole: true, count: 2_200 })
    await sql.unsafe(tamper)
    expect(await verifyChain(sql)).toMatchObject({ isWhole: false, brokenAt: 2_100 })
  })
})

test('an entry that was taken away or written anew is found', async () => {
  await inScratch(async (sql) => {
    await sql`delete from audit_log`
    await sql`select audit(null, 'test', null, null, n::text) from generate_series(1, 9) n`
    await sql`delete from audit_log where place = 4`
    expect(await verifyChain(sql)).toMatchObject({ isWhole: false, brokenAt: 5 })
  })
  await inScratch(async (sql) => {
    await sql`delete from audit_log`
    await sql`select audit(null, 'test', null, null, n::text) from generate_series(1, 9) n`
    await sql`
      update audit_log set reason = 'Nothing',
        hash = audit_hash(prev_hash, place, at, by_id, action, kind, thing_id, 'Nothing', facts)
      where place = 4`
    expect(await verifyChain(sql)).toMatchObject({ isWhole: false, brokenAt: 5 })
  })
})

test('hidden trends and decided appeals are written down', async () => {
  const [mod, other, author] = [await staff(), await staff(), await person('author')]
  const hashtag = newName('tag')
  await mod.call(trendingApi.hide, { body: { hashtag, reason: 'Hateful' } })
  await mod.call(trendingApi.show, { body: { hashtag } })
  expect(await auditOf(hashtag)).toMatchObject([
    { byId: mod.id, action: 'trend.hide', kind: 'hashtag', reason: 'Hateful' },
    { byId: mod.id, action: 'trend.show' },
  ])

  await act(mod, ['post', await posted(author)], 'remove')
  const id = await actOn(author)
  await author.call(moderationApi.appeal, { params: { id }, body: { text: 'Why?' } })
  const body = { state: 'upheld' as const, answer: 'It was bad' }
  await other.call(moderationApi.decide, { params: { id }, body })
  expect(await auditOf(id)).toMatchObject([
    { byId: other.id, action: 'appeal.upheld', reason: 'It was bad', facts: { act: 'removePost' } },
  ])
})

/** What a superuser could do with the triggers off; all of it is rolled back. */
async function inScratch(work: (sql: Parameters<typeof verifyChain>[0]) => Promise<void>) {
  const undone = new Error('undone')
  await sql
    .begin(async (sql) => {
      await sql`alter table audit_log disable trigger user`
      await work(sql)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
}
