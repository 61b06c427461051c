import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const DATABASE = 'jes'
/** The role that Jes uses: the owner of its database, not a superuser. */
export const APP = 'jes_app'
/** The role that initdb created: it prepares the database at the start, and serves no request. */
export const SUPERUSER = 'jes'

const SECRET = 'secret'
const POINTER = 'moved-to'

type DatabaseAddress = { port: number; secret: string; role: typeof APP | typeof SUPERUSER }

export function addressOf({ port, secret, role }: DatabaseAddress, database = DATABASE): string {
  return `postgres://${role}:${passwordOf(secret, role)}@127.0.0.1:${port}/${database}`
}

/** Each role has its own password: the URL of the database does not reveal the superuser's. */
export function passwordOf(secret: string, role: string): string {
  return createHmac('sha256', secret).update(role).digest('base64url')
}

export function secretIn(folder: string): string {
  return join(folder, SECRET)
}

export function pointerIn(folder: string): string {
  return join(folder, POINTER)
}

/** The URL of the database that runs in this folder, for tests and tools; it needs access to the secret. */
export function findAddress(folder: string, role: DatabaseAddress['role'] = APP): string {
  const pointer = pointerIn(folder)
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : folder
  const port = Number(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3])
  return addressOf({ port, secret: readFileSync(secretIn(home), 'utf8'), role })
}
