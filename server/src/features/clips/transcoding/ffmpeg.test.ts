import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listLacking } from './confine.ts'
import { type Choice, chooseFfmpeg, findFfmpeg, greetFfmpeg } from './ffmpeg.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'jes-test-ffmpeg-'))
afterAll(() => rm(DATA_DIR, { recursive: true }))
const NOTHING = {
  FFMPEG_PATH: undefined,
  FFMPEG_UNCONFINED: false,
  isProduction: false,
  DATA_DIR,
  path: '',
  lacking: [],
}

/** A program that responds like an ffmpeg with these encoders. */
async function program(folder: string, encoders: string) {
  const path = join(DATA_DIR, folder, 'ffmpeg')
  await mkdir(join(DATA_DIR, folder))
  await writeFile(path, `#!/bin/sh\necho '${encoders}'\n`)
  await chmod(path, 0o755)
  return path
}

const OWN = { path: '/usr/bin/ffmpeg', isBundled: false }

async function greetingOf(choice: Choice) {
  const lines: string[] = []
  await greetFfmpeg(
    {
      info: (line: string) => void lines.push(`info ${line}`),
      warn: (line: string) => void lines.push(`warn ${line}`),
    } as never,
    choice,
  )
  return lines
}

describe('the ffmpeg that is used', () => {
  it('is the one of FFMPEG_PATH, then the one on PATH', async () => {
    const named = await program('named', 'libx264 aac')
    const common = await program('common', 'libx264 aac')
    const path = `/nowhere:${join(DATA_DIR, 'common')}`
    expect(await chooseFfmpeg({ ...NOTHING, FFMPEG_PATH: named, path })).toEqual({
      ffmpeg: { path: named, isBundled: false },
      isWell: true,
      said: `Clips are prepared with ${named}.`,
    })
    expect(await chooseFfmpeg({ ...NOTHING, path, isProduction: true })).toMatchObject({
      ffmpeg: { path: common, isBundled: false },
    })
  })

  it('is none that does not run or cannot write H.264', async () => {
    const poor = await program('poor', 'mpeg4 aac')
    const production = { ...NOTHING, isProduction: true }
    for (const FFMPEG_PATH of [poor, '/nowhere/ffmpeg'])
      expect(await chooseFfmpeg({ ...production, FFMPEG_PATH })).toEqual({
        ffmpeg: null,
        isWell: false,
        said: 'Clips are off: there is no ffmpeg with libx264. Install ffmpeg or set FFMPEG_PATH.',
      })
  })

  it('is the one that npm brought, but never in production', async () => {
    const { ffmpeg, said } = await chooseFfmpeg(NOTHING)
    expect(ffmpeg).toMatchObject({ isBundled: true })
    expect(ffmpeg?.path).toContain('@ffmpeg-installer')
    expect(said).toContain('2019')
    expect(await chooseFfmpeg({ ...NOTHING, isProduction: true })).toMatchObject({ ffmpeg: null })
  })

  it('is looked for once', async () => {
    expect(await findFfmpeg()).toBe(await findFfmpeg())
  })
})

describe('where ffmpeg cannot be confined', () => {
  it('production makes no clips, and says why, unless the settings allow it', async () => {
    const FFMPEG_PATH = await program('loose', 'libx264 aac')
    const settings = { ...NOTHING, FFMPEG_PATH, isProduction: true, lacking: ['unshare'] }
    const refused = await chooseFfmpeg(settings)
    expect(refused).toMatchObject({ ffmpeg: null, isWell: false })
    expect(refused.said).toMatch(/^Clips are off: .*unshare.*FFMPEG_UNCONFINED=on/)

    const allowed = await chooseFfmpeg({ ...settings, FFMPEG_UNCONFINED: true })
    expect(allowed).toMatchObject({ ffmpeg: { path: FFMPEG_PATH }, isWell: true })
    expect(allowed.said).toContain('cannot be confined here: of util-linux unshare does not work')
  })

  it('anybody else is warned, by the log and the doctor', async () => {
    const FFMPEG_PATH = await program('told', 'libx264 aac')
    const choice = await chooseFfmpeg({ ...NOTHING, FFMPEG_PATH, lacking: ['prlimit', 'setpriv'] })
    expect(choice).toMatchObject({ ffmpeg: { path: FFMPEG_PATH }, isWell: false })
    const [line] = await greetingOf(choice)
    expect(line).toMatch(
      /^warn Clips are prepared with .* cannot be confined here: of util-linux prlimit, setpriv/,
    )
  })

  it('is found out by trying: a program that is not there, and one that fails', async () => {
    const folder = join(DATA_DIR, 'tools')
    await mkdir(folder)
    expect(await listLacking(folder)).toEqual([
      'prlimit (not installed)',
      'unshare (not installed)',
      'setpriv (not installed)',
    ])
    for (const [name, script] of [
      ['prlimit', 'shift 5; "$@"'],
      ['unshare', 'echo "unshare: Operation not permitted" >&2; exit 1'],
      ['setpriv', 'shift 2; "$@"'],
      ['true', 'exit 0'],
    ] as const) {
      await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`)
      await chmod(join(folder, name), 0o755)
    }
    expect(await listLacking(folder)).toEqual(['unshare (unshare: Operation not permitted)'])
  })
})

describe('the log at start', () => {
  it('says in one line which one it is, or what to install', async () => {
    const said = 'Clips are prepared with /usr/bin/ffmpeg.'
    expect(await greetingOf({ ffmpeg: OWN, isWell: true, said })).toEqual([`info ${said}`])
    const bundled = { path: '/npm/ffmpeg', isBundled: true }
    expect(await greetingOf({ ffmpeg: bundled, isWell: true, said })).toEqual([`warn ${said}`])
    expect(await greetingOf({ ffmpeg: null, isWell: false, said: 'Off.' })).toEqual(['warn Off.'])
  })
})
