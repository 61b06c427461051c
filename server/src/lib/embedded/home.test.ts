import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { settleHome } from './home.ts'

let scratch: string
let preferred: string
let openFolder: string
const closed = () => ({ reaches: () => false, openFolder })

beforeEach(() => {
  scratch = makeScratch()
  preferred = join(scratch, 'somebody', 'postgres')
  openFolder = join(scratch, 'open')
})
afterEach(() => removeScratch(scratch))

describe('the home of a database', () => {
  it('is the requested folder', () => {
    expect(settleHome(preferred).cluster).toBe(join(preferred, 'cluster'))
  })

  it('is an open folder when its owner cannot reach the requested one, and stays there', () => {
    const first = settleHome(preferred, closed())
    expect(first.folder.startsWith(join(openFolder, 'postgres-'))).toBe(true)
    expect(settleHome(preferred, closed()).folder).toBe(first.folder)
    expect(settleHome(preferred).folder).toBe(first.folder)
  })

  it('is never an empty one beside one that cannot be reached any more', () => {
    mkdirSync(join(preferred, 'cluster'), { recursive: true })
    expect(() => settleHome(preferred, closed())).toThrow('cannot reach it')
    expect(existsSync(openFolder)).toBe(false)
  })

  it('is never an empty one in place of one that went missing', () => {
    rmSync(settleHome(preferred, closed()).folder, { recursive: true })
    expect(() => settleHome(preferred, closed())).toThrow('is not there')
    expect(readdirSync(openFolder)).toEqual([])
  })

  it('is its own for each of two folders', () => {
    const other = join(scratch, 'other', 'postgres')
    expect(settleHome(preferred, closed()).folder).not.toBe(settleHome(other, closed()).folder)
  })
})
