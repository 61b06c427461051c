import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from './counts.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jes-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function report(content) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the counts of vitest', () => {
  const passing = { name: 'a.ts', status: 'passed', assertionResults: [{ status: 'passed' }] }
  const failing = {
    name: 'b.ts',
    status: 'failed',
    assertionResults: [{ status: 'passed' }, { status: 'failed', fullName: 'it adds' }],
  }
  const broken = { name: 'c.ts', status: 'failed', assertionResults: [] }

  it('are those of the report', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 1, testResults: [passing, failing] })
    expect(countVitest(file, 1)).toMatchObject({ passed: 7, failed: 1 })
  })

  it('name what failed', () => {
    const file = report({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [passing, failing, broken],
    })
    expect(countVitest(file, 1).names).toEqual(['b.ts: it adds', 'c.ts'])
  })

  it('say why, in few lines and without colours', () => {
    const error = `\u001b[31mExpected 1\u001b[39m\n\n${'  at somewhere\n'.repeat(20)}`
    const test = { status: 'failed', fullName: 'it adds', failureMessages: [error] }
    const testResults = [{ name: 'b.ts', status: 'failed', assertionResults: [test] }]
    const file = report({ numPassedTests: 0, numFailedTests: 1, testResults })
    const lines = countVitest(file, 1).names[0].split('\n')
    expect(lines.slice(0, 2)).toEqual(['b.ts: it adds', '  Expected 1'])
    expect(lines).toHaveLength(7)
  })

  it('see a file that could not be run', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 0, testResults: [passing, broken] })
    expect(countVitest(file, 1)).toMatchObject({ passed: 7, failed: 1 })
  })

  it('see a run that failed although each test passed', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 0, testResults: [passing] })
    expect(countVitest(file, 1)).toMatchObject({ passed: 7, failed: 1 })
    expect(countVitest(file, 0)).toMatchObject({ passed: 7, failed: 0 })
  })

  it('see a run that left no report', () => {
    expect(countVitest(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('the counts of Playwright', () => {
  it('take an error outside tests as failed, and name what failed', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 0, skipped: 0 }
    const spec = (title, status, results) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results }],
    })
    const late = [{ error: { message: 'It came late.' } }]
    const inner = { specs: [spec('votes', 'unexpected', late), spec('reads', 'expected')] }
    const suites = [{ specs: [spec('posts', 'unexpected')], suites: [inner] }]
    expect(countPlaywright(report({ stats, errors: [{}], suites }), 1)).toEqual({
      passed: 5,
      failed: 3,
      names: ['a.spec.ts: posts', 'a.spec.ts: votes\n  It came late.'],
    })
  })
})
