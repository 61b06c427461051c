import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authApi } from '@jes/contract/accounts/auth'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#lib/db.ts'
import { makeKey, storage } from '#lib/storage.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { ask, PASSWORD, person, sql } from '#test/world.ts'
import { resetPassword, resetTwoStep } from './accounts.ts'
import { backup } from './backup.ts'
import { prune } from './backupSeries.ts'
import { Complaint } from './complaint.ts'
import type { CliContext } from './context.ts'
import { doctor } from './doctor.ts'
import { jobs } from './jobs.ts'
import { keys } from './keys.ts'
import { maintenance } from './maintenance.ts'
import { recount } from './recount.ts'
import { restore } from './restore.ts'

// The commands as functions, with the database of the tests; as processes they are in test/cli.test.ts.
const url = process.env.DATABASE_URL ?? ''
const slow = openDatabase(url, { max: 1, name: 'jes command', isPatient: true })
const context: CliContext = {
  sql,
  slow,
  url,
  superuserUrl: url,
  countServers: async () => 0,
  foundOpen: [],
  close: async () => {},
}
afterAll(() => slow.end())

/** What a command printed, and its exit code. */
async function run(
  command: (context: CliContext, words: string[]) => Promise<void>,
  ...words: string[]
) {
  const before = process.exitCode
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await command(context, words)
    return { code: process.exitCode ?? 0, out: write.mock.calls.map(([text]) => text).join('') }
  } finally {
    write.mockRestore()
    process.exitCode = before
  }
}

async function backUp() {
  const scratch = makeScratch()
  onTestFinished(() => removeScratch(scratch))
  const folder = join(scratch, 'backup')
  await run(backup, folder)
  return folder
}

test('a password is not reset of somebody who is not there', async () => {
  await expect(run(resetPassword, 'nobody')).rejects.toThrow('There is no @nobody.')
})

test('two-step log-in is switched off for who has lost app and codes', async () => {
  const gita = await person('gita')
  await expect(run(resetTwoStep, gita.username)).rejects.toThrow(Complaint)
  await sql`
    insert into two_factor (user_id, sealed_secret, enabled_at) values (${gita.id}, 'sealed', now())`
  const body = { login: gita.username, password: PASSWORD }
  expect((await ask(authApi.login, { body })).statusCode).toBe(401)
  await run(resetTwoStep, gita.username)
  expect((await ask(authApi.login, { body })).statusCode).toBe(200)
})

test('jobs that failed for good are listed, and retried', async () => {
  expect(await run(jobs)).toMatchObject({ out: 'No job has failed for good.\n' })
  for (const task of ['mail', 'mail', 'push'])
    await sql`select graphile_worker.add_job(${task}::text, max_attempts => 3)`
  const ids = await sql<{ id: string }[]>`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = '550 <sita@jes.example>'
    where max_attempts = 3 returning id`

  expect(await run(doctor)).toMatchObject({
    code: 2,
    out: expect.stringMatching(/ILL +jobs +failed for good: 2 mail \(oldest [\dT:-]+Z\), 1 push/),
  })
  const listed = await run(jobs)
  expect(listed.out).toMatch(/mail .* 3 tries {2}550 <\[hidden\]>/)
  expect(listed.out).not.toContain('sita')
  expect(await run(jobs, 'retry', 'mail')).toMatchObject({ out: '2 jobs are tried again.\n' })
  await run(jobs, 'retry', ids[2]!.id)
  await expect(run(jobs, 'retry', ids[2]!.id)).rejects.toThrow('No job that failed for good')
  await expect(run(jobs, 'dance')).rejects.toThrow(Complaint)
  const left = await sql`
    select from graphile_worker.jobs where max_attempts = 3 and attempts = 0`
  expect(left).toHaveLength(3)
})

test('keys that are not those of the site are shown, and taken over on purpose', async () => {
  await sql`
    insert into key_fingerprints (name, fingerprint, since) values ('push', 'another', '2026-01-02Z')`
  onTestFinished(async () => void (await sql`delete from key_fingerprints`))
  const listed = await run(keys)
  expect(listed.out).toMatch(/^sealing +[0-9a-f]{16} {2}\S+payout-key: not used yet$/m)
  expect(listed.out).toMatch(
    /^push .*push-keys.json: NOT the one that has been used since 2026-01-02T/m,
  )
  expect(await run(doctor)).toMatchObject({
    code: 2,
    out: expect.stringMatching(/ILL +keys +others than this site uses: push; see jes keys/),
  })

  expect((await run(keys, 'accept', 'push')).out).toContain('push messages only after')
  expect((await run(keys)).out).toMatch(/^push .*push-keys.json: used since/m)
  expect((await run(doctor)).out).toMatch(/well +keys/)
  await expect(run(keys, 'accept', 'push')).rejects.toThrow('nothing to do')
  for (const words of [['accept'], ['accept', 'heart'], ['push']])
    await expect(run(keys, ...words)).rejects.toThrow('jes keys accept sealing|device|push')
  const [entry] = await sql`
    select facts from audit_log where action = 'house.acceptKey' order by place desc limit 1`
  expect(entry).toEqual({ facts: { name: 'push' } })
})

test('maintenance is switched on with a message, and off, and both are written down', async () => {
  onTestFinished(async () => void (await sql`delete from flags`))
  const state = () => sql`select is_on, message from flags where key = 'writing'`
  await run(maintenance, 'on', '--message', ' Back at five ')
  expect(await state()).toEqual([{ isOn: false, message: 'Back at five' }])
  await run(maintenance, 'off')
  expect(await state()).toEqual([{ isOn: true, message: null }])
  const log = await sql`
    select by_id, facts from audit_log where action = 'flag.set' and thing_id = 'writing' order by place`
  expect(log).toEqual([
    { byId: null, facts: { isOn: 'false' } },
    { byId: null, facts: { isOn: 'true' } },
  ])
  const wrong = [[], ['on', 'off'], ['off', '--message', 'x'], ['on', '--message', ' '], ['--loud']]
  for (const words of wrong) await expect(run(maintenance, ...words)).rejects.toThrow(Complaint)
})

test('counters that are off are found and set right', async () => {
  const { id } = await person('sita')
  await sql`update users set follower_count = 7 where id = ${id}`
  expect(await run(doctor)).toMatchObject({
    code: 2,
    out: expect.stringContaining('1 off: run jes recount'),
  })
  const { out } = await run(recount)
  expect(out).toContain('followers: 1 were off')
  expect(out).toContain('1 numbers were set right.')
  expect(await run(recount)).toMatchObject({
    out: expect.stringContaining('Every number was right.'),
  })
})

test('a backup is not made over another one', async () => {
  const folder = await backUp()
  await expect(run(backup, folder)).rejects.toThrow('is there already')
})

describe('a series of backups', () => {
  async function makeSeries() {
    const series = makeScratch()
    onTestFinished(() => removeScratch(series))
    const old = ['jes-20200101T000000Z', 'jes-20210101T000000Z', 'jes-20220101T000000Z']
    for (const name of old) {
      await mkdir(join(series, name))
      await writeFile(join(series, name, 'manifest.json'), '{}')
    }
    return { series, old }
  }

  test('keeps so many whole ones and what is not of it, and sweeps what a crash left', async () => {
    const { series, old } = await makeSeries()
    for (const name of ['mine', 'jes-20190101T000000Z', 'jes-20230101T000000Z.unfinished'])
      await mkdir(join(series, name))
    const { out } = await run(backup, '--into', series, '--keep', '2')
    const names = (await readdir(series)).sort()
    const newest = names.at(-2)!
    expect(names).toEqual(['jes-20190101T000000Z', old[2], newest, 'mine'])
    expect(newest).toMatch(/^jes-20\d{6}T\d{6}Z$/)
    expect(out).toContain(`${old[0]} was removed.`)
    expect(out).toContain('jes-20190101T000000Z is not a whole backup')
  })

  test('keeps all where no number is said', async () => {
    const { series, old } = await makeSeries()
    await run(backup, '--into', series)
    expect(await readdir(series)).toHaveLength(old.length + 1)
  })

  test('loses none where the newest is damaged', async () => {
    const { series, old } = await makeSeries()
    await run(backup, '--into', series)
    const newest = join(series, (await readdir(series)).sort().at(-1)!)
    await writeFile(join(newest, 'tables', 'public.users.gz'), 'not it')
    await expect(prune(series, newest, 1)).rejects.toThrow('is missing or damaged')
    expect(await readdir(series)).toEqual(expect.arrayContaining(old))
  })

  test.each([
    [],
    ['--into', '/tmp', '/tmp/other'],
    ['/tmp/other', '--keep', '7'],
    ['--into', '/tmp', '--keep', '0'],
    ['--into', '/tmp', '--keep', '-1'],
    ['--into', '/tmp', '--keeep', '7'],
  ])('is not begun by words that are not understood: %j', async (...words) => {
    await expect(run(backup, ...words)).rejects.toThrow(Complaint)
  })
})

test('what is not a whole backup is not taken for one', async () => {
  const key = `${makeKey()}-480.webp`
  await storage.put(key, Buffer.from('a picture'))
  onTestFinished(() => storage.remove(key))
  const folder = await backUp()
  await expect(run(restore, join(folder, 'tables'))).rejects.toThrow('not a backup')

  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8')
  const leading = manifest.replace(/"files\/media\//, '"files/../../')
  expect(leading).not.toBe(manifest)
  for (const broken of [manifest.slice(0, 500), '', '{}', leading]) {
    await writeFile(join(folder, 'manifest.json'), broken)
    const restoring = run(restore, folder)
    await expect(restoring).rejects.toThrow(Complaint)
    await expect(restoring).rejects.toThrow('is damaged')
  }
  await writeFile(join(folder, 'manifest.json'), manifest)
  await writeFile(join(folder, 'tables', 'public.users.gz'), 'not it')
  await expect(run(restore, folder)).rejects.toThrow('is missing or damaged')
})
