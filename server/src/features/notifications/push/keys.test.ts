import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readKeys } from './keys.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jes-keys-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('keys are made once, for our eyes only, however many ask at once', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => readKeys(folder)))
  expect(new Set(results.map(({ privateKey }) => privateKey)).size).toBe(1)
  expect(await readKeys(folder)).toEqual(results[0])
  expect(await readdir(folder)).toEqual(['push-keys.json'])
  expect((await stat(join(folder, 'push-keys.json'))).mode & 0o777).toBe(0o600)
})

test('a file that holds no keys is not written over', async () => {
  const path = join(folder, 'push-keys.json')
  for (const text of ['', '{}', '{"publicKey":"x","privateKey":"y"}']) {
    await writeFile(path, text)
    await expect(readKeys(folder)).rejects.toThrow('holds no keys')
  }
})
