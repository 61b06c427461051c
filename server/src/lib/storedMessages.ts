import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const MOST_STORED = 500
let stored = 0

/** Written to a temporary file and renamed, so that nobody reads half a message; names sort by time. */
export async function storeMessage(folder: string, message: object) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const order = `${Date.now()}-${String(stored++ % 10_000).padStart(4, '0')}`
  const path = join(folder, `${order}-${randomBytes(6).toString('hex')}.json`)
  await writeFile(`${path}.part`, JSON.stringify(message, null, 2), { mode: 0o600 })
  await rename(`${path}.part`, path)

  const tooOld = (await listNames(folder)).slice(MOST_STORED)
  await Promise.all(tooOld.map((name) => rm(join(folder, name), { force: true })))
}

/** Newest first. */
export async function listMessages<Message>(folder: string) {
  const names = await listNames(folder)
  const messages = await Promise.all(names.map((name) => findMessage<Message>(folder, name)))
  return messages.filter((message) => message !== null)
}

export async function findMessage<Message>(folder: string, name: string) {
  if (!/^[\w-]+\.json$/.test(name)) return null
  try {
    const message = JSON.parse(await readFile(join(folder, name), 'utf8')) as Message
    return { name, ...message }
  } catch (error) {
    // Deleted in the meantime, to make room for a newer one.
    if (isAbsent(error)) return null
    throw error
  }
}

/** Deletes the messages to one address or number. */
export async function removeMessages(folder: string, address: string) {
  const messages = await listMessages<{ to: string }>(folder)
  const theirs = messages.filter(({ to }) => to === address)
  for (const { name } of theirs) await rm(join(folder, name), { force: true })
}

async function listNames(folder: string) {
  try {
    return (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

function isAbsent(error: unknown) {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
