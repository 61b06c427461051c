import { readdir, readFile } from 'node:fs/promises'
import { clipApi } from '@jes/contract/clips/clips'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test, vi } from 'vitest'
import { pathOf } from '#features/clips/clipUploads/store.ts'
import { WORK_FOLDER } from '#features/clips/transcoding/workFolder.ts'
import { storage } from '#lib/storage.ts'
import { hurry, processed, sent } from '#test/clips.ts'
import { ffmpegOf, ffmpegsOf } from '#test/ffmpegs.ts'
import { makeVideo } from '#test/videos.ts'
import { person, sql } from '#test/world.ts'
import { processClip } from './process.ts'
import { resumeClips } from './resume.ts'
import { Stopped } from './work.ts'

vi.setConfig({ testTimeout: 120_000 })

/** As long as a member may send: enough to be interrupted. */
const LONG = { trim: { fromMs: 0, toMs: 60_000 } }
/** Long enough to be stopped while one size is being made. */
const SOME = { trim: { fromMs: 0, toMs: 6_000 } }

async function rowOf(id: string) {
  const [row] = await sql`select * from clips where id = ${id}`
  return row
}

async function jobsOf(id: string) {
  return sql`
    select locked_at is not null as is_locked from graphile_worker.jobs
    where key = ${`processClip ${id}`}`
}

async function killOne(id: string, file?: string) {
  const doing = processed()
  process.kill(await ffmpegOf(id, file), 'SIGKILL')
  await doing
}

describe('when ffmpeg is killed', () => {
  test('the clip is tried again', async () => {
    const sita = await person('sita')
    const { _id } = await sent(sita, await makeVideo('silent'))
    await killOne(_id)
    expect(await rowOf(_id)).toMatchObject({ state: 'processing', attempts: 1, workedAt: null })
    await hurry()
    await processed()
    expect(await rowOf(_id)).toMatchObject({ state: 'ready', attempts: 2 })
  })

  test('three times, it failed by our fault', async () => {
    const sita = await person('sita')
    const { _id } = await sent(sita, await makeVideo('silent'))
    for (const _ of [1, 2, 3]) {
      await hurry()
      await killOne(_id)
    }
    expect(await rowOf(_id)).toMatchObject({ state: 'failed', failure: 'server', attempts: 3 })
    const [left] = await jobsOf(_id)
    expect(left).toBeUndefined()
  })

  test('after the clip is out, it stays out and gets its sizes later', async () => {
    const sita = await person('sita')
    const { _id } = await sent(sita, await makeVideo('long'), SOME)
    await killOne(_id, '540.mp4')
    const out = await sita.call(clipApi.find, { params: { id: _id } })
    expect(out.ad!.clip!.sizes.map(({ lines }) => lines)).toEqual([360])
    expect((await rowOf(_id))!.finishedAt).toBeNull()
    await hurry()
    await processed()
    const whole = await sita.call(clipApi.find, { params: { id: _id } })
    expect(whole.ad!.clip!.sizes.map(({ lines }) => lines)).toEqual([360, 540, 720])
    expect((await rowOf(_id))!.finishedAt).not.toBeNull()
  })

  test('after it is out, three times, it is done with what it has', async () => {
    const sita = await person('sita')
    const { _id } = await sent(sita, await makeVideo('long'), SOME)
    for (const _ of [1, 2, 3]) {
      await hurry()
      await killOne(_id, '540.mp4')
    }
    const row = await rowOf(_id)
    expect(row).toMatchObject({ state: 'ready', uploadId: null })
    expect(row!.finishedAt).not.toBeNull()
  })
})

describe('while a clip is made', () => {
  test('its owner gives it up: it is broken off and leaves nothing', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('long'), LONG)
    const { key, uploadId } = (await rowOf(id))!
    const doing = processed()
    await ffmpegOf(id)
    await sita.call(clipApi.drop, { params: { id } })
    expect(await doing).toEqual([])
    expect(ffmpegsOf(id)).toEqual([])
    expect(await readdir(WORK_FOLDER)).toEqual([])
    expect(await storage.sizeOf(`${key}-360.mp4`)).toBeNull()
    await expect(readFile(pathOf(uploadId))).rejects.toThrow('ENOENT')
    expect(await sql`select from posts where id = ${id}`).toHaveLength(0)
    expect(await jobsOf(id)).toEqual([])
  })

  test('its post is deleted: the rest is not made, unless it is brought back', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('long'), SOME)
    const doing = processed()
    await ffmpegOf(id, '540.mp4')
    await sita.call(postApi.remove, { params: { id } })
    await doing
    expect((await rowOf(id))!.finishedAt).toBeNull()
    await sql`update clips set worked_at = now() - interval '1 minute' where id = ${id}`
    await resumeClips()
    expect(await jobsOf(id)).toEqual([])

    await sita.call(postApi.restore, { params: { id } })
    await resumeClips()
    await processed()
    expect((await rowOf(id))!.finishedAt).not.toBeNull()
  })

  test('the server stops: it is let go and counts as no try', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('long'), LONG)
    const stopping = new AbortController()
    const doing = processClip(id, { stopping: stopping.signal, log: () => {} })
    const ended = expect(doing).rejects.toThrow(Stopped)
    await ffmpegOf(id)
    await vi.waitFor(async () => expect((await rowOf(id))!.progress).toBeGreaterThan(5), {
      timeout: 30_000,
    })
    stopping.abort(new Stopped())
    await ended
    expect(ffmpegsOf(id)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ state: 'processing', attempts: 0, workedAt: null })
    await sita.call(clipApi.drop, { params: { id } })
  })

  test('another takes it over: what the first one made does not land', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('long'), LONG)
    const doing = processClip(id, { stopping: new AbortController().signal, log: () => {} })
    await ffmpegOf(id)
    await sql`update clips set attempts = attempts + 1 where id = ${id}`
    await doing
    expect(await rowOf(id)).toMatchObject({ state: 'processing', attempts: 2, sizes: [] })
    expect(await sql`select from posts where id = ${id}`).toHaveLength(0)
    await sita.call(clipApi.drop, { params: { id } })
  })

  test('its owner chooses another cover: that is the one it comes out with', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('silent'), { posterAtMs: 100 })
    const doing = processed()
    await ffmpegOf(id, '360.mp4')
    const first = (await rowOf(id))!.coverId
    expect(first).not.toBeNull()
    await sita.call(clipApi.edit, { params: { id }, body: { posterAtMs: 900, caption: 'New' } })
    await doing
    const { ad, cover } = await sita.call(clipApi.find, { params: { id } })
    expect(cover!._id).not.toBe(first)
    expect(ad).toMatchObject({ title: 'New', images: [{ _id: cover!._id }] })
  })
})

describe('a clip whose worker was killed', () => {
  test('is taken up again, though the job is still held by the dead', async () => {
    const sita = await person('sita')
    const { _id: id } = await sent(sita, await makeVideo('silent'))
    await sql`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead'
      where key = ${`processClip ${id}`}`
    await sql`
      update clips set attempts = 1, worked_at = now() - interval '9 seconds' where id = ${id}`
    await resumeClips()
    expect(await jobsOf(id)).toEqual([{ isLocked: true }])

    await sql`update clips set worked_at = now() - interval '11 seconds' where id = ${id}`
    await resumeClips()
    await resumeClips()
    expect(await jobsOf(id)).toEqual([{ isLocked: false }])
    await processed()
    expect(await rowOf(id)).toMatchObject({ state: 'ready', attempts: 2 })
  })

  test('is not confused with one that waits, failed, or is done', async () => {
    const sita = await person('sita')
    const { _id: waiting } = await sent(sita, await makeVideo('silent'))
    const { _id: failed } = await sent(sita, await makeVideo('silent'))
    const [before] = await sql`
      select id from graphile_worker.jobs where key = ${`processClip ${waiting}`}`
    await sql`update clips set created_at = now() - interval '1 hour' where owner_id = ${sita.id}`
    await sql`
      update clips set state = 'failed', failure = 'timeout' where id = ${failed}`
    await sql`select graphile_worker.remove_job(${`processClip ${failed}`})`
    await resumeClips()
    const [after] = await sql`
      select id, revision from graphile_worker.jobs where key = ${`processClip ${waiting}`}`
    expect(after).toEqual({ ...before, revision: 0 })
    expect(await jobsOf(failed)).toEqual([])
  })
})
