import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { authApi } from '@jes/contract/accounts/auth'
import { commentApi } from '@jes/contract/comments/comments'
import { postApi } from '@jes/contract/posts/posts'
import { dataExportApi } from '@jes/contract/privacy/dataExport'
import { parseCrontab } from 'graphile-worker'
import { describe, expect, test } from 'vitest'
import { insertImage, storeImage } from '#features/core/pictures/commands.ts'
import { sweepMedia } from '#features/core/pictures/sweep.ts'
import { config } from '#lib/config.ts'
import { storage } from '#lib/storage.ts'
import { message, talkOf } from '#test/messaging.ts'
import { unzip } from '#test/unzip.ts'
import { flat } from '#test/uploads.ts'
import { app, ask, mailsTo, PASSWORD, type Person, person, sql } from '#test/world.ts'
import { exportData } from './make.ts'
import { fileOf, WORK_FOLDER } from './store.ts'
import { dataExportCrontab, dataExportTasks, resumeExports, sweepExports } from './tasks.ts'

describe('asking for my data', () => {
  test('makes a ZIP with what I wrote, chose and showed, and sends me a mail', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const image = await sql.begin(async (sql) =>
      insertImage(sql, await storeImage(await flat(40, 30).png().toBuffer()), sita.id),
    )
    const post = await sita.call(postApi.create, {
      body: {
        title: 'Momo, "jhol"',
        content: 'Before',
        images: [{ _id: image._id, alt: 'A bowl' }],
      },
    })
    await sita.call(postApi.edit, { params: { id: post._id }, body: { content: 'After' } })
    await sita.call(commentApi.create, { body: { ad: post._id, content: 'मीठो छ' } })
    await hari.call(commentApi.create, { body: { ad: post._id, content: 'Not hers' } })

    const talk = await talkOf(sita, hari)
    await message(sita, talk, 'Hers')
    await message(hari, talk, 'Not hers')

    const files = await exported(sita)
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['README.txt', 'settings.json', 'logins.json', 'drafts.json']),
    )
    expect(read(files, 'profile.json')).toMatchObject([
      { username: sita.username, email: sita.email },
    ])
    expect(read(files, 'posts.json')).toMatchObject([
      {
        title: 'Momo, "jhol"',
        content: 'After',
        earlier: [{ content: 'Before' }],
        pictures: [{ file: `media/pictures/${image._id}.webp`, description: 'A bowl' }],
      },
    ])
    expect(read(files, 'comments.json')).toMatchObject([{ content: 'मीठो छ' }])
    expect(read(files, 'messages.json')).toMatchObject([{ to: hari.username, content: 'Hers' }])
    expect(read(files, 'bookmarks.json')).toEqual([])
    const picture = files.get(`media/pictures/${image._id}.webp`)
    expect(picture).toEqual(await storage.read(image.url.replace('/media/', '')))

    const all = [...files.values()].map(String).join('\n')
    const [{ passwordHash }] = await sql<[{ passwordHash: string }]>`
      select password_hash from users where id = ${sita.id}`
    for (const secret of [passwordHash, hari.email, 'Not hers']) expect(all).not.toContain(secret)
    const [mail] = await mailsTo(sita.email)
    expect(mail?.subject).toBe('Your Jes data is ready')
    expect((await sita.call(authApi.logins, { query: {} })).events[0]?.event).toBe('export')
  })

  test('needs the password, one at a time, and is for once a day', async () => {
    const sita = await person('sita')
    const wrong = sita.call(dataExportApi.ask, { body: { password: 'not this one' } })
    await expect(wrong).rejects.toMatchObject({ status: 403 })

    const { export: asked } = await order(sita)
    expect(asked).toMatchObject({ state: 'waiting', bytes: null })
    await expect(order(sita)).rejects.toMatchObject({ status: 409 })
    await exportData({ id: asked._id })
    const again = await ask(dataExportApi.ask, input, { token: sita.token })
    expect([again.statusCode, again.json().error]).toEqual([
      429,
      'You can ask for your data once a day',
    ])
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(86_000)

    await sql`update exports set created_at = created_at - interval '25 hours' where id = ${asked._id}`
    await order(sita)
    const { exports } = await sita.call(dataExportApi.exports, {})
    expect(exports.map(({ state }) => state)).toEqual(['waiting', 'ready'])
  })
})

describe('the file', () => {
  test('is handed out once, to its owner alone, as a download that nobody keeps', async () => {
    const [sita, eve] = [await person('sita'), await person('eve')]
    const id = await made(sita)
    const { url } = await sita.call(dataExportApi.ticket, { params: { id }, body: PROOF })
    const absent = await app.inject({ url: url.replace(/ticket=.*/, 'ticket=none') })
    for (const attempt of [
      await app.inject({ url }),
      await app.inject({ url, cookies: { jes_rt: eve.refreshToken } }),
      await app.inject({ url, headers: { authorization: `Bearer ${eve.token}` } }),
      await app.inject({ url: url.replace(id, '1234'), cookies: { jes_rt: sita.refreshToken } }),
    ]) {
      expect([attempt.statusCode, attempt.body]).toEqual([404, absent.body])
    }

    const reply = await fetched(sita, url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="jes-${id}.zip"`,
    })
    expect((await fetched(sita, url)).statusCode).toBe(404)
  })

  test('of another is not there', async () => {
    const [sita, eve] = [await person('sita'), await person('eve')]
    const id = await made(sita)
    await expect(
      eve.call(dataExportApi.ticket, { params: { id }, body: PROOF }),
    ).rejects.toMatchObject({
      status: 404,
    })
  })

  test('cannot be fetched with an old ticket, nor after a log-out', async () => {
    const sita = await person('sita')
    const id = await made(sita)
    const [old, left] = [
      (await sita.call(dataExportApi.ticket, { params: { id }, body: PROOF })).url,
      (await sita.call(dataExportApi.ticket, { params: { id }, body: PROOF })).url,
    ]
    const hash = await sql`
      update export_tickets set expires_at = now()
      where ctid = (select min(ctid) from export_tickets where export_id = ${id}) returning token_hash`
    expect(hash).toHaveLength(1)
    const statuses = [await fetched(sita, old), await fetched(sita, left)].map((r) => r.statusCode)
    expect(statuses.sort()).toEqual([200, 404])
    const { url } = await sita.call(dataExportApi.ticket, { params: { id }, body: PROOF })
    await sita.call(authApi.logout, {})
    expect((await fetched(sita, url)).statusCode).toBe(404)
  })

  test('vanishes after seven days, and until then the sweeper leaves it', async () => {
    const sita = await person('sita')
    const id = await made(sita)
    const [{ key }] = await sql<[{ key: string }]>`select key from exports where id = ${id}`
    await utimes(join(config.DATA_DIR, 'media', fileOf(key)), 0, 0)
    await sweepMedia()
    expect(await storage.sizeOf(fileOf(key))).not.toBeNull()

    await sql`update exports set expires_at = now() where id = ${id}`
    await expect(
      sita.call(dataExportApi.ticket, { params: { id }, body: PROOF }),
    ).rejects.toMatchObject({
      status: 404,
    })
    await sweepExports()
    expect(await storage.sizeOf(fileOf(key))).toBeNull()
    expect((await sita.call(dataExportApi.exports, {})).exports[0]?.state).toBe('expired')
  })
})

describe('a server that is killed while it makes one', () => {
  test('leaves nothing to fetch, and the next one makes it', async () => {
    const sita = await person('sita')
    const { export: asked } = await order(sita)
    await sql`
      update exports set attempts = 1, worked_at = now() - interval '2 minutes' where id = ${asked._id}`
    await expect(
      sita.call(dataExportApi.ticket, { params: { id: asked._id }, body: PROOF }),
    ).rejects.toMatchObject({ status: 404 })

    await sql`delete from graphile_worker._private_jobs where key = ${`exportData ${asked._id}`}`
    await resumeExports()
    const jobs = await sql`
      select from graphile_worker.jobs where key = ${`exportData ${asked._id}`}`
    expect(jobs).toHaveLength(1)
    await exportData({ id: asked._id })
    expect((await sita.call(dataExportApi.exports, {})).exports[0]?.state).toBe('ready')
    expect((await readdir(WORK_FOLDER)).filter((name) => name.startsWith(asked._id))).toEqual([])
  })

  test('is given up after five tries, and may be requested again', async () => {
    const sita = await person('sita')
    const { export: asked } = await order(sita)
    await sql`update exports set attempts = 5 where id = ${asked._id}`
    await exportData({ id: asked._id })
    expect((await sita.call(dataExportApi.exports, {})).exports[0]?.state).toBe('failed')
    await order(sita)
  })
})

test('every job of the clock has its task', () => {
  for (const { task } of parseCrontab(dataExportCrontab))
    expect(dataExportTasks).toHaveProperty(task)
})

const PROOF = { password: PASSWORD }
const input = { body: PROOF }

function order(who: Person) {
  return who.call(dataExportApi.ask, input)
}

async function made(who: Person) {
  // Exports of other tests are not made at this moment.
  await sql`update exports set worked_at = null where state = 'waiting'`
  const { export: asked } = await order(who)
  await exportData({ id: asked._id })
  return asked._id
}

function fetched({ refreshToken }: Person, url: string) {
  return app.inject({ url, cookies: { jes_rt: refreshToken } })
}

async function exported(who: Person) {
  const { url } = await who.call(dataExportApi.ticket, {
    params: { id: await made(who) },
    body: PROOF,
  })
  return unzip((await fetched(who, url)).rawPayload)
}

function read(files: Map<string, Buffer>, name: string): unknown {
  return JSON.parse(String(files.get(name)))
}
