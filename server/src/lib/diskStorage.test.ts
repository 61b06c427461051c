import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testStorage } from '#test/storages.ts'
import { openDisk } from './diskStorage.ts'
import { makeKey } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'jes-disk-'))
const disk = openDisk(join(folder, 'media'))
afterAll(() => rm(folder, { recursive: true }))

describe('the disk', () => testStorage(disk))

test('what was never finished is deleted once it is old, and nothing that is not ours is listed', async () => {
  const key = `${makeKey()}-720.avif`
  await disk.put(key, Buffer.from('x'))
  const unfinished = join(folder, 'media', 'unfinished')
  await writeFile(join(unfinished, '0'.repeat(32)), 'half')
  await writeFile(join(folder, 'media', 'notes.txt'), 'mine')

  const listed = []
  for await (const file of disk.list()) listed.push(file.key)
  expect(listed).toEqual([key])

  await disk.removeUnfinished(new Date(Date.now() - 60_000))
  expect(await readdir(unfinished)).toHaveLength(1)
  await disk.removeUnfinished(new Date(Date.now() + 60_000))
  expect(await readdir(unfinished)).toEqual([])
})
