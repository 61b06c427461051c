import { describe, expect, it } from 'vitest'
import { isComplete } from './install.mjs'

const HERE = { platform: 'linux', arch: 'arm64' }
const LOCK = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.12.8' },
  'node_modules/pg-linux': { version: '18.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
  'node_modules/pg-mac': { version: '18.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/musl': { version: '1.0.0', optional: true, os: ['linux'], libc: ['musl'] },
}
const { 'node_modules/fastify': fastify, 'node_modules/pg-linux': pg } = LOCK
const without = (...names) =>
  Object.fromEntries(Object.entries(LOCK).filter(([path]) => !names.includes(path.split('/')[1])))

describe('an installation', () => {
  it('is complete with all that this machine needs', () => {
    expect(isComplete(LOCK, without('pg-mac', 'musl'), HERE)).toBe(true)
  })

  it('is not complete without a package', () => {
    expect(isComplete(LOCK, without('fastify'), HERE)).toBe(false)
  })

  it('is not complete with another version', () => {
    const found = { ...LOCK, 'node_modules/fastify': { ...fastify, version: '5.0.0' } }
    expect(isComplete(LOCK, found, HERE)).toBe(false)
  })

  it('is not complete without the optional package for this machine', () => {
    expect(pg.optional).toBe(true)
    expect(isComplete(LOCK, without('pg-linux'), HERE)).toBe(false)
    expect(isComplete(LOCK, without('pg-linux'), { platform: 'linux', arch: 'x64' })).toBe(true)
  })
})
