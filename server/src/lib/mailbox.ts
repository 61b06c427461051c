import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail that was stored on this machine because there is no SMTP server. */
export type StoredMail = {
  to: string
  subject: string
  text: string
  html: string
  createdAt: string
}

const MOST_STORED = 500
let stored = 0

export function mailboxOf(dataDir: string) {
  return join(dataDir, 'mailbox')
}

/** Written to a temporary file and renamed, so that nobody reads half a mail; names sort by time. */
export async function storeMail(folder: string, mail: StoredMail) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const order = `${Date.now()}-${String(stored++ % 10_000).padStart(4, '0')}`
  const path = join(folder, `${order}-${randomBytes(6).toString('hex')}.json`)
  await writeFile(`${path}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 })
  await rename(`${path}.part`, path)

  const tooOld = (await listNames(folder)).slice(MOST_STORED)
  await Promise.all(tooOld.map((name) => rm(join(folder, name), { force: true })))
}

/** Newest first. */
export async function listMails(folder: string) {
  const mails = await Promise.all((await listNames(folder)).map((name) => findMail(folder, name)))
  return mails.filter((mail) => mail !== null)
}

export async function findMail(folder: string, name: string) {
  if (!/^[\w-]+\.json$/.test(name)) return null
  try {
    const mail = JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail
    return { name, ...mail }
  } catch (error) {
    // Deleted in the meantime, to make room for a newer one.
    if (isAbsent(error)) return null
    throw error
  }
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
