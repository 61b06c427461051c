import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#lib/db.ts'
import { startEmbedded } from '#lib/embedded/start.ts'
import { launchJes, runJes } from './cli.ts'
import { scratchServer } from './scratchServer.ts'

const PICTURE = 'aa/bb/0123456789012345678901-480.webp'

describe('jes', () => {
  const house = scratchServer()

  function jes(...words: string[]) {
    return runJes(house.folder, words)
  }

  async function register(username: string) {
    return send('/api/auth/register', {
      username,
      email: `${username}@example.com`,
      password: 'a long password of mine',
    })
  }

  async function send(path: string, body: object) {
    return fetch(`${house.server!.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  it('says what it can do, and refuses what it cannot', async () => {
    expect(await jes('help')).toMatchObject({ code: 0, out: expect.stringContaining('jes backup') })
    expect(await jes('dance')).toMatchObject({ code: 1 })
    expect(await jes('doctor')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no Jes'),
    })
  })

  it('makes an admin while the server runs, who chooses a password by the link, once', async () => {
    await house.start()
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
    await house.start()
    const { token } = (await (await register('hari')).json()) as { token: string }
    const me = () =>
      fetch(`${house.server!.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
    expect((await me()).status).toBe(200)
    expect((await jes('reset-password', 'hari')).code).toBe(0)
    expect((await me()).status).toBe(401)
    const old = { login: 'hari', password: 'a long password of mine' }
    expect((await send('/api/auth/login', old)).status).toBe(401)
    expect(await jes('reset-password', 'nobody')).toMatchObject({ code: 1 })
  })

  it('switches two-step log-in off for who has lost app and codes', async () => {
    await house.start()
    await register('gita')
    expect(await jes('reset-two-step', 'gita')).toMatchObject({ code: 1 })
    await inDatabase(
      house.folder,
      (sql) => sql`
        insert into two_factor (user_id, sealed_secret, enabled_at)
        select id, 'sealed', now() from users where username = 'gita'`,
    )
    const login = { login: 'gita', password: 'a long password of mine' }
    expect((await send('/api/auth/login', login)).status).toBe(401)
    expect(await jes('reset-two-step', 'gita')).toMatchObject({ code: 0 })
    expect((await send('/api/auth/login', login)).status).toBe(200)
  })

  it('backs up while accounts are made, and restores just that', async () => {
    await house.start()
    await mkdir(join(house.folder, 'media', 'aa', 'bb'), { recursive: true })
    await writeFile(join(house.folder, 'media', PICTURE), 'a picture')
    for (const name of ['one', 'two', 'three']) expect((await register(name)).status).toBe(201)
    // More than fits into a socket at once, and letters that part rows and columns.
    await inDatabase(
      house.folder,
      (sql) => sql`
        insert into search_words (word, sound, posts)
        select 'w' || n, E'tab\\t line\\n back\\\\ ' || n, n from generate_series(1, 20000) n`,
    )
    const { search_words: words } = await digest(house.folder)
    const backup = join(house.folder, 'backup')
    const [saved] = await Promise.all([jes('backup', backup), register('meanwhile')])
    expect(saved).toMatchObject({ code: 0 })
    expect(await jes('backup', backup)).toMatchObject({ code: 1 })
    expect((await register('after')).status).toBe(201)

    expect(await jes('restore', backup, '--force')).toMatchObject({
      code: 1,
      err: expect.stringContaining('running'),
    })
    await house.server!.stop('SIGTERM')
    expect(await jes('restore', backup)).toMatchObject({
      code: 1,
      err: expect.stringContaining('--force'),
    })
    await rm(join(house.folder, 'media'), { recursive: true })
    expect(await jes('restore', backup, '--force')).toMatchObject({ code: 0 })
    const names = await usernamesIn(house.folder)
    expect(names.filter((name) => name !== 'meanwhile')).toEqual([
      'deleted_member',
      'one',
      'three',
      'two',
    ])
    expect(await readFile(join(house.folder, 'media', PICTURE), 'utf8')).toBe('a picture')
    expect(await jes('doctor', '--json')).toMatchObject({
      out: expect.stringContaining('"name":"audit","isWell":true'),
    })

    // Into an empty folder: the same rows, table by table.
    const elsewhere = join(house.folder, 'elsewhere')
    expect(await runJes(elsewhere, ['restore', backup])).toMatchObject({ code: 0 })
    const ignored = ['audit_log', 'migrations']
    const [here, there] = [await digest(house.folder), await digest(elsewhere)]
    for (const name of ignored) delete here[name]
    for (const name of ignored) delete there[name]
    expect(there).toEqual(here)
    expect(there.search_words).toBe(words)
    await house.start()
    expect((await register('again')).status).toBe(201)
  })

  it('leaves no half backup behind, and takes none for whole', async () => {
    await house.start()
    for (const name of ['one', 'two']) await register(name)
    const backup = join(house.folder, 'backup')
    const child = launchJes(house.folder, ['backup', backup])
    const gone = new Promise((resolve) => child.on('exit', resolve))
    await until(
      async () => (await readdir(`${backup}.unfinished/tables`).catch(() => [])).length > 5,
    )
    child.kill('SIGKILL')
    await gone
    expect(existsSync(backup)).toBe(false)
    expect(
      await runJes(join(house.folder, 'other'), ['restore', `${backup}.unfinished`]),
    ).toMatchObject({
      code: 1,
      err: expect.stringContaining('not a backup'),
    })
    expect(await jes('backup', backup)).toMatchObject({ code: 0 })
    const manifest = await readFile(join(backup, 'manifest.json'), 'utf8')
    const leading = manifest.replace(/"files\/mailbox\//, '"files/../../')
    expect(leading).not.toBe(manifest)
    for (const broken of [manifest.slice(0, 500), '', '{}', leading]) {
      await writeFile(join(backup, 'manifest.json'), broken)
      const refused = await runJes(join(house.folder, 'other'), ['restore', backup])
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is damaged') })
      expect(refused.err).not.toContain('Error')
    }
    await writeFile(join(backup, 'manifest.json'), manifest)
    await writeFile(join(backup, 'tables', 'public.users.gz'), 'not it')
    expect(await runJes(join(house.folder, 'other'), ['restore', backup])).toMatchObject({
      code: 1,
      err: expect.stringContaining('damaged'),
    })
  })

  it('tells which jobs failed for good, and tries them again', async () => {
    await house.start()
    await house.server!.stop('SIGTERM')
    expect(await jes('jobs')).toMatchObject({ code: 0, out: 'No job has failed for good.\n' })
    const ids = await inDatabase(house.folder, async (sql) => {
      for (const task of ['mail', 'mail', 'push'])
        await sql`select graphile_worker.add_job(${task}::text, max_attempts => 3)`
      return sql<{ id: string }[]>`
        update graphile_worker._private_jobs set attempts = max_attempts, last_error = '550 <sita@jes.example>'
        where max_attempts = 3 returning id`
    })

    expect(await jes('doctor')).toMatchObject({
      code: 2,
      out: expect.stringMatching(/ILL +jobs +failed for good: 2 mail \(oldest [\dT:-]+Z\), 1 push/),
    })
    const listed = await jes('jobs')
    expect(listed.out).toMatch(/mail .* 3 tries {2}550 <\[hidden\]>/)
    expect(listed.out).not.toContain('sita')
    expect(await jes('jobs', 'retry', 'mail', '--json')).toMatchObject({ out: '{"count":2}\n' })
    expect(await jes('jobs', 'retry', ids[2]!.id)).toMatchObject({ code: 0 })
    expect(await jes('jobs', 'retry', ids[2]!.id)).toMatchObject({
      code: 1,
      err: expect.stringContaining('No job that failed for good'),
    })
    expect(await jes('jobs', 'dance')).toMatchObject({ code: 1 })
    const left = await inDatabase(
      house.folder,
      (sql) => sql`select from graphile_worker.jobs where max_attempts = 3 and attempts = 0`,
    )
    expect(left).toHaveLength(3)
  })

  it('keeps letters whose links work out of a backup', async () => {
    await house.start()
    await house.server!.stop('SIGTERM')
    await inDatabase(house.folder, async (sql) => {
      for (const payload of [{ sealed: 'lives', expiresAt: '2090-01-01' }, { sealed: 'rests' }])
        await sql`select graphile_worker.add_job('mail', ${JSON.stringify(payload)}::text::json)`
    })
    const backup = join(house.folder, 'backup')
    expect(await jes('backup', backup)).toMatchObject({ code: 0 })
    const jobs = gunzipSync(
      await readFile(join(backup, 'tables', 'graphile_worker._private_jobs.gz')),
    ).toString()
    expect(jobs).toContain('rests')
    expect(jobs).not.toContain('lives')
    const elsewhere = join(house.folder, 'elsewhere')
    expect(await runJes(elsewhere, ['restore', backup])).toMatchObject({ code: 0 })
  })

  it('finds counters that are off and sets them right, though no server runs', async () => {
    await house.start()
    expect((await register('sita')).status).toBe(201)
    await house.server!.stop('SIGTERM')
    await inDatabase(house.folder, (sql) => sql`update users set follower_count = 7`)
    expect(await jes('doctor')).toMatchObject({
      code: 2,
      out: expect.stringContaining('run jes recount'),
    })
    const done = await jes('recount', '--json')
    expect(JSON.parse(done.out)).toMatchObject({ off: { followers: 2 } })
    expect(JSON.parse((await jes('recount', '--json')).out)).toMatchObject({ total: 0 })
  })
})

async function inDatabase<T>(
  folder: string,
  work: (sql: ReturnType<typeof openDatabase>) => Promise<T>,
) {
  const embedded = await startEmbedded({ folder: join(folder, 'postgres') })
  const sql = openDatabase(embedded.url, { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await embedded.stop()
  }
}

function usernamesIn(folder: string) {
  return inDatabase(folder, async (sql) => {
    const rows = await sql<{ username: string }[]>`select username from users order by username`
    return rows.map(({ username }) => username)
  })
}

/** A hash of all rows of each table. */
function digest(folder: string) {
  return inDatabase(folder, async (sql) => {
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
  })
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5))
}
