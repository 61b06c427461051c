import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user that PostgreSQL runs as, as options of `spawn`; empty when it is our own. */
export type Owner = { uid?: number; gid?: number }

const NOBODY = { uid: 65534, gid: 65534 }

/** PostgreSQL refuses root, so root runs it as the owner of the nearest folder that is not root's. */
export function ownerFor(folder: string): Owner {
  if (process.getuid?.() !== 0) return {}
  return ownerOf(folder) ?? accountNamed('postgres') ?? accountNamed('nobody') ?? NOBODY
}

/** Whether the owner may enter every folder on the path and use it. */
export function canReach(owner: Owner, path: string, use: 'run' | 'write'): boolean {
  if (owner.uid === undefined) return true
  const test = use === 'run' ? 'test -x "$0"' : 'test -w "$0" && test -x "$0"'
  return spawnSync('/bin/sh', ['-c', test, path], { ...owner, cwd: '/' }).status === 0
}

function ownerOf(folder: string): Owner | null {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  if (uid !== 0) return { uid, gid }
  return dirname(folder) === folder ? null : ownerOf(dirname(folder))
}

function accountNamed(name: string): Owner | null {
  const line = accounts().find((account) => account.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

function accounts(): string[] {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n')
  } catch {
    return []
  }
}
