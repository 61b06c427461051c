import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#lib/config.ts'

/** What is half done; at the start of a server nothing here is of use to anybody. */
export const WORK_FOLDER = join(config.DATA_DIR, 'work')

/** An empty folder for one piece of work. Whoever is killed before they remove it leaves it to the next start. */
export async function makeWorkFolder(name: string) {
  await mkdir(WORK_FOLDER, { recursive: true })
  return mkdtemp(join(WORK_FOLDER, `${name}-`))
}
