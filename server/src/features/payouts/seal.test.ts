import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readKey, seal, unseal } from './seal.ts'

const KEY = randomBytes(32)
const TO = { method: 'esewa' as const, name: 'Sita Rai', number: '9841234567' }

describe('sealed details', () => {
  test('are read again with the key', () => {
    expect(unseal(KEY, '12', seal(KEY, '12', TO))).toEqual(TO)
  })

  test('hold no word of what they say, and never look the same', () => {
    const sealed = seal(KEY, '12', TO)
    for (const word of [TO.name, TO.number, 'esewa']) {
      expect(sealed.includes(word)).toBe(false)
      expect(sealed.toString('base64')).not.toContain(Buffer.from(word).toString('base64'))
    }
    expect(seal(KEY, '12', TO).equals(sealed)).toBe(false)
  })

  test('cannot be opened with another key, as another payout’s, or with a byte changed', () => {
    const sealed = seal(KEY, '12', TO)
    expect(() => unseal(randomBytes(32), '12', sealed)).toThrow()
    expect(() => unseal(KEY, '13', sealed)).toThrow()
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(() => unseal(KEY, '12', changed)).toThrow()
    }
    expect(() => unseal(KEY, '12', sealed.subarray(0, 20))).toThrow()
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
