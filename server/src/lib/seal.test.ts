import { createCipheriv, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readKey, type Subject, seal, unseal } from './seal.ts'

const KEY = randomBytes(32)
const SECRET = 'JBSWY3DPEHPK3PXP'
const OF: Subject = { domain: 'two-factor', id: '12' }

describe('what is sealed', () => {
  test('is read again with the key', () => {
    expect(unseal(KEY, OF, seal(KEY, OF, SECRET))).toBe(SECRET)
  })

  test('holds no word of what it says, and never looks the same', () => {
    const sealed = seal(KEY, OF, SECRET)
    expect(sealed.includes(SECRET)).toBe(false)
    expect(sealed.toString('base64')).not.toContain(Buffer.from(SECRET).toString('base64'))
    expect(seal(KEY, OF, SECRET).equals(sealed)).toBe(false)
  })

  test('cannot be opened with another key, as another’s, as another thing, or with a byte changed', () => {
    const sealed = seal(KEY, OF, SECRET)
    expect(() => unseal(randomBytes(32), OF, sealed)).toThrow()
    expect(() => unseal(KEY, { ...OF, id: '13' }, sealed)).toThrow()
    expect(() => unseal(KEY, { ...OF, domain: 'payout' }, sealed)).toThrow()
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(() => unseal(KEY, OF, changed)).toThrow()
    }
    expect(() => unseal(KEY, OF, sealed.subarray(0, 20))).toThrow()
  })

  test('may be a payout of the first months, and nothing else may be sealed so', () => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', KEY, iv, { authTagLength: 16 })
    cipher.setAAD(Buffer.from('12'))
    const hidden = Buffer.concat([cipher.update('to Sita', 'utf8'), cipher.final()])
    const old = Buffer.concat([Buffer.from([1]), iv, cipher.getAuthTag(), hidden])
    expect(unseal(KEY, { domain: 'payout', id: '12' }, old)).toBe('to Sita')
    expect(() => unseal(KEY, OF, old)).toThrow('not known here')
  })
})

describe('the key', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jes-key-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('is made once, for our eyes only, however many ask at once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => readKey(folder)))
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(keys[0]).toHaveLength(32)
    expect(await readFile(join(folder, 'payout-key'), 'utf8')).toBe(keys[0]?.toString('hex'))
    expect((await stat(join(folder, 'payout-key'))).mode & 0o777).toBe(0o600)
  })

  test('is not written over where the file holds something else', async () => {
    await writeFile(join(folder, 'payout-key'), 'half a key')
    await expect(readKey(folder)).rejects.toThrow('holds no key')
  })
})
