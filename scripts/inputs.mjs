import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_OUT = /^(node_modules|dist|\..*)$|\.test\.(tsx?|mjs)$/

/** One hash over the names and contents of files and folders; tests and results do not count. */
export function hashOf(root, paths, words = []) {
  const hash = createHash('sha256').update(words.join('\n'))
  for (const path of paths) addTo(hash, root, path)
  return hash.digest('hex')
}

function addTo(hash, root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (statSync(full).isFile()) {
    hash.update(`\0${path}\0`).update(readFileSync(full))
    return
  }
  const names = readdirSync(full).filter((name) => !LEFT_OUT.test(name))
  for (const name of names.sort()) addTo(hash, root, `${path}/${name}`)
}

export function readMarker(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Whole or not at all: a half-written marker would vouch for a half-finished job. */
export function writeMarker(file, text) {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
