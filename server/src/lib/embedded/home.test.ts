import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { settleHome } from './home.ts'

let scratch: string
let wanted: string
let openFolder: string
const closed = () => ({ reaches: () => false, openFolder })

beforeEach(() => {
  scratch = makeScratch()
  wanted = join(scratch, 'somebody', 'postgres')
  openFolder = join(scratch, 'open')
})
afterEach(() => removeScratch(scratch))

describe('the home of a database', () => {
  it('is the folder that was asked for', () => {
    expect(settleHome(wanted).cluster).toBe(join(wanted, 'cluster'))
  })

  it('is an open folder when its owner cannot reach the one asked for, and stays there', () => {
    const first = settleHome(wanted, closed())
    expect(first.folder.startsWith(join(openFolder, 'postgres-'))).toBe(true)
    expect(settleHome(wanted, closed()).folder).toBe(first.folder)
    expect(settleHome(wanted).folder).toBe(first.folder)
  })

  it('is never an empty one beside one that cannot be reached any more', () => {
    mkdirSync(join(wanted, 'cluster'), { recursive: true })
    expect(() => settleHome(wanted, closed())).toThrow('cannot reach it')
    expect(existsSync(openFolder)).toBe(false)
  })

  it('is never an empty one in place of one that went missing', () => {
    rmSync(settleHome(wanted, closed()).folder, { recursive: true })
    expect(() => settleHome(wanted, closed())).toThrow('is not there')
    expect(readdirSync(openFolder)).toEqual([])
  })

  it('is its own for each of two folders', () => {
    const other = join(scratch, 'other', 'postgres')
    expect(settleHome(wanted, closed()).folder).not.toBe(settleHome(other, closed()).folder)
  })
})
