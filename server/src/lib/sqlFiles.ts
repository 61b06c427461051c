import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export type SqlFile = { name: string; text: string; checksum: string }

export async function listSqlFiles(folder: URL) {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/** The SQL files of a folder in the order of their names. */
export async function readSqlFiles(folder: URL): Promise<SqlFile[]> {
  const names = await listSqlFiles(folder)
  return Promise.all(
    names.map(async (name) => {
      // A copy with Windows line endings is the same file.
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: checksumOf(text) }
    }),
  )
}

export function checksumOf(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
