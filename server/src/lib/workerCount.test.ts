import { describe, expect, it } from 'vitest'
import { workerCount } from './workerCount.ts'

const GB = 1024 ** 3
const machine = { cores: 8, memory: 16 * GB }
const production = { WORKERS: undefined, ROLE: 'all', isProduction: true } as const

describe('the number of web processes', () => {
  it('is one in development', () => {
    expect(workerCount({ ...production, isProduction: false }, machine)).toBe(1)
  })

  it('is one a core in production, as far as memory allows, and never none', () => {
    expect(workerCount(production, machine)).toBe(8)
    expect(workerCount(production, { cores: 8, memory: GB })).toBe(2)
    expect(workerCount(production, { cores: 8, memory: GB / 4 })).toBe(1)
  })

  it('is what WORKERS says, and none where only jobs run', () => {
    expect(workerCount({ ...production, WORKERS: 3 }, machine)).toBe(3)
    expect(workerCount({ ...production, ROLE: 'jobs', WORKERS: 3 }, machine)).toBe(0)
  })
})
