import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#lib/config.ts'

/** Unfinished work; at the start of a server nothing here is needed. */
export const WORK_FOLDER = join(config.DATA_DIR, 'work')

/** An empty folder for one job. If the job is killed, the next start deletes it. */
export async function makeWorkFolder(name: string) {
  await mkdir(WORK_FOLDER, { recursive: true })
  return mkdtemp(join(WORK_FOLDER, `${name}-`))
}
