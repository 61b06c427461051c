import { afterEach, expect, test, vi } from 'vitest'
import { usePreferences } from '#lib/preferences.ts'
import { judge, megabytes } from './judge.ts'
import { looksLikeVideo } from './signature.ts'

const LIMITS = { bytes: 100 * 1024 * 1024, ms: 90_000 }

afterEach(() => {
  vi.useRealTimers()
  usePreferences.setState({ language: 'en' })
})

test('a video is known by its first bytes, not by its name', async () => {
  expect(await looksLikeVideo(begins('\0\0\0\x20ftypisom'))).toBe(true)
  expect(await looksLikeVideo(begins('\0\0\0\x14ftypqt  '))).toBe(true)
  expect(await looksLikeVideo(begins('\0\0\0\x08wide\0\0\0\0'))).toBe(true)
  expect(await looksLikeVideo(begins('\x1a\x45\xdf\xa3'))).toBe(true)
  expect(await looksLikeVideo(begins('\0\0\0\x18ftypheic'))).toBe(false)
  expect(await looksLikeVideo(begins('#EXTM3U\n'))).toBe(false)
  expect(await looksLikeVideo(begins('Only words, no film'))).toBe(false)
})

test('what cannot be sent is refused with what to do about it', async () => {
  expect(await judge(file(''), LIMITS)).toEqual({
    problem: 'This file is empty. Choose another one.',
  })
  expect(await judge(file('Only words'), LIMITS)).toMatchObject({
    problem: expect.stringContaining('Choose an MP4, MOV, WebM or MKV file'),
  })
  const heavy = file('\0\0\0\x20ftypisom')
  Object.defineProperty(heavy, 'size', { value: 140 * 1024 * 1024 })
  expect(await judge(heavy, LIMITS)).toMatchObject({
    problem: expect.stringContaining('This video has 140 MB; you can send up to 100 MB'),
  })
  usePreferences.setState({ language: 'ne' })
  expect(await judge(file(''), LIMITS)).toEqual({ problem: 'यो फाइल खाली छ। अर्को छान्नुहोस्।' })
})

test('a video that this browser cannot read is taken all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const judged = judge(file('\0\0\0\x14ftypqt  '), LIMITS)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await Promise.race([judged, null])).not.toBeNull()
  }, 15_000)
  expect(await judged).toEqual({ problem: null, durationMs: null })
})

test('megabytes have a decimal while they are few', () => {
  expect(megabytes(1.55 * 1024 * 1024)).toBe('1.6')
  expect(megabytes(41.2 * 1024 * 1024)).toBe('42')
})

function begins(bytes: string) {
  return new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))])
}

function file(bytes: string) {
  return new File([begins(bytes)], 'clip.mp4', { type: 'video/mp4' })
}
