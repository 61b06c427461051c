import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { listOpen, settleDataFolder } from './dataFolder.ts'

const isRoot = process.getuid?.() === 0
let scratch: string
let umask: number
beforeEach(() => {
  scratch = makeScratch()
  umask = process.umask(0)
})
afterEach(() => {
  process.umask(umask)
  removeScratch(scratch)
})

const modeOf = (path: string) => statSync(path).mode & 0o777

describe.skipIf(process.platform === 'win32')('DATA_DIR', () => {
  it('is made for us alone, in folders that others may still pass', () => {
    const folder = join(scratch, 'srv', 'jes')
    expect(settleDataFolder(folder)).toEqual([])
    expect(modeOf(folder)).toBe(isRoot ? 0o710 : 0o700)
    expect(modeOf(join(scratch, 'srv'))).toBe(0o777)
    writeFileSync(join(folder, 'new'), '')
    mkdirSync(join(folder, 'folder'))
    expect([modeOf(join(folder, 'new')), modeOf(join(folder, 'folder'))]).toEqual([0o600, 0o700])
    expect(listOpen(folder)).toEqual([])
  })

  it('is closed with everything in it when it was open, and says what was', () => {
    const folder = join(scratch, 'data')
    mkdirSync(join(folder, 'media', 'aa'), { recursive: true })
    writeFileSync(join(folder, 'media', 'aa', 'picture'), '')
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin', 'ffmpeg'), '', { mode: 0o755 })
    expect(settleDataFolder(folder)).toEqual([folder, join(folder, 'bin'), join(folder, 'media')])
    expect(modeOf(join(folder, 'media', 'aa'))).toBe(0o700)
    expect(modeOf(join(folder, 'media', 'aa', 'picture'))).toBe(0o600)
    expect(modeOf(join(folder, 'bin', 'ffmpeg'))).toBe(0o700)
    expect(settleDataFolder(folder)).toEqual([])
  })

  it('goes on with what a start that was killed left open', () => {
    const folder = join(scratch, 'data')
    settleDataFolder(folder)
    mkdirSync(join(folder, 'media'))
    writeFileSync(join(folder, 'media', 'one'), '')
    writeFileSync(join(folder, 'media', 'two'), '')
    chmodSync(join(folder, 'media', 'two'), 0o644)
    chmodSync(join(folder, 'media'), 0o755)
    expect(settleDataFolder(folder)).toEqual([join(folder, 'media')])
    expect(modeOf(join(folder, 'media', 'two'))).toBe(0o600)
  })

  it('closes a folder that a link leads to, and touches nothing that a link inside leads to', () => {
    const [folder, disk, other] = ['data', 'disk', 'other'].map((name) => join(scratch, name))
    for (const path of [folder!, disk!]) mkdirSync(path)
    writeFileSync(other!, '', { mode: 0o644 })
    symlinkSync(disk!, join(folder!, 'media'))
    symlinkSync(other!, join(disk!, 'link'))
    settleDataFolder(folder!)
    expect(modeOf(disk!)).toBe(0o700)
    expect(modeOf(other!)).toBe(0o644)
    expect(lstatSync(join(disk!, 'link')).isSymbolicLink()).toBe(true)
  })

  it.runIf(isRoot)('of another user is passed by root without its powers, as ffmpeg runs', () => {
    const folder = join(scratch, 'data')
    mkdirSync(folder)
    chownSync(folder, 65534, 65534)
    settleDataFolder(folder)
    writeFileSync(join(folder, 'video'), 'a video')
    const read = (words: string[], as = {}) =>
      spawnSync(words[0]!, [...words.slice(1), 'cat', join(folder, 'video')], {
        ...as,
        encoding: 'utf8',
      }).stdout
    expect(read(['setpriv', '--bounding-set=-all', '--inh-caps=-all'])).toBe('a video')
    expect(read(['env'], { uid: 1234, gid: 1234 })).toBe('')
    expect(spawnSync('ls', [folder], { uid: 65534, gid: 65534 }).status).toBe(0)
  })
})
