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

async function openFresh(manner?: { isEmpty: boolean }) {
  const url = await freshDatabase(manner)
  const sql = openDatabase(url, { max: 1, isPatient: true })
  onTestFinished(() => sql.end())
  return { url, sql }
}

function listChecksums(sql: Sql) {
  return sql<{ name: string; checksum: string | null }[]>`
    select name, checksum from migrations order by name`
}
