import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, readMarker, writeMarker } from './inputs.mjs'
import { ROOT, runNpm } from './run.mjs'

const MODULES = join(ROOT, 'node_modules')
const MARKER = join(MODULES, '.jes-installed')
const NPM_CI = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']

/** Installs exactly what package-lock.json names, unless that is already there. */
export async function install() {
  const major = process.versions.node.split('.')[0]
  const wanted = hashOf(ROOT, ['package-lock.json'], [major, process.platform, process.arch])
  if (readMarker(MARKER) === wanted) return

  if (!isInstalledByHand()) {
    console.log('Installing packages; the first time this takes about a minute.')
    const code = await runNpm([...NPM_CI, '--loglevel=error'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (code !== 0) throw new Error('The packages could not be installed; npm says why above.')
  }
  writeMarker(MARKER, wanted)
}

function isInstalledByHand() {
  const found = readLock(join(MODULES, '.package-lock.json'))
  return found !== null && isComplete(readLock(join(ROOT, 'package-lock.json')), found, process)
}

/** Whether everything that the lockfile needs on this machine is installed. */
export function isComplete(wanted, found, { platform, arch }) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || found[path]?.version === entry.version) return true
    const isForUs =
      !(entry.os && !entry.os.includes(platform)) && !(entry.cpu && !entry.cpu.includes(arch))
    return found[path] === undefined && entry.optional === true && (!isForUs || Boolean(entry.libc))
  })
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}
