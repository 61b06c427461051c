import { expect, test } from 'vitest'
import { person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'
import { reindexPosts } from './reindex.ts'
import { indexBacklog } from './tasks.ts'
import { keysOf, tagKey } from './text.ts'

test('a post is indexed by its words, stems, sounds and what it has', async () => {
  const sita = await person('sita')
  const { _id } = await write(sita, { title: 'Momo in Patan', content: 'काठमाडौँमा #Nepal' })
  const lexemes = await lexemesOf(_id)
  for (const key of [
    'momo',
    ...keysOf('momo').sounds,
    'काठमाडौँमा',
    '+काठमाडौँ',
    tagKey('नेपाल'),
    `@u${sita.id}`,
  ]) {
    expect(lexemes).toContain(key)
  }
  expect(lexemes).not.toContain('@image')
})

test('the longest text of the longest words is indexed, and only its beginning', async () => {
  const content = `${'क'.repeat(3_000)} ${'x'.repeat(3_000)} ${'a1 '.repeat(1_000)} behind`
  const { _id } = await write(await person(), { content })
  const lexemes = await lexemesOf(_id)
  expect(lexemes).toContain('x'.repeat(60))
  expect(lexemes).not.toContain('behind')
})

test('what was written before there was a search is worked through', async () => {
  const { _id } = await write(await person())
  await sql`delete from post_search where post_id = ${_id}`
  await sql`insert into search_backlog (post_id) values (${_id})`
  await indexBacklog(sql)
  expect(await lexemesOf(_id)).toContain('patan')
  expect(await sql`select from search_backlog where post_id = ${_id}`).toHaveLength(0)
})

test('the keys of posts of the version before are written anew, and it goes on where it was stopped', async () => {
  const { _id } = await write(await person(), { content: 'गरेको' })
  await sql`update post_search set words = 'old' where post_id = ${_id}`
  await sql`update search_reindex set post_id = ${_id}::bigint - 1, is_done = false, until = now() + interval '1 hour'`

  await reindexPosts(sql, 1)

  expect(await lexemesOf(_id)).toContain('*gar')
  const progress = () =>
    sql`select post_id >= ${_id} as is_past, is_done from search_reindex`.then(([row]) => row)
  expect(await progress()).toEqual({ isPast: true, isDone: false })

  await sql`update search_reindex set until = now() - interval '1 hour'`
  await reindexPosts(sql)
  expect(await progress()).toEqual({ isPast: true, isDone: true })
})

async function lexemesOf(id: string) {
  const [row] = await sql<{ lexemes: string[] }[]>`
    select tsvector_to_array(words) as lexemes from post_search where post_id = ${id}`
  return row?.lexemes ?? []
}
