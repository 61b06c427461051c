import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#lib/db.ts'
import { startEmbedded } from '#lib/embedded/start.ts'
import { launchJes, runJes } from './cli.ts'
import { scratchServer } from './scratchServer.ts'

const PICTURE = 'aa/bb/0123456789012345678901-480.webp'

describe('jes', () => {
  const site = scratchServer({ of: 'file' })

  function jes(...words: string[]) {
    return runJes(site.folder, words)
  }

  async function register(username: string) {
    return send('/api/auth/register', {
      username,
      email: `${username}@example.com`,
      password: 'a long password of mine',
    })
  }

  async function send(path: string, body: object) {
    return fetch(`${site.server!.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  it('says what it can do, and refuses what it cannot', async () => {
    expect(await jes('help')).toMatchObject({ code: 0, out: expect.stringContaining('jes backup') })
    expect(await jes('dance')).toMatchObject({ code: 1 })
    expect(await runJes(join(site.folder, 'nothing'), ['doctor'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no Jes'),
    })
  })

  it('makes an admin while the server runs, who chooses a password by the link, once', async () => {
    await site.running()
    const made = await jes('create-admin', 'sita', 'sita@example.com', '--json')
    const token = /token=([\w-]+)/.exec(JSON.parse(made.out).link)![1]
    const login = { login: 'sita', password: 'a password of her own' }
    expect((await send('/api/auth/login', login)).status).toBe(401)
    const chosen = { token, password: login.password }
    expect((await send('/api/auth/reset-password', chosen)).status).toBe(200)
    expect((await send('/api/auth/reset-password', chosen)).status).toBe(422)
    const answer = await send('/api/auth/login', login)
    expect(await answer.json()).toMatchObject({ user: { username: 'sita', role: 'admin' } })
  })

  it('resets a password and ends the sessions of its owner', async () => {
    await site.running()
    const { token } = (await (await register('hari')).json()) as { token: string }
    const me = () =>
      fetch(`${site.server!.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
    expect((await me()).status).toBe(200)
    expect((await jes('reset-password', 'hari')).code).toBe(0)
    expect((await me()).status).toBe(401)
    const old = { login: 'hari', password: 'a long password of mine' }
    expect((await send('/api/auth/login', old)).status).toBe(401)
  })

  it('leaves no half backup behind', async () => {
    await site.running()
    const backup = join(site.folder, 'backup')
    const child = launchJes(site.folder, ['backup', backup])
    const gone = new Promise((resolve) => child.on('exit', resolve))
    await until(
      async () => (await readdir(`${backup}.unfinished/tables`).catch(() => [])).length > 5,
    )
    child.kill('SIGKILL')
    await gone
    expect(existsSync(backup)).toBe(false)
    expect(existsSync(join(`${backup}.unfinished`, 'manifest.json'))).toBe(false)
  })

  it('backs up while accounts are made, and restores just that', async () => {
    await site.running()
    await mkdir(join(site.folder, 'media', 'aa', 'bb'), { recursive: true })
    await writeFile(join(site.folder, 'media', PICTURE), 'a picture')
    for (const name of ['one', 'two', 'three']) expect((await register(name)).status).toBe(201)
    // More than fits into a socket at once, letters that separate rows and columns, and queued mails.
    const { names, words } = await inDatabase(site.folder, async (sql) => {
      await sql`
        insert into search_words (word, sound, posts)
        select 'w' || n, E'tab\\t line\\n back\\\\ ' || n, n from generate_series(1, 20000) n`
      for (const payload of [{ sealed: 'lives', expiresAt: '2090-01-01' }, { sealed: 'rests' }])
        await sql`
          select graphile_worker.add_job('mail', ${JSON.stringify(payload)}::text::json,
            run_at => now() + interval '1 day')`
      return { names: await usernamesIn(sql), words: (await digest(sql)).search_words }
    })
    const backup = join(site.folder, 'backup')
    const [saved] = await Promise.all([jes('backup', backup), register('meanwhile')])
    expect(saved).toMatchObject({ code: 0 })
    expect((await register('after')).status).toBe(201)
    // Mails with valid links are not in the backup.
    const jobs = gunzipSync(
      await readFile(join(backup, 'tables', 'graphile_worker._private_jobs.gz')),
    ).toString()
    expect(jobs).toContain('rests')
    expect(jobs).not.toContain('lives')

    expect(await jes('restore', backup, '--force')).toMatchObject({
      code: 1,
      err: expect.stringContaining('running'),
    })
    await site.server!.stop('SIGTERM')
    expect(await jes('restore', backup)).toMatchObject({
      code: 1,
      err: expect.stringContaining('--force'),
    })
    await rm(join(site.folder, 'media'), { recursive: true })
    expect(await jes('restore', backup, '--force')).toMatchObject({ code: 0 })
    expect(await readFile(join(site.folder, 'media', PICTURE), 'utf8')).toBe('a picture')
    expect(await jes('doctor', '--json')).toMatchObject({
      out: expect.stringContaining('"name":"audit","isWell":true'),
    })

    // Into an empty folder: the same rows, table by table.
    const elsewhere = join(site.folder, 'elsewhere')
    expect(await runJes(elsewhere, ['restore', backup])).toMatchObject({ code: 0 })
    const { keys } = JSON.parse((await runJes(elsewhere, ['keys', '--json'])).out)
    expect(
      keys.map(({ name, isKnown }: { name: string; isKnown: boolean }) => [name, isKnown]),
    ).toEqual([
      ['sealing', true],
      ['device', true],
      ['push', true],
    ])
    const look = async (sql: Database) => ({
      names: await usernamesIn(sql),
      rows: await digest(sql),
      functions: await functionsIn(sql),
    })
    const [here, there] = [await inDatabase(site.folder, look), await inDatabase(elsewhere, look)]
    expect(here.names.filter((name) => name !== 'meanwhile')).toEqual(names)
    const ignored = { audit_log: '', migrations: '', applied_functions: '' }
    expect({ ...there.rows, ...ignored }).toEqual({ ...here.rows, ...ignored })
    expect(there.rows.search_words).toBe(words)
    expect(there.functions).toEqual(here.functions)
    await site.start()
    expect((await register('again')).status).toBe(201)
  })
})

async function inDatabase<T>(folder: string, work: (sql: Database) => Promise<T>) {
  const embedded = await startEmbedded({ folder: join(folder, 'postgres') })
  const sql = openDatabase(embedded.url, { max: 1, isPatient: true })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await embedded.stop()
  }
}

async function usernamesIn(sql: Database) {
  const rows = await sql<{ username: string }[]>`select username from users order by username`
  return rows.map(({ username }) => username)
}

/** The texts of our functions, as PostgreSQL has them. */
async function functionsIn(sql: Database) {
  return sql`
    select p.proname, pg_get_functiondef(p.oid) as text from pg_proc p
    join pg_language l on l.oid = p.prolang and l.lanname in ('sql', 'plpgsql')
    where p.pronamespace = 'public'::regnamespace
    order by p.proname`
}

/** A hash of all rows of each table. */
async function digest(sql: Database) {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql<[{ all: string | null }]>`
      select string_agg(r::text, ',' order by r::text) as all from ${sql(name)} r`
    digests[name] = createHash('sha256')
      .update(row.all ?? '')
      .digest('hex')
  }
  return digests
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5))
}
