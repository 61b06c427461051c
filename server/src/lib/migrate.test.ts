import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#test/freshDatabase.ts'
import { openDatabase, type Sql } from './db.ts'
import { listMigrationFiles, migrate } from './migrate.ts'

const CHANGED = '0007_moderation.sql'

test('the text of a migration that ran is known by its checksum', async () => {
  const { url, sql } = await openFresh()
  const known = await listChecksums(sql)
  expect(known.map(({ name }) => name)).toEqual(await listMigrationFiles())
  expect(known.filter(({ checksum }) => !/^[0-9a-f]{64}$/.test(checksum ?? ''))).toEqual([])

  await migrate(url)
  expect(await listChecksums(sql)).toEqual(known)
})

test('a database is refused when a migration that ran in it was changed', async () => {
  const { url, sql } = await openFresh()
  await sql`update migrations set checksum = 'another' where name = ${CHANGED}`
  await expect(migrate(url)).rejects.toThrow(`The migration ${CHANGED} was changed after it ran`)
})

test('nothing runs in a database that is refused', async () => {
  const { url, sql } = await openFresh()
  const last = (await listMigrationFiles()).at(-1)!
  await sql`update migrations set checksum = 'another' where name = ${CHANGED}`
  await sql`delete from migrations where name = ${last}`
  await expect(migrate(url)).rejects.toThrow(CHANGED)
  expect(await listChecksums(sql)).not.toContainEqual(expect.objectContaining({ name: last }))
})

test('a database of before there were checksums gets them', async () => {
  const { url, sql } = await openFresh()
  const known = await listChecksums(sql)
  await sql`alter table migrations drop column checksum`
  await migrate(url)
  expect(await listChecksums(sql)).toEqual(known)
})

test('servers that start at once in an empty database migrate it once', async () => {
  const { url, sql } = await openFresh({ isEmpty: true })
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect((await listChecksums(sql)).map(({ name }) => name)).toEqual(await listMigrationFiles())
})

test('an upgrade keeps the stats of posts, and a server of the version before can still use them', async () => {
  const { url, sql } = await openFresh({ isEmpty: true })
  await migrate(url, { only: (await listMigrationFiles()).filter((name) => name < '0024') })
  const [{ post, author }] = await sql<[{ post: string; author: string }]>`
    with author as (
      insert into users (username, email, password_hash, display_name) values ('sita', 's@jes.example', '!', 'Sita')
      returning id
    ), post as (
      insert into posts (author_id, title, content, body, language)
      select id, 'Momo', 'Jhol', '[]', 'en' from author returning id, author_id
    )
    insert into standings (post_id, author_id, up_votes, rank) select id, author_id, 3, 1 from post
    returning post_id as post, author_id as author`

  await migrate(url)
  expect(await sql`select up_votes from post_stats`).toEqual([{ upVotes: 3 }])
  await sql`update standings set up_votes = 4 where post_id = ${post}`
  await sql`select from standings where post_id = ${post} for no key update`
  expect(
    await sql`select up_votes, down_votes from set_vote(${post}, ${author}, 1::smallint)`,
  ).toEqual([{ upVotes: 5, downVotes: 0 }])
  const old = await sql`
    select relname as name from pg_class where relname like 'standings%' and relkind <> 'v'
    union all select conname from pg_constraint where conname like 'standings%'
    union all select tgname from pg_trigger where tgname like 'standings%'`
  expect(old).toEqual([])
})

test('an upgrade keeps the actions on clips, and a server of the version before can still add some', async () => {
  const { url, sql } = await openFresh({ isEmpty: true })
  await migrate(url, { only: (await listMigrationFiles()).filter((name) => name < '0027') })
  const [{ clip, member }] = await sql<[{ clip: string; member: string }]>`
    with member as (
      insert into users (username, email, password_hash, display_name) values ('sita', 's@jes.example', '!', 'Sita')
      returning id
    ), clip as (
      insert into posts (author_id, title, content, body, language)
      select id, 'Momo', 'Jhol', '[]', 'en' from member returning id, author_id
    )
    insert into clip_deeds (clip_id, user_id, deed) select id, author_id, 'share' from clip
    returning clip_id as clip, user_id as member`

  await migrate(url)
  await sql`
    insert into clip_deeds (clip_id, user_id, deed)
    select ${clip}, ${member}, unnest(array['share', 'follow']) on conflict do nothing`
  expect(await sql`select action from clip_actions order by action`).toEqual([
    { action: 'follow' },
    { action: 'share' },
  ])
  const old = await sql`
    select relname as name from pg_class where relname like 'clip_deeds%' and relkind <> 'v'
    union all select conname from pg_constraint where conname like '%deed%'`
  expect(old).toEqual([])
})

async function openFresh(options?: { isEmpty: boolean }) {
  const url = await freshDatabase(options)
  const sql = openDatabase(url, { max: 1, isPatient: true })
  onTestFinished(() => sql.end())
  return { url, sql }
}

function listChecksums(sql: Sql) {
  return sql<{ name: string; checksum: string | null }[]>`
    select name, checksum from migrations order by name`
}
