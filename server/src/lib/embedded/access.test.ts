import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '#lib/migrate.ts'
import { makeOldFolder, prepareOldFolder } from '#test/oldFolder.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { openAs, STEPS } from './access.ts'
import { addressOf, findAddress, SUPERUSER, secretIn } from './address.ts'
import { settleHome } from './home.ts'
import { findPostmaster } from './postmaster.ts'
import { type Embedded, startEmbedded } from './start.ts'

const FAST = { fsync: 'off' }
let scratch: string
let folder: string
let started: Embedded[]

beforeEach(() => {
  scratch = makeScratch()
  folder = join(scratch, 'postgres')
  started = []
})
afterEach(async () => {
  for (const embedded of started) await embedded.stop()
  removeScratch(scratch)
})

async function start(settings = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ folder, settings: { ...FAST, ...settings } })
  started.push(embedded)
  return embedded
}

async function ask<Row>(address: string | postgres.Options<never>, query: string): Promise<Row[]> {
  const options = { max: 1, connect_timeout: 5, onnotice: () => {} }
  const sql =
    typeof address === 'string' ? postgres(address, options) : postgres({ ...options, ...address })
  try {
    return [...(await sql.unsafe(query))] as Row[]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** How the server replies to these roles without a password, with a wrong one, and with that of another role. */
async function knockAt(place: { host: string; port: number }, url: string) {
  const answers: string[] = []
  for (const username of ['jes', 'jes_app', 'postgres'])
    for (const password of [undefined, 'jes', new URL(url).password])
      answers.push(
        await ask(
          { ...place, username, database: 'jes', ...(password && { password }) },
          'select 1',
        )
          .then(() => `${username} is in`)
          .catch((problem) => problem.code),
      )
  return answers
}

const REFUSALS = [
  ...['28P01', '28P01', '28P01'],
  ...['28P01', '28P01', 'jes_app is in'],
  ...['28P01', '28P01', '28P01'],
]

describe('a new database', { timeout: 60_000 }, () => {
  it('lets nobody in without the password of the role, by TCP or by socket', async () => {
    const { url } = await start({ unix_socket_directories: folder })
    const port = Number(new URL(url).port)
    expect(await knockAt({ host: '127.0.0.1', port }, url)).toEqual(REFUSALS)
    expect(await knockAt({ host: folder, port }, url)).toEqual(REFUSALS)
    expect(readFileSync(join(folder, 'cluster', 'pg_hba.conf'), 'utf8')).not.toContain('trust')
    // The secret of the passwords is for its owner alone.
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(secretIn(folder)).mode & 0o777).toBe(0o600)
    expect(statSync(secretIn(folder)).uid).toBe(statSync(join(folder, 'cluster')).uid)
  })

  it('gives Jes a role that owns its database and is no superuser', async () => {
    const { url, superuserUrl } = await start()
    await migrate(url)
    const [role] = await ask(
      url,
      `select current_user as name, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
       from pg_roles where rolname = current_user`,
    )
    expect(role).toEqual({
      name: 'jes_app',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
    })
    await ask(url, 'create table outputs (line text)')
    for (const act of [
      `copy outputs from program 'id'`,
      `copy outputs to '/tmp/outputs'`,
      `select pg_read_file('PG_VERSION')`,
      `alter role jes_app superuser`,
      `create extension file_fdw`,
    ])
      await expect(ask(url, act), act).rejects.toMatchObject({ code: '42501' })
    expect(await ask(superuserUrl, 'show is_superuser')).toEqual([{ is_superuser: 'on' }])
  })

  it('says at once what is wrong when its secret is gone, and takes a new one when its owner opens it for a start', async () => {
    const first = await start()
    await ask(first.url, `create table notes (text text); insert into notes values ('kept')`)
    await first.stop()
    await rm(secretIn(folder))
    await expect(start()).rejects.toThrow('does not know the password in its file "secret"')
    expect(findPostmaster(join(folder, 'cluster'))).toBeNull()
    writeFileSync(join(folder, 'cluster', 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
    const { url } = await start()
    expect(await ask(url, 'select text from notes')).toEqual([{ text: 'kept' }])
    const port = Number(new URL(url).port)
    expect(await knockAt({ host: '127.0.0.1', port }, url)).toEqual(REFUSALS)
  })
})

describe('a database that an older Jes made, open to everybody', { timeout: 90_000 }, () => {
  const KINDS = `
    create table notes (id bigint generated always as identity primary key, text text not null);
    create sequence tickets;
    create view short_notes as select left(text, 3) as text from notes;
    create type mood as enum ('glad');
    create type pair as (a int, b int);
    create domain short_text as text check (length(value) < 9);
    create function shout(pair) returns text language sql as 'select ''!''';
    create statistics note_facts on id, text from notes;
    insert into notes (text) values ('नमस्ते')`

  /** What still belongs to the superuser, without PostgreSQL's own objects and those of extensions. */
  const LEFT = `
    select d.type, d.identity from (
      select 'pg_class'::regclass as class, oid, relowner as owner from pg_class
      union all select 'pg_proc'::regclass, oid, proowner from pg_proc
      union all select 'pg_type'::regclass, oid, typowner from pg_type
      union all select 'pg_namespace'::regclass, oid, nspowner from pg_namespace
      union all select 'pg_operator'::regclass, oid, oprowner from pg_operator
      union all select 'pg_opclass'::regclass, oid, opcowner from pg_opclass
      union all select 'pg_collation'::regclass, oid, collowner from pg_collation
      union all select 'pg_ts_config'::regclass, oid, cfgowner from pg_ts_config
      union all select 'pg_ts_dict'::regclass, oid, dictowner from pg_ts_dict
      union all select 'pg_statistic_ext'::regclass, oid, stxowner from pg_statistic_ext
      union all select 'pg_event_trigger'::regclass, oid, evtowner from pg_event_trigger
    ) o, pg_identify_object(o.class, o.oid, 0) d
    where o.oid >= 16384 and o.owner = 'jes'::regrole and d.schema is distinct from 'pg_toast'
      and not exists (select from pg_depend p where p.classid = o.class and p.objid = o.oid and p.deptype = 'e')`

  let prepared: string
  beforeAll(async () => {
    prepared = makeScratch()
    await prepareOldFolder(join(prepared, 'postgres'), KINDS)
  })
  afterAll(() => removeScratch(prepared))

  async function expectBroughtOver({ url }: Embedded) {
    const port = Number(new URL(url).port)
    expect(await knockAt({ host: '127.0.0.1', port }, url)).toEqual(REFUSALS)
    expect(await ask(url, 'select text from notes')).toEqual([{ text: 'नमस्ते' }])
    await ask(url, `insert into notes (text) values ('more'); select nextval('tickets')`)
    await ask(
      url,
      `delete from notes where text = 'more'; alter table notes add if not exists at date`,
    )
    const superuser = findAddress(folder, SUPERUSER)
    expect(await ask(superuser, LEFT)).toEqual([])
  }

  it('is brought over when it was stopped, with its rows, and then stays as it is', async () => {
    const old = await makeOldFolder(folder)
    await old.stop()
    await expectBroughtOver(await start())
    await started.pop()!.stop()
    const rules = statSync(join(folder, 'cluster', 'pg_hba.conf'))
    await expectBroughtOver(await start())
    expect(statSync(join(folder, 'cluster', 'pg_hba.conf'))).toMatchObject({
      ino: rules.ino,
      mtimeMs: rules.mtimeMs,
    })
  })

  it('is brought over while it runs, and whoever was in it is sent out', async () => {
    const old = await makeOldFolder(folder)
    const intruder = postgres(old.url, { max: 1, onnotice: () => {} })
    await intruder`select 1`
    const { pid } = findPostmaster(join(folder, 'cluster'))!
    const embedded = await start()
    expect(embedded.adopted).toBe(true)
    expect(findPostmaster(join(folder, 'cluster'))!.pid).toBe(pid)
    await expect(intruder`select 1`).rejects.toMatchObject({ code: '28P01' })
    await intruder.end({ timeout: 1 })
    await expectBroughtOver(embedded)
  })

  it('is brought over whole, with every table and job of Jes', async () => {
    const old = await makeOldFolder(folder)
    await migrate(old.url)
    await expectBroughtOver(await start())
    await migrate(findAddress(folder))
    const [job] = await ask<{ id: string }>(
      findAddress(folder),
      `select id from graphile_worker.add_job('nothing', '{}'::json)`,
    )
    expect(job?.id).toBeTruthy()
  })

  it('is brought over when two processes start at the same moment', async () => {
    await makeOldFolder(folder)
    const [first, second] = await Promise.all([start(), start()])
    expect(second.url).toBe(first.url)
    await expectBroughtOver(first)
  })

  it.each(STEPS.map(({ name }, at) => [name, at] as const))(
    'is brought over by the next start when the first was killed before %s',
    async (_name, at) => {
      for (const isLeftRunning of [true, false]) {
        const old = await makeOldFolder(folder)
        // The first thing that a start does is to create the secret; then it is killed.
        const home = settleHome(folder)
        const secret = 'a secret that was written and synced'
        writeFileSync(secretIn(folder), secret, { mode: 0o600 })
        const sql = openAs(addressOf({ port: old.port, secret, role: SUPERUSER }, 'postgres'))
        for (const step of STEPS.slice(0, at)) await step(sql, { home, port: old.port, secret })
        await sql.end()
        if (!isLeftRunning) await old.stop()

        const embedded = await start()
        expect(embedded.adopted).toBe(isLeftRunning)
        await expectBroughtOver(embedded)
        expect(await readFile(secretIn(folder), 'utf8')).toBe(secret)
        await started.pop()!.stop()
        await rm(folder, { recursive: true })
      }
    },
  )
})
