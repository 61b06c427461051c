import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A private file, created if there is none: concurrent callers get the same. */
export async function readOrMake(path: string, make: () => string): Promise<string> {
  const found = await find(path)
  if (found !== null) return found
  await write(path, make())
  return (await find(path))!
}

async function find(path: string) {
  return readFile(path, 'utf8').catch(orNull('ENOENT'))
}

/** Written to a temporary file, synced, then linked to its name, which only the first of several can do. */
async function write(path: string, text: string) {
  const beside = `${path}.${randomBytes(8).toString('hex')}`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(beside, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
    await file.close()
    await claim(path, beside)
  } finally {
    await rm(beside, { force: true })
  }
}

async function claim(path: string, beside: string) {
  try {
    await link(beside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    // Not every file system has links.
    await copyFile(beside, path, constants.COPYFILE_EXCL).catch(orNull('EEXIST'))
  }
}

function orNull(code: string) {
  return (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== code) throw error
    return null
  }
}
