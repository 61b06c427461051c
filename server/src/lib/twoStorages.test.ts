import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testStorage } from '#test/storages.ts'
import { openDisk } from './diskStorage.ts'
import { makeKey } from './storage.ts'
import { openBoth } from './twoStorages.ts'

const folder = await mkdtemp(join(tmpdir(), 'jes-both-'))
const [main, other] = [openDisk(join(folder, 'new')), openDisk(join(folder, 'old'))]
const both = openBoth(main, other)
afterAll(() => rm(folder, { recursive: true }))

describe('two storages', () => testStorage(both))

test('new files go to the main one', async () => {
  const key = `${makeKey()}-360.webp`
  await both.put(key, Buffer.from('new'))
  expect([await main.sizeOf(key), await other.sizeOf(key)]).toEqual([3, null])
  await both.remove(key)
})

test('what is still in the other is read, listed and deleted there', async () => {
  const key = `${makeKey()}-360.webp`
  await other.put(key, Buffer.from('old one'))

  expect(await both.sizeOf(key)).toBe(7)
  expect(String(await both.read(key))).toBe('old one')
  const part = await (await both.stream(key, { start: 0, end: 2 })).toArray()
  expect(String(Buffer.concat(part))).toBe('old')
  const listed = []
  for await (const file of both.list()) listed.push(file.key)
  expect(listed).toEqual([key])

  await both.remove(key)
  expect(await other.sizeOf(key)).toBeNull()
})
