import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { chooseFfmpeg, findFfmpeg, greetFfmpeg } from './ffmpeg.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'jes-test-ffmpeg-'))
afterAll(() => rm(DATA_DIR, { recursive: true }))
const NOTHING = { FFMPEG_PATH: undefined, isProduction: false, DATA_DIR, path: '' }

/** A program that answers as an ffmpeg with these encoders would. */
async function program(folder: string, encoders: string) {
  const path = join(DATA_DIR, folder, 'ffmpeg')
  await mkdir(join(DATA_DIR, folder))
  await writeFile(path, `#!/bin/sh\necho '${encoders}'\n`)
  await chmod(path, 0o755)
  return path
}

async function greetingOf(ffmpeg: Parameters<typeof greetFfmpeg>[1]) {
  const lines: string[] = []
  const keep = (line: string) => void lines.push(line)
  await greetFfmpeg({ info: keep, warn: keep } as never, ffmpeg)
  return lines
}

describe('the ffmpeg that is used', () => {
  it('is the one of FFMPEG_PATH, then the one on PATH', async () => {
    const named = await program('named', 'libx264 aac')
    const common = await program('common', 'libx264 aac')
    const path = `/nowhere:${join(DATA_DIR, 'common')}`
    expect(await chooseFfmpeg({ ...NOTHING, FFMPEG_PATH: named, path })).toEqual({
      path: named,
      isBundled: false,
    })
    expect(await chooseFfmpeg({ ...NOTHING, path, isProduction: true })).toEqual({
      path: common,
      isBundled: false,
    })
  })

  it('is none that does not run or cannot write H.264', async () => {
    const poor = await program('poor', 'mpeg4 aac')
    const production = { ...NOTHING, isProduction: true }
    expect(await chooseFfmpeg({ ...production, FFMPEG_PATH: poor })).toBeNull()
    expect(await chooseFfmpeg({ ...production, FFMPEG_PATH: '/nowhere/ffmpeg' })).toBeNull()
  })

  it('is the one that npm brought, but never in production', async () => {
    const brought = await chooseFfmpeg(NOTHING)
    expect(brought).toMatchObject({ isBundled: true })
    expect(brought?.path).toContain('@ffmpeg-installer')
    expect(await chooseFfmpeg({ ...NOTHING, isProduction: true })).toBeNull()
  })

  it('is looked for once', async () => {
    expect(await findFfmpeg()).toBe(await findFfmpeg())
  })
})

describe('the log at start', () => {
  it('says in one line which one it is, or what to install', async () => {
    expect(await greetingOf({ path: '/usr/bin/ffmpeg', isBundled: false })).toEqual([
      'Clips are prepared with /usr/bin/ffmpeg.',
    ])
    const [bundled, ...none] = await greetingOf({ path: '/npm/ffmpeg', isBundled: true })
    expect(bundled).toContain('2019')
    expect(none).toEqual([])
    expect(await greetingOf(null)).toEqual([
      'Clips are off: there is no ffmpeg with libx264. Install ffmpeg or set FFMPEG_PATH.',
    ])
  })
})
