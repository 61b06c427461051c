import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster } from '#lib/embedded/postmaster.ts'
import { isRunning, signal } from '#lib/embedded/process.ts'

const PREFIX = 'jes-test-'

/** A folder of our own that PostgreSQL may enter, also when root runs it as another user. */
export function makeScratch(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  return folder
}

export function removeScratch(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Deletes the folders of killed test runs. */
export function sweepScratch(): void {
  const place = realpathSync(tmpdir())
  for (const name of readdirSync(place)) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0])
    if (!name.startsWith(PREFIX) || !pid || isRunning(pid)) continue
    const left = findPostmaster(join(place, name, 'postgres', 'cluster'))
    if (left) signal(left.pid, 'SIGQUIT')
    removeScratch(join(place, name))
  }
}
