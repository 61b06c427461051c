import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDisk } from './diskStorage.ts'
import { makeKey } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'jes-disk-'))
const disk = openDisk(join(folder, 'media'))
afterAll(() => rm(folder, { recursive: true }))

test('what is put in comes out, whole and in parts, until it is removed', async () => {
  const key = `${makeKey()}-360.webp`
  expect(await disk.sizeOf(key)).toBeNull()

  await disk.put(key, Buffer.from('namaste'))

  expect(await disk.sizeOf(key)).toBe(7)
  expect(String(await disk.read(key))).toBe('namaste')
  const part = await disk.stream(key, { start: 2, end: 4 }).toArray()
  expect(String(Buffer.concat(part))).toBe('mas')
  await disk.remove(key)
  await disk.remove(key)
  expect(await disk.sizeOf(key)).toBeNull()
})

test('everything is listed, also what was never finished, and nothing that is not ours', async () => {
  const key = `${makeKey()}-720.avif`
  await disk.put(key, Buffer.from('x'))
  const unfinished = `unfinished/${'0'.repeat(32)}`
  await writeFile(join(folder, 'media', unfinished), 'half')
  await writeFile(join(folder, 'media', 'notes.txt'), 'mine')

  const listed = []
  for await (const file of disk.list()) listed.push(file)

  expect(listed.map((file) => file.key).sort()).toEqual([key, unfinished].sort())
  expect(listed.every(({ writtenAt }) => Date.now() - writtenAt.getTime() < 60_000)).toBe(true)
  await disk.remove(unfinished)
  expect(await readdir(join(folder, 'media', 'unfinished'))).toEqual([])
})

test.each(['', '.', '../x', '/etc/passwd', '00/00/../../x-1.webp', 'notes.txt', '00/00/x-1.webp'])(
  '"%s" is no key',
  async (key) => {
    await expect(disk.put(key, Buffer.from('x'))).rejects.toThrow('is no key')
    await expect(disk.read(key)).rejects.toThrow('is no key')
    await expect(disk.remove(key)).rejects.toThrow('is no key')
    expect(await disk.sizeOf(key)).toBeNull()
  },
)
