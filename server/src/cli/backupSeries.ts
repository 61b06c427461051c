import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST, readManifest, verifyFiles } from './manifest.ts'
import { say } from './say.ts'

/** Names that sort by age, and that no folder of the operator has by accident. */
const DATED = /^jes-\d{8}T\d{6}Z$/
/** What a killed backup or a killed pruning left behind. */
const LEFT_OVER = /^jes-\d{8}T\d{6}Z\.(unfinished|removed)$/

/** Where the next backup of a series goes, named by the second in which it begins. */
export async function nextIn(series: string, now = new Date()) {
  await mkdir(series, { recursive: true, mode: 0o700 })
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  return join(series, `jes-${moment}`)
}

/**
 * Removes the oldest backups of a series but so many, once the newest is read again and found whole. A folder without
 * a manifest is neither counted nor removed: somebody should look at it.
 */
export async function prune(series: string, newest: string, keep: number) {
  await verifyFiles(newest, await readManifest(newest))
  const names = (await readdir(series)).sort()
  for (const name of names.filter((name) => LEFT_OVER.test(name)))
    await removeAll(join(series, name))

  const dated = names.filter((name) => DATED.test(name))
  const [whole, broken] = [dated.filter(isWhole), dated.filter((name) => !isWhole(name))]
  for (const name of broken) say(`${join(series, name)} is not a whole backup; look at it.`)
  const old = whole.slice(0, -keep).filter((name) => join(series, name) !== newest)
  for (const name of old) await removeBackup(join(series, name))
  return old

  function isWhole(name: string) {
    return existsSync(join(series, name, MANIFEST))
  }
}

/** Renamed first: half of a backup must not be taken for one. */
async function removeBackup(folder: string) {
  await rename(folder, `${folder}.removed`)
  await removeAll(`${folder}.removed`)
}

function removeAll(folder: string) {
  return rm(folder, { recursive: true, force: true })
}
