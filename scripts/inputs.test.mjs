import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from './inputs.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jes-inputs-'))
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src', 'app.ts'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

const hash = (...words) => hashOf(root, ['src', 'not-there'], words)

describe('the hash of what a build is made from', () => {
  it('stays when nothing changed', () => {
    expect(hash()).toBe(hash())
  })

  it('changes with the text of a file, its name, or a word beside them', () => {
    const before = hash()
    expect(hash('20')).not.toBe(before)
    writeFileSync(join(root, 'src', 'app.ts'), 'two')
    const edited = hash()
    expect(edited).not.toBe(before)
    renameSync(join(root, 'src', 'app.ts'), join(root, 'src', 'main.ts'))
    expect(hash()).not.toBe(edited)
  })

  it('does not see tests, installed packages or results', () => {
    const before = hash()
    for (const folder of ['dist', 'node_modules', '.cache']) {
      mkdirSync(join(root, 'src', folder))
      writeFileSync(join(root, 'src', folder, 'x.js'), 'x')
    }
    writeFileSync(join(root, 'src', 'app.test.tsx'), 'x')
    expect(hash()).toBe(before)
  })
})
