import { readdir, readFile, writeFile } from 'node:fs/promises'
import { clipApi } from '@jes/contract/clips/clips'
import { automodApi } from '@jes/contract/hubs/automod'
import { membershipApi } from '@jes/contract/hubs/memberships'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test, vi } from 'vitest'
import { pathOf } from '#features/clips/clipUploads/store.ts'
import { probe } from '#features/clips/transcoding/probe.ts'
import { WORK_FOLDER } from '#features/clips/transcoding/workFolder.ts'
import { storage } from '#lib/storage.ts'
import { processed, sent } from '#test/clips.ts'
import { banned, founded, joined } from '#test/hubs.ts'
import { openSocketServer, receivedBy, soon } from '#test/lines.ts'
import { makeVideo } from '#test/videos.ts'
import { app, type Person, person, sql, visitor } from '#test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

async function rowOf(id: string) {
  const [row] = await sql`select * from clips where id = ${id}`
  return row!
}

async function findClip(who: Pick<Person, 'call'>, id: string) {
  return who.call(clipApi.find, { params: { id } })
}

async function notified(who: Person) {
  const { notifications } = await who.call(notificationApi.list, {
    params: { userId: who.id },
    query: {},
  })
  return notifications.map(({ type, content, path }) => ({ type, content, path }))
}

describe('a video that was sent', () => {
  test('becomes a post with a cover and every size, and leaves nothing behind', async () => {
    const sita = await person('sita')
    const clip = await sent(sita, await makeVideo('portrait'), {
      caption: 'Momo in **Patan** #nepal',
      sensitive: true,
    })
    expect(clip).toMatchObject({ status: 'processing', progress: 0, failure: null, ad: null })
    const { uploadId } = await rowOf(clip._id)
    expect(await processed()).toEqual([])

    const { ad, ...ready } = await findClip(visitor, clip._id)
    expect(ready).toMatchObject({ status: 'ready', progress: 100, failure: null, sensitive: true })
    expect(ad).toMatchObject({
      _id: clip._id,
      kind: 'clip',
      title: 'Momo in Patan #nepal',
      content: 'Momo in **Patan** #nepal',
      hashtags: ['nepal'],
      sensitive: true,
      userVote: 0,
      upVotes: 1,
    })
    expect(ad!.images).toHaveLength(1)
    expect(ad!.images[0]).toEqual(ready.cover)
    const { sizes, hasSound } = ad!.clip!
    expect(sizes.map(({ lines }) => lines)[0]).toBe(360)
    for (const { url, bytes, width, height } of sizes) {
      const reply = await app.inject(url)
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, bytes])
      expect(reply.headers['content-type']).toBe('video/mp4')
      expect(reply.headers['cache-control']).toContain('immutable')
      expect(height).toBeGreaterThan(width)
    }
    expect(hasSound).toBe(true)

    const row = await rowOf(clip._id)
    expect(row).toMatchObject({ state: 'ready', uploadId: null, postId: clip._id, workedAt: null })
    expect(row.finishedAt).not.toBeNull()
    await expect(readFile(pathOf(uploadId))).rejects.toThrow('ENOENT')
    expect(await sql`select from uploads where id = ${uploadId}`).toHaveLength(0)
    expect(await readdir(WORK_FOLDER)).toEqual([])
    const [counts] = await sql`
      select rank = clip_rank(clip_quality(0, 0, 0), published_at) as is_new, duration_ms
      from clip_counts where post_id = ${clip._id}`
    expect(counts).toMatchObject({ isNew: true, durationMs: row.durationMs })
    expect(await notified(sita)).toEqual([
      { type: 'clipReady', content: 'Your clip is ready', path: `/jesclips/${clip._id}` },
    ])
  })

  test('is for nobody but its owner until it is ready', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id } = await sent(sita, await makeVideo('silent'))
    for (const who of [hari, visitor]) {
      await expect(findClip(who, _id)).rejects.toMatchObject({ status: 404 })
      await expect(who.call(postApi.find, { params: { id: _id } })).rejects.toMatchObject({
        status: 404,
      })
    }
    expect((await findClip(sita, _id)).status).toBe('processing')
    expect((await sita.call(clipApi.waiting, {})).clips.map((clip) => clip._id)).toEqual([_id])
    await processed()
    expect((await findClip(hari, _id)).ad!.clip!.hasSound).toBe(false)
    expect((await sita.call(clipApi.waiting, {})).clips).toEqual([])
  })

  test('is cut to the part that was chosen', async () => {
    const sita = await person('sita')
    const trim = { fromMs: 500, toMs: 1_600 }
    const { _id } = await sent(sita, await makeVideo('landscape'), { trim, posterAtMs: 900 })
    await processed()
    const { ad } = await findClip(sita, _id)
    expect(ad!.clip!.durationMs).toBe(1_100)
    const { key } = await rowOf(_id)
    const file = `${WORK_FOLDER}-look.mp4`
    await writeFile(file, await storage.read(`${key}-360.mp4`))
    expect(Math.abs((await probe(file)).durationMs - 1_100)).toBeLessThan(120)
  })

  test('shows its owner its progress from the first second on, and then that it is published', async () => {
    const exchange = await openSocketServer()
    const sita = await person('sita')
    const line = await exchange.call(sita)
    const received = receivedBy(line)
    const { _id } = await sent(sita, await makeVideo('portrait'))
    await processed()
    const moved = () =>
      received.filter(({ event }) => event === 'clipMoved').map(({ facts }) => facts)
    await soon(() => moved().at(-1)).toEqual({ _id, status: 'ready', progress: 100, failure: null })
    expect(moved()[0]).toEqual({ _id, status: 'processing', progress: 0, failure: null })
    await exchange.close()
  })
})

describe('a video that cannot be made', () => {
  test('says why, keeps the upload, and is retried when its owner wants that', async () => {
    const sita = await person('sita')
    const { _id } = await sent(sita, await makeVideo('landscape'))
    const { uploadId } = await rowOf(_id)
    const whole = await readFile(pathOf(uploadId))
    // The disk damages it after it was checked.
    await writeFile(pathOf(uploadId), Buffer.alloc(whole.length, 'not a video'))
    await processed()

    const failed = await findClip(sita, _id)
    expect(failed).toMatchObject({ status: 'failed', failure: 'unreadable', ad: null })
    expect(await notified(sita)).toEqual([
      {
        type: 'clipFailed',
        content: 'Your clip could not be made: we could not read a video in the file',
        path: `/jesclips/${_id}`,
      },
    ])
    await expect(findClip(visitor, _id)).rejects.toMatchObject({ status: 404 })

    await writeFile(pathOf(uploadId), whole)
    const again = await sita.call(clipApi.retry, { params: { id: _id } })
    expect(again).toMatchObject({ status: 'processing', progress: 0, failure: null })
    expect(await notified(sita)).toEqual([])
    await processed()
    expect((await findClip(sita, _id)).status).toBe('ready')
  })

  test('does not keep others waiting', async () => {
    const sita = await person('sita')
    const bad = await sent(sita, await makeVideo('landscape'))
    const { uploadId } = await rowOf(bad._id)
    const { length } = await readFile(pathOf(uploadId))
    await writeFile(pathOf(uploadId), Buffer.alloc(length))
    const good = await sent(sita, await makeVideo('silent'))
    await processed()
    expect((await findClip(sita, bad._id)).status).toBe('failed')
    expect((await findClip(sita, good._id)).status).toBe('ready')
  })

  test('is lost when what was sent is gone', async () => {
    const sita = await person('sita')
    const { _id } = await sent(sita, await makeVideo('silent'))
    await sql`delete from uploads where id = ${(await rowOf(_id)).uploadId}`
    await processed()
    expect(await findClip(sita, _id)).toMatchObject({ status: 'failed', failure: 'lost' })
    const retry = sita.call(clipApi.retry, { params: { id: _id } })
    await expect(retry).rejects.toMatchObject({
      status: 422,
      errors: { uploadId: 'This video is no longer here. Please send it again.' },
    })
  })
})

describe('what kills its worker', () => {
  test('is tried three times and no more', async () => {
    const sita = await person('sita')
    const { _id } = await sent(sita, await makeVideo('silent'))
    // As three killed workers left it.
    await sql`update clips set attempts = 3, worked_at = now() - interval '1 minute' where id = ${_id}`
    const log = await processed()
    expect(log.join()).toContain('tried too often')
    expect(await findClip(sita, _id)).toMatchObject({ status: 'failed', failure: 'server' })

    await sita.call(clipApi.retry, { params: { id: _id } })
    expect((await rowOf(_id)).attempts).toBe(4)
    await processed()
    expect((await findClip(sita, _id)).status).toBe('ready')
  })

  test('is left alone while somebody works on it', async () => {
    const sita = await person('sita')
    const { _id } = await sent(sita, await makeVideo('silent'))
    await sql`update clips set attempts = 1, worked_at = now() where id = ${_id}`
    await processed()
    expect(await rowOf(_id)).toMatchObject({ state: 'processing', attempts: 1 })
  })
})

describe('in a hub', () => {
  test('a private one, only its members fetch the video, by their cookie and piece by piece', async () => {
    const [owner, member, outsider] = [await person(), await person(), await person()]
    const hub = await founded(owner, { isPrivate: true })
    await joined(hub, member)
    const { _id } = await sent(owner, await makeVideo('portrait'), { jehub: hub.id })
    await processed()
    const { ad } = await findClip(member, _id)
    await expect(findClip(outsider, _id)).rejects.toMatchObject({ status: 404 })

    const video = ad!.clip!.sizes[0]!
    const fetchAs = (who: Person | null, url: string) =>
      app.inject({
        url,
        headers: { range: 'bytes=100-199' },
        ...(who && { cookies: { jes_media: who.mediaToken } }),
      })
    const absent = await fetchAs(null, '/media/00/00/AAAAAAAAAAAAAAAAAAAAAA-360.mp4')
    for (const url of [video.url, ad!.images[0]!.url]) {
      const inside = await fetchAs(member, url)
      expect([inside.statusCode, inside.rawPayload.length]).toEqual([206, 100])
      expect(inside.headers['cache-control']).toBe('private, no-cache')
      for (const who of [outsider, null]) {
        const outside = await fetchAs(who, url)
        expect([outside.statusCode, outside.body]).toEqual([404, absent.body])
      }
    }
    expect((await fetchAs(member, video.url)).headers['content-range']).toBe(
      `bytes 100-199/${video.bytes}`,
    )
  })

  test('what its AutoMod holds waits for the team', async () => {
    const [owner, sita, hari] = [await person(), await person('sita'), await person('hari')]
    const hub = await founded(owner)
    const rules = [
      { kind: 'words' as const, words: ['chamal'], action: 'hold' as const, label: '' },
    ]
    await owner.call(automodApi.try, { params: { id: hub.id }, body: { rules } })
    await owner.call(automodApi.save, { params: { id: hub.id }, body: { rules, isOn: true } })
    const { _id } = await sent(sita, await makeVideo('silent'), {
      caption: 'Sasto chamal',
      jehub: hub.id,
    })
    await processed()
    expect((await findClip(sita, _id)).ad!.state).toBe('held')
    await expect(findClip(hari, _id)).rejects.toMatchObject({ status: 404 })
  })

  test('from which its owner was sent away meanwhile, it does not come out', async () => {
    const [owner, sita] = [await person(), await person('sita')]
    const hub = await founded(owner)
    const { _id } = await sent(sita, await makeVideo('silent'), { jehub: hub.id })
    await banned(hub, sita)
    await processed()
    expect(await findClip(sita, _id)).toMatchObject({ status: 'failed', failure: 'place' })
    expect(await sql`select from posts where id = ${_id}`).toHaveLength(0)

    await owner.call(membershipApi.change, {
      params: { id: hub.id, userId: sita.id },
      body: { ban: null },
    })
    await sita.call(clipApi.retry, { params: { id: _id } })
    await processed()
    expect((await findClip(sita, _id)).ad!.jehub!._id).toBe(hub.id)
  })
})

test('a clip does not come out while its owner is suspended, and does afterwards', async () => {
  const sita = await person('sita')
  const { _id } = await sent(sita, await makeVideo('silent'))
  await sql`update users set suspended_until = now() + interval '1 day' where id = ${sita.id}`
  await processed()
  expect(await rowOf(_id)).toMatchObject({ state: 'failed', failure: 'suspended' })
  expect(await sql`select from posts where id = ${_id}`).toHaveLength(0)

  await sql`update users set suspended_until = null where id = ${sita.id}`
  await sita.call(clipApi.retry, { params: { id: _id } })
  await processed()
  expect((await findClip(sita, _id)).status).toBe('ready')
})

test('a clip that is given up is gone with all that was made of it', async () => {
  const sita = await person('sita')
  const { _id } = await sent(sita, await makeVideo('silent'))
  const { key, uploadId } = await rowOf(_id)
  await sita.call(clipApi.drop, { params: { id: _id } })
  await processed()
  await expect(findClip(sita, _id)).rejects.toMatchObject({ status: 404 })
  expect(await storage.sizeOf(`${key}-360.mp4`)).toBeNull()
  await expect(readFile(pathOf(uploadId))).rejects.toThrow('ENOENT')
})
