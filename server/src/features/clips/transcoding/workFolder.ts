import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#lib/config.ts'

const HOUR_MS = 60 * 60 * 1000

/** Unfinished work; at the start of a server nothing here is needed. */
export const WORK_FOLDER = join(config.DATA_DIR, 'work')

/** An empty folder for one job. If the job is killed, the next start deletes it. */
export async function makeWorkFolder(name: string) {
  await mkdir(WORK_FOLDER, { recursive: true })
  return mkdtemp(join(WORK_FOLDER, `${name}-`))
}

/** Where only requests are served, others may be at work here: what a killed process left is deleted once it is old. */
export async function sweepWorkFolder() {
  for (const name of await readdir(WORK_FOLDER).catch(() => [])) {
    const path = join(WORK_FOLDER, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > HOUR_MS)
      await rm(path, { recursive: true, force: true })
  }
}
