import { expect, test } from 'vitest'
import { sql } from '#test/world.ts'
import { listBreaks } from './compare.ts'
import { describeSchema } from './describe.ts'

/** What a server of before would stumble over after these statements, which are undone. */
async function breaksAfter(statements: string) {
  let found: string[] = []
  const undone = sql.begin(async (sql) => {
    await sql.unsafe(`
      create table bikes (
        id bigint primary key, name text not null, colour text default 'red', bell text,
        kind text check (kind in ('city', 'race')), unique (name, bell));
      create function ride(who bigint, how text default 'slowly') returns int language sql return 1;`)
    const before = await describeSchema(sql)
    await sql.unsafe(statements)
    found = listBreaks(before, await describeSchema(sql))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  return found
}

test.each([
  ['drop table bikes', ['table bikes is gone']],
  [
    'alter table bikes rename bell to horn',
    [
      'column bikes.bell is gone',
      expect.stringMatching(/gone: UNIQUE/),
      expect.stringMatching(/new: UNIQUE/),
    ],
  ],
  ['alter table bikes alter id type numeric', ['column bikes.id is numeric, and was bigint']],
  ['alter table bikes alter bell set not null', ['column bikes.bell may no longer be null']],
  ['alter table bikes alter name drop not null', ['column bikes.name may be null now']],
  ['alter table bikes alter colour drop default', ['column bikes.colour has no default any more']],
  ['alter table bikes add gears int not null', ['column bikes.gears is new and has to be given']],
  ['alter table bikes drop constraint bikes_pkey', ['rule of bikes is gone: PRIMARY KEY (id)']],
  [
    'alter table bikes add check (length(name) < 9)',
    ['rule of bikes is new: CHECK ((length(name) < 9))'],
  ],
  [
    'create unique index on bikes (lower(name))',
    ['rule of bikes is new: UNIQUE INDEX (lower(name))'],
  ],
  [
    "alter table bikes drop constraint bikes_kind_check, add check (kind in ('race'))",
    [expect.stringMatching(/^rule of bikes is new: CHECK .*race/)],
  ],
  ['drop function ride', ['function ride(who bigint, how text) cannot be called as before']],
  [
    'drop function ride; create function ride(who bigint, how text) returns int language sql return 1',
    ['function ride(who bigint, how text) cannot be called as before'],
  ],
  [
    'drop function ride; create function ride(who bigint, how text default null) returns text language sql return 1',
    ['function ride(who bigint, how text) cannot be called as before'],
  ],
])('the version before stumbles over: %s', async (statements, breaks) => {
  expect(await breaksAfter(statements)).toEqual(breaks)
})

test.each([
  'create table trikes (id int not null)',
  'alter table bikes add gears int, add wheels int not null default 2 check (wheels > 0)',
  'alter table bikes add serial bigint generated always as identity',
  "alter table bikes alter bell set default 'brass'",
  "alter table bikes drop constraint bikes_kind_check, add check (kind in ('city', 'race', 'cargo'))",
  'alter table bikes drop constraint bikes_kind_check',
  'create index on bikes (colour)',
  "drop function ride; create function ride(who bigint, how text default 'slowly', far int default 1) returns int language sql return 1",
])('the version before works on after: %s', async (statements) => {
  expect(await breaksAfter(statements)).toEqual([])
})
