import type { Clip } from '@jes/contract/clips/clips'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUser, setToken, setUser } from '#lib/session.ts'
import { readEntry } from './storedUpload.ts'
import type { Job } from './transport.ts'
import { createUploading } from './uploading.ts'

const URL_OF_UPLOAD = `/api/uploads/${'a'.repeat(32)}`
const server = vi.spyOn(globalThis, 'fetch')
let jobs: (Job & { isStopped: boolean })[] = []
let forgotten: string[] = []
let made: Clip[] = []

beforeEach(() => {
  localStorage.clear()
  jobs = []
  forgotten = []
  made = []
  server.mockReset()
  setToken('jes_token')
  setUser({ _id: '7', username: 'sita', image: null })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  clearUser()
})

test('it is sent at once, and goes out when it has arrived and Publish was pressed', async () => {
  const uploading = await begun()
  lastJob().onUrl(URL_OF_UPLOAD)
  lastJob().onProgress(4)
  uploading.changeFields({ caption: 'Kites', posterAtMs: 1500.4 })
  uploading.publish()
  expect(server).not.toHaveBeenCalled()

  server.mockResolvedValue(Response.json({ _id: '9' }, { status: 201 }))
  lastJob().onDone()
  await expect.poll(() => made).toEqual([{ _id: '9' }])
  const [, request] = server.mock.lastCall!
  expect(JSON.parse(String(request?.body))).toEqual({
    uploadId: 'a'.repeat(32),
    caption: 'Kites',
    jehub: null,
    sensitive: false,
    trim: null,
    posterAtMs: 1500,
  })
  expect(now(uploading)).toMatchObject({ stage: 'none', entry: null, made: { _id: '9' } })
  expect(readEntry('7')).toBeNull()
})

test('a broken connection is waited for, and it continues where the server is', async () => {
  const uploading = await begun()
  lastJob().onUrl(URL_OF_UPLOAD)
  lastJob().onFail({ status: 0, words: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(jobs).toHaveLength(2)
  expect(lastJob().url).toBe(URL_OF_UPLOAD)
  lastJob().onFail({ status: 503, words: null })
  expect(now(uploading).stage).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(jobs).toHaveLength(3)

  window.dispatchEvent(new Event('offline'))
  expect(lastJob().isStopped).toBe(true)
  expect(now(uploading).stage).toBe('waiting')
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => jobs.length).toBe(4)
  expect(now(uploading).stage).toBe('sending')
})

test('a token that has run out is renewed, and an upload that is gone begins anew', async () => {
  const renew = vi.fn().mockResolvedValue(null)
  await begun(renew)
  lastJob().onUrl(URL_OF_UPLOAD)
  lastJob().onFail({ status: 401, words: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(renew).toHaveBeenCalledOnce()
  expect(lastJob().url).toBe(URL_OF_UPLOAD)

  lastJob().onFail({ status: 404, words: null })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lastJob().url).toBeNull()
})

test('what the server refuses is said in its words, and can be tried again', async () => {
  const uploading = await begun()
  lastJob().onFail({ status: 413, words: 'This is too much.' })
  expect(now(uploading)).toMatchObject({ stage: 'stuck', problem: 'This is too much.' })
  uploading.resume()
  await expect.poll(() => jobs.length).toBe(2)
  expect(now(uploading)).toMatchObject({ stage: 'sending', problem: null })
})

test('a refusal to publish stands at its field, nothing is lost, and the key is another', async () => {
  const uploading = await begun()
  lastJob().onUrl(URL_OF_UPLOAD)
  uploading.changeFields({ caption: 'Kites' })
  lastJob().onDone()
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  uploading.publish()
  await expect.poll(() => now(uploading).stage).toBe('waiting')
  server.mockResolvedValueOnce(refusal({ caption: 'Not this one' }))
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => now(uploading).problems).toEqual({ caption: 'Not this one' })
  expect(now(uploading)).toMatchObject({
    stage: 'sent',
    entry: { isWanted: false, fields: { caption: 'Kites' } },
  })

  uploading.changeFields({ caption: 'Kites!' })
  expect(now(uploading).problems).toEqual({})
  server.mockResolvedValueOnce(refusal({ uploadId: 'We could not read a video in this file' }))
  uploading.publish()
  await expect.poll(() => now(uploading).stage).toBe('stuck')
  expect(now(uploading).problem).toBe('We could not read a video in this file')
  const keys = server.mock.calls.map(([, request]) => keyIn(request))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('of a video that is too long the first part is chosen', async () => {
  const uploading = await begun(undefined, 120_000)
  expect(now(uploading).entry?.fields.trim).toEqual({ fromMs: 0, toMs: 90_000 })
})

test('paused it stays paused, cancelled it is gone here and on the server', async () => {
  const uploading = await begun()
  lastJob().onUrl(URL_OF_UPLOAD)
  uploading.pause()
  expect(lastJob().isStopped).toBe(true)
  expect(readEntry('7')).toMatchObject({ isPaused: true, url: URL_OF_UPLOAD })
  uploading.resume()
  await expect.poll(() => jobs.length).toBe(2)

  await uploading.cancel()
  expect(forgotten).toEqual([URL_OF_UPLOAD])
  expect(readEntry('7')).toBeNull()
  expect(now(uploading)).toMatchObject({ stage: 'none', entry: null })
})

test('another account sees nothing of it; its owner finds it again and picks the same file', async () => {
  const uploading = await begun()
  lastJob().onUrl(URL_OF_UPLOAD)
  uploading.changeFields({ caption: 'Mine' })
  await uploading.open('8')
  expect(now(uploading)).toMatchObject({ userId: '8', stage: 'none', entry: null, file: null })
  expect(lastJob().isStopped).toBe(true)

  await uploading.open('7')
  expect(now(uploading)).toMatchObject({ stage: 'missing', entry: { fields: { caption: 'Mine' } } })
  await uploading.take(video(), 3_000, 90_000)
  await expect.poll(() => jobs.length).toBe(2)
  expect(lastJob().url).toBe(URL_OF_UPLOAD)
})

type Uploading = ReturnType<typeof createUploading>

async function begun(renew = () => Promise.resolve<unknown>(null), durationMs = 3_000) {
  const uploading = createUploading({
    load: async () => ({
      begin(job) {
        const held = { ...job, isStopped: false }
        jobs.push(held)
        return () => {
          held.isStopped = true
        }
      },
      forget: async (url) => void forgotten.push(url),
    }),
    renew,
    onMade: (clip) => made.push(clip),
  })
  await uploading.open('7')
  await uploading.take(video(), durationMs, 90_000)
  await expect.poll(() => jobs.length).toBe(1)
  return uploading
}

function now({ useUploading }: Uploading) {
  return useUploading.getState()
}

function lastJob() {
  return jobs.at(-1)!
}

function video() {
  return new File(['12345678'], 'clip.mp4', { type: 'video/mp4', lastModified: 1 })
}

function refusal(errors: Record<string, string>) {
  return Response.json({ error: 'Please check.', code: 'invalid', errors }, { status: 422 })
}

function keyIn(request: RequestInit | undefined) {
  return new Headers(request?.headers).get('idempotency-key')
}
