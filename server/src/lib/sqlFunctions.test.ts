import { appendFile, cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#test/freshDatabase.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { sql } from '#test/world.ts'
import { openDatabase, type Sql } from './db.ts'
import { listMigrationFiles, migrate } from './migrate.ts'
import { applyFunctions } from './sqlFunctions.ts'

const ROOT = new URL('../../', import.meta.url)
const FOLDER = new URL('sql/', ROOT)
/** From this migration on functions are in server/sql. */
const FIRST_WITHOUT = '0024'
const MAX_LINES = 300

test('every function of the database stands once in server/sql, and no other does', async () => {
  const texts = await readAll(FOLDER, await readdir(FOLDER))
  const written = texts.flatMap((text) => [
    ...text.matchAll(/^create (?:or replace )?function (\w+)/gm),
  ])
  const ours = await sql<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`
  expect(written.map(([, name]) => name).sort()).toEqual(ours.map(({ name }) => name).sort())
  expect(texts.filter((text) => text.split('\n').length > MAX_LINES)).toEqual([])
})

test('no new migration makes a function', async () => {
  const names = (await listMigrationFiles()).filter((name) => name >= FIRST_WITHOUT)
  const texts = await readAll(new URL('migrations/', ROOT), names)
  expect(texts.filter((text) => /create (or replace )?function/i.test(text))).toEqual([])
})

test('functions that are as they should be are left alone', async () => {
  const { url, sql } = await openFresh()
  const before = await listVersions(sql)
  await migrate(url)
  expect(await listVersions(sql)).toEqual(before)
})

test('a changed file is applied, once', async () => {
  const { sql } = await openFresh()
  const folder = await copyFolder()
  await appendFile(
    new URL('core.sql', folder),
    'create or replace function make_id() returns bigint language sql volatile return 7;',
  )
  await applyFunctions(sql, folder)
  expect(await sql`select make_id() as id`).toEqual([{ id: '7' }])
  const changed = await listVersions(sql)
  await applyFunctions(sql, folder)
  expect(await listVersions(sql)).toEqual(changed)

  await applyFunctions(sql)
  expect(await sql`select make_id() as id`).not.toEqual([{ id: '7' }])
})

test('of a set with a mistake nothing is applied', async () => {
  const { sql } = await openFresh()
  const before = await listVersions(sql)
  const folder = await copyFolder()
  await appendFile(new URL('staff.sql', folder), 'create function;')
  await expect(applyFunctions(sql, folder)).rejects.toThrow('syntax error')
  await sql`rollback`
  expect(await listVersions(sql)).toEqual(before)
})

test('servers that start at once apply the functions once', async () => {
  const { url, sql } = await openFresh()
  await sql`update applied_functions set checksum = 'another'`
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  const [applied] = await listApplied(sql)
  expect(applied).toMatchObject({ checksum: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const versions = await listVersions(sql)
  expect(new Set(versions.map(({ version }) => version)).size).toBe(1)
})

test('an older server leaves the functions of a newer one alone', async () => {
  const { url, sql } = await openFresh()
  await sql`insert into migrations (name) values ('9999_of_tomorrow.sql')`
  await sql`update applied_functions set checksum = 'of tomorrow'`
  await migrate(url)
  expect(await listApplied(sql)).toEqual([{ checksum: 'of tomorrow' }])
})

async function openFresh() {
  const url = await freshDatabase()
  const sql = openDatabase(url, { max: 1, isPatient: true })
  onTestFinished(() => sql.end())
  return { url, sql }
}

async function copyFolder() {
  const scratch = makeScratch()
  onTestFinished(() => removeScratch(scratch))
  await cp(FOLDER, join(scratch, 'sql'), { recursive: true })
  return pathToFileURL(`${join(scratch, 'sql')}/`)
}

function readAll(folder: URL, names: string[]) {
  return Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
}

/** Another version of a function is another row, also where it reads the same. */
function listVersions(sql: Sql) {
  return sql<{ name: string; version: string }[]>`
    select proname as name, xmin::text as version from pg_proc
    where pronamespace = 'public'::regnamespace
      and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
    order by proname`
}

function listApplied(sql: Sql) {
  return sql<{ checksum: string }[]>`select checksum from applied_functions`
}
