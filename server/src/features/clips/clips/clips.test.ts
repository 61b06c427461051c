import { readFile } from 'node:fs/promises'
import { clipApi, type NewClip } from '@jes/contract/clips/clips'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test, vi } from 'vitest'
import { announce, cancel, idOf, sendPiece, sent, uploaded } from '#test/clips.ts'
import { banned, founded } from '#test/hubs.ts'
import { makeVideo } from '#test/videos.ts'
import { ask, person, sql, visitor } from '#test/world.ts'

vi.setConfig({ testTimeout: 30_000 })

const GONE = { status: 404, code: 'not_found' }

describe('who sends a clip', () => {
  test('gets it back at once, as it waits', async () => {
    const sita = await person('sita')
    const hub = await founded(sita)
    const uploadId = await uploaded(sita, await makeVideo('portrait'))
    const body = { uploadId, caption: ' Namaste ', jehub: hub.id, sensitive: true }
    const reply = await ask(clipApi.create, { body }, { token: sita.token })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      status: 'processing',
      progress: 0,
      failure: null,
      caption: 'Namaste',
      sensitive: true,
      jehub: { _id: hub.id, name: hub.name },
      cover: null,
      ad: null,
    })
    const { _id } = reply.json<{ _id: string }>()
    const [job] = await sql`
      select task_identifier from graphile_worker.jobs where key = ${`processClip ${_id}`}`
    expect(job).toEqual({ taskIdentifier: 'processClip' })
    expect(await sita.call(clipApi.find, { params: { id: _id } })).toEqual(reply.json())
  })

  test('makes one clip of one upload, however often it is sent', async () => {
    const sita = await person('sita')
    const uploadId = await uploaded(sita, await makeVideo('silent'))
    const create = (key: string) =>
      ask(
        clipApi.create,
        { body: { uploadId } },
        { token: sita.token, headers: { 'idempotency-key': key } },
      )
    const first = await create('one')
    const again = await create('one')
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
    expect(again.json()).toEqual(first.json())
    const other = await create('two')
    expect([other.statusCode, other.json().error]).toEqual([
      409,
      'This video has become a clip already',
    ])
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int as count from clips where owner_id = ${sita.id}`
    expect(count).toBe(1)
  })

  test('twice at the same moment makes one', async () => {
    const sita = await person('sita')
    const uploadId = await uploaded(sita, await makeVideo('silent'))
    const replies = await Promise.all(
      [1, 2, 3].map(() => ask(clipApi.create, { body: { uploadId } }, { token: sita.token })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  })

  test('cannot cancel the upload of it any more', async () => {
    const sita = await person('sita')
    const uploadId = await uploaded(sita, await makeVideo('silent'))
    await sita.call(clipApi.create, { body: { uploadId } })
    const reply = await cancel(sita, uploadId)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict'])
  })
})

describe('a clip is refused', () => {
  test('of an upload that is another’s, none, or not whole', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const theirs = await uploaded(hari, await makeVideo('silent'))
    const lost = { uploadId: 'This video is no longer here. Please send it again.' }
    for (const uploadId of [theirs, '0'.repeat(32)]) {
      const create = sita.call(clipApi.create, { body: { uploadId } })
      await expect(create).rejects.toMatchObject({ status: 422, errors: lost })
    }
    const bytes = await readFile(await makeVideo('silent'))
    const half = idOf(await announce(sita, bytes.length))
    await sendPiece(sita, half, 0, bytes.subarray(0, bytes.length - 1))
    const create = sita.call(clipApi.create, { body: { uploadId: half } })
    await expect(create).rejects.toMatchObject({
      status: 422,
      errors: { uploadId: 'This video has not arrived whole yet' },
    })
  })

  test.each([
    ['text', 'We could not read a video in this file'],
    ['playlist', 'We could not read a video in this file'],
    ['audioOnly', 'We could not read a video in this file'],
    ['oldCodec', 'We do not take this kind of video'],
    ['short', 'A clip is at least 1 second long'],
  ] as const)('of a file that is no video for us: %s', async (kind, sentence) => {
    const sita = await person('sita')
    const create = sent(sita, await makeVideo(kind))
    await expect(create).rejects.toMatchObject({ status: 422, errors: { uploadId: sentence } })
    expect(await sql`select from clips where owner_id = ${sita.id}`).toHaveLength(0)
  })

  test('in the language of the reader', async () => {
    const sita = await person('sita')
    const uploadId = await uploaded(sita, Buffer.from('not a video'))
    const headers = { 'accept-language': 'ne' }
    const reply = await ask(clipApi.create, { body: { uploadId } }, { token: sita.token, headers })
    expect(reply.json().errors.uploadId).toBe('यो फाइलमा भिडियो पढ्न सकिएन')
  })

  test('when it is too long, but a part of it is taken', async () => {
    const sita = await person('sita')
    const uploadId = await uploaded(sita, await makeVideo('lengthy'))
    const create = (body: Partial<NewClip> = {}) =>
      sita.call(clipApi.create, { body: { uploadId, ...body } })
    await expect(create()).rejects.toMatchObject({
      status: 422,
      errors: { trim: 'A clip has at most 90 seconds. Choose a part of the video.' },
    })
    await expect(create({ trim: { fromMs: 0, toMs: 91_000 } })).rejects.toMatchObject({
      status: 422,
    })
    const trim = { fromMs: 5_000, toMs: 95_000 }
    await expect(create({ trim, posterAtMs: 4_000 })).rejects.toMatchObject({
      errors: { posterAtMs: 'Choose a moment of the video' },
    })
    await expect(create({ trim, posterAtMs: 95_001 })).rejects.toMatchObject({
      errors: { posterAtMs: 'Choose a moment of the video' },
    })
    const beyond = { fromMs: 99_500, toMs: 200_000 }
    await expect(create({ trim: beyond })).rejects.toMatchObject({
      errors: { trim: 'Choose a part of the video' },
    })
    await sql`update users set premium_until = now() + interval '1 day' where id = ${sita.id}`
    expect((await create()).status).toBe('processing')
  })

  test('in a hub where one may not post', async () => {
    const [sita, owner] = [await person('sita'), await person()]
    const [hidden, closed] = [await founded(owner, { isPrivate: true }), await founded(owner)]
    await banned(closed, sita)
    const uploadId = await uploaded(sita, await makeVideo('silent'))
    const create = (jehub: string) => sita.call(clipApi.create, { body: { uploadId, jehub } })
    await expect(create(hidden.id)).rejects.toMatchObject({
      status: 422,
      errors: { jehub: 'This JeHub does not exist' },
    })
    await expect(create(closed.id)).rejects.toMatchObject({ status: 403 })
  })

  test('from visitors, and from who has yet to verify their email', async () => {
    const body = { uploadId: '0'.repeat(32) }
    await expect(visitor.call(clipApi.create, { body })).rejects.toMatchObject({ status: 401 })
    const fresh = await person('fresh', { isVerified: false })
    await expect(fresh.call(clipApi.create, { body })).rejects.toMatchObject({
      status: 403,
      code: 'email_unverified',
    })
  })

  test.each([
    [{ uploadId: 'x' }, 'uploadId'],
    [{ caption: 'x'.repeat(301) }, 'caption'],
    [{ posterAtMs: -1 }, 'posterAtMs'],
    [{ trim: { fromMs: 5_000, toMs: 5_500 } }, 'trim'],
    [{ sensitive: 'yes' }, 'sensitive'],
  ])('that is not filled in as it should be (%#)', async (part, field) => {
    const sita = await person('sita')
    const body = { uploadId: '0'.repeat(32), ...part } as NewClip
    await expect(sita.call(clipApi.create, { body })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: expect.any(String) },
    })
  })
})

describe('a clip that waits', () => {
  test('is there for its owner alone, at every endpoint', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: id } = await sent(sita, await makeVideo('silent'))
    const params = { id }
    const [{ nothing }] = await sql<[{ nothing: string }]>`select make_id() as nothing`
    const endpoints = (target: string) => [
      ask(clipApi.find, { params: { id: target } }, { token: hari.token }),
      ask(clipApi.edit, { params: { id: target }, body: {} }, { token: hari.token }),
      ask(clipApi.retry, { params: { id: target } }, { token: hari.token }),
      ask(clipApi.drop, { params: { id: target } }, { token: hari.token }),
      ask(
        clipApi.putCaptions,
        { params: { id: target, language: 'en' }, body: { content: VTT } },
        { token: hari.token },
      ),
      ask(
        clipApi.removeCaptions,
        { params: { id: target, language: 'en' } },
        { token: hari.token },
      ),
      ask(clipApi.find, { params: { id: target } }),
    ]
    const of = async (target: string) =>
      (await Promise.all(endpoints(target))).map(({ statusCode, body }) => [statusCode, body])
    expect(await of(id)).toEqual(await of(nothing))
    expect(new Set((await of(id)).map(([status]) => status))).toEqual(new Set([404]))
    expect((await hari.call(clipApi.waiting, {})).clips).toEqual([])
    await expect(visitor.call(clipApi.waiting, {})).rejects.toMatchObject({ status: 401 })
    await expect(visitor.call(clipApi.retry, { params })).rejects.toMatchObject({ status: 401 })
    await expect(hari.call(postApi.find, { params })).rejects.toMatchObject(GONE)
  })

  test('takes another caption and another cover, but no moment beyond its end', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('landscape'), {
      trim: { fromMs: 300, toMs: 1_800 },
    })
    const body = { caption: 'Better', sensitive: true, posterAtMs: 1_500 }
    expect(await sita.call(clipApi.edit, { params: { id }, body })).toMatchObject({
      caption: 'Better',
      sensitive: true,
    })
    const [row] = await sql`select cover_at_ms from clips where id = ${id}`
    expect(row).toEqual({ coverAtMs: 1_800 })
    const late = sita.call(clipApi.edit, { params: { id }, body: { posterAtMs: 1_501 } })
    await expect(late).rejects.toMatchObject({
      status: 422,
      errors: { posterAtMs: 'Choose a moment of the video' },
    })
  })

  test('is given up once', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('silent'))
    await sita.call(clipApi.drop, { params: { id } })
    await expect(sita.call(clipApi.drop, { params: { id } })).rejects.toMatchObject(GONE)
    expect((await sita.call(clipApi.waiting, {})).clips).toEqual([])
  })

  test('is not begun anew by Retry while it did not fail', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('silent'))
    await sql`update clips set progress = 40, attempts = 1, worked_at = now() where id = ${id}`
    const clip = await sita.call(clipApi.retry, { params: { id } })
    expect(clip).toMatchObject({ status: 'processing', progress: 40 })
  })
})

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nNamaste\n'
